import { Cardapio, type Content, refeicaoFields } from '@alecrim/domain';
import { DAY_MS, daysText } from '@alecrim/domain/pure';
import { useSyncExternalStore } from 'react';
import { copyFormats } from '../lib/clipboard.ts';
import { createListeners } from '../lib/listeners.ts';
import { attempt, COPIED_PART, LAST_ACCOUNT, pageStorage } from '../lib/storage.ts';
import { knownPart, type PartListName, partListOf } from './whole-part.ts';

// A part is copied twice. The system's clipboard takes it to Ctrl+V in any tab, and its plain text to other programs; a page
// may read it only while keys are pressed, or after a question that phones show at each press. So the button Colar reads a
// second copy on this device, which Sair, an erased patient and the end of the day remove.
const FORMAT = 'application/x-alecrim-part+json';
const LIFETIME_MS = DAY_MS;

interface Stored {
  account: string | null;
  at: number;
  text: string;
}

const copies = createListeners();
let read: { from: string | null; copied: CopiedPart | undefined } = { from: null, copied: undefined };

/** Copies a part. Returns false where the browser refuses the clipboard; the button Colar then works all the same. */
export function copyPart(copied: CopiedPart): boolean {
  const stored: Stored = { account: account(), at: Date.now(), text: packed(copied) };
  // Where the device is full, Ctrl+V still works.
  attempt(() => pageStorage()?.setItem(COPIED_PART, JSON.stringify(stored)));
  copies.notify();
  return copyFormats({ 'text/plain': partText(copied), [FORMAT]: packed(copied) });
}

/** The part on a clipboard that was just pasted. */
export const pastedPart = (clipboard: DataTransfer | null): CopiedPart | undefined =>
  unpacked(clipboard?.getData(FORMAT));

/** The part that was last copied on this device, by this account. */
export const useCopiedPart = (): CopiedPart | undefined => useSyncExternalStore(subscribe, copiedPart);

export function copiedPart(): CopiedPart | undefined {
  const from = pageStorage()?.getItem(COPIED_PART) ?? null;
  if (from !== read.from) read = { from, copied: attempt(() => checked(from)) };
  return read.copied;
}

function checked(from: string | null): CopiedPart | undefined {
  const { account: owner, at, text } = JSON.parse(from ?? '') as Stored;
  return Date.now() - at < LIFETIME_MS && owner === account() ? unpacked(text) : undefined;
}

const account = () => pageStorage()?.getItem(LAST_ACCOUNT) ?? null;

function subscribe(listener: () => void): () => void {
  const unsubscribe = copies.subscribe(listener);
  // Another tab has copied something.
  window.addEventListener('storage', listener);
  return () => {
    unsubscribe();
    window.removeEventListener('storage', listener);
  };
}

/** What can be copied from one plan to another. */
export interface CopiedPart {
  kind: PartListName;
  part: object;
}

const schemas = { ...Cardapio.fields, ...refeicaoFields };
const VERSION = 1;

export const packed = ({ kind, part }: CopiedPart): string => JSON.stringify({ format: VERSION, kind, part });

/** Anything may be on a clipboard, so only a part that keeps the rules of a plan is taken, without fields that a plan lacks. */
export const unpacked = (text: string | null | undefined): CopiedPart | undefined =>
  attempt(() => {
    const { format, kind: list, part } = JSON.parse(text ?? '') as Record<string, unknown>;
    const kind = format === VERSION && typeof list === 'string' ? partListOf(list) : undefined;
    const [checked] = (kind && schemas[kind].schema.safeParse([part]).data) ?? [];
    const known = kind && checked && { kind, part: knownPart(kind, checked) };
    return known && partText(known) !== '' ? known : undefined;
  });

type Plan = Content<'Cardapio'>;
type Meal = Plan['refeicoes'][number];
type Opcao = NonNullable<Meal['opcoes']>[number];
type AnyPart = Partial<Meal & Opcao & Plan['receitas'][number] & Plan['orientacoes'][number]>;

/** The part as plain text, for a message or another program. */
export function partText({ part }: Pick<CopiedPart, 'part'>): string {
  const { nome, titulo, horario, dias, descricao, itens, ingredientes, modo_preparo, opcoes } =
    part as AnyPart;
  const lines = [
    [nome ?? titulo ?? descricao, horario, daysText(dias)].filter(Boolean).join(' - '),
    ...bulleted(itens ?? ingredientes),
    ...(opcoes ?? []).map((option, index) => optionText(option, index, opcoes?.length ?? 0)),
    modo_preparo,
  ];
  return lines.filter(Boolean).join('\n');
}

function optionText({ descricao, itens, dias }: Opcao, index: number, count: number): string {
  const title = [count > 1 && `Opção ${index + 1}`, descricao, daysText(dias)].filter(Boolean).join(': ');
  const lines = bulleted(itens);
  return lines.length > 0 || descricao ? [title, ...lines].filter(Boolean).join('\n') : '';
}

const bulleted = (lines: readonly string[] | null | undefined) => (lines ?? []).map((line) => `- ${line}`);
