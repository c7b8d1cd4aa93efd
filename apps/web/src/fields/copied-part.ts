import { Cardapio, refeicaoFields } from '@alecrim/domain';
import { daysText } from './part-labels.ts';
import { knownPart } from './whole-part.ts';

/** What can be copied from one plan to another. */
export type CopiedKind = 'refeicoes' | 'opcoes' | 'receitas' | 'orientacoes';

export interface CopiedPart {
  kind: CopiedKind;
  part: object;
}

// A list of parts, and its rules.
const schemas = {
  refeicoes: Cardapio.fields.refeicoes.schema,
  opcoes: refeicaoFields.opcoes.schema,
  receitas: Cardapio.fields.receitas.schema,
  orientacoes: Cardapio.fields.orientacoes.schema,
};

/** Undefined for lists that are no part of a plan. */
export function kindOfList(list: string): CopiedKind | undefined {
  const kind = list.slice(list.lastIndexOf('.') + 1);
  return kind in schemas ? (kind as CopiedKind) : undefined;
}

const FORMAT = 1;

export const packed = ({ kind, part }: CopiedPart): string => JSON.stringify({ format: FORMAT, kind, part });

/** Anything may be on a clipboard, so only a part that keeps the rules of a plan is taken, without fields that a plan lacks. */
export function unpacked(text: string | null | undefined): CopiedPart | undefined {
  try {
    const { format, kind, part } = JSON.parse(text ?? '') as Record<string, unknown>;
    const list = format === FORMAT && typeof kind === 'string' ? kindOfList(kind) : undefined;
    if (!list) return undefined;
    const [checked] = schemas[list].safeParse([part]).data ?? [];
    const known = checked && knownPart(list, checked);
    return known && partText({ kind: list, part: known }) !== '' ? { kind: list, part: known } : undefined;
  } catch {
    return undefined;
  }
}

interface Texts {
  nome?: string | null;
  titulo?: string | null;
  horario?: string | null;
  dias?: unknown;
  descricao?: string | null;
  itens?: string[] | null;
  ingredientes?: string[] | null;
  modo_preparo?: string | null;
  opcoes?: Texts[] | null;
}

/** The part as plain text, for a message or another program. */
export function partText({ kind, part }: CopiedPart): string {
  const { nome, titulo, horario, dias, descricao, itens, ingredientes, modo_preparo, opcoes } = part as Texts;
  const lines = [
    [nome ?? titulo ?? descricao, horario, daysText(dias)].filter(Boolean).join(' - '),
    ...bulleted(itens ?? ingredientes),
    ...(opcoes ?? []).map((option, index) => optionText(option, index, opcoes?.length ?? 0)),
    kind === 'receitas' ? modo_preparo : '',
  ];
  return lines.filter(Boolean).join('\n');
}

function optionText({ descricao, itens, dias }: Texts, index: number, count: number): string {
  const title = [count > 1 && `Opção ${index + 1}`, descricao, daysText(dias)].filter(Boolean).join(': ');
  const lines = bulleted(itens);
  return lines.length > 0 || descricao ? [title, ...lines].filter(Boolean).join('\n') : '';
}

const bulleted = (lines: readonly string[] | null | undefined) => (lines ?? []).map((line) => `- ${line}`);
