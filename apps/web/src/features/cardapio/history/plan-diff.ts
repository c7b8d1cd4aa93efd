import { type PlanList, planParts } from '@alecrim/domain';
import {
  byKey,
  daysText,
  lineChanges,
  linesOf,
  mostrarLabels,
  originsOf,
  partTexts,
  type Rule,
  searchable,
  targetTexts,
} from '@alecrim/domain/pure';
import { type Opcao, type PlanContent, planContentOf, type Refeicao } from '../../../data/plan-content.ts';
import { opcaoLabels, orientacaoLabels, receitaLabels, refeicaoLabels } from '../../../fields/part-labels.ts';
import { capitalised } from '../../../lib/capitalised.ts';
import { acceptedTexts, decisionTexts, type LinkFields, linkChanges } from './change-texts.ts';

export interface PlanChange {
  kind: 'added' | 'removed' | 'changed';
  /** A whole sentence, in Portuguese. */
  text: string;
}

export interface ChangeGroup {
  title: string;
  changes: PlanChange[];
}

export type AnyVersion = Partial<PlanContent & LinkFields>;

/** The differences between two versions of a plan, in words: first of its text, then of what is shown of it and to whom. */
export const planChanges = (before: AnyVersion, after: AnyVersion): ChangeGroup[] => [
  ...textChanges(before, after),
  ...sharingChanges(before, after),
];

/** By meal, option and line. */
export function textChanges(before: AnyVersion, after: AnyVersion): ChangeGroup[] {
  const [was, is] = [planContentOf(before), planContentOf(after)];
  return filled([
    {
      title: 'Informações básicas',
      changes: [
        ...textChange('Título', was.titulo, is.titulo),
        ...textChange('Paciente', was.paciente_nome, is.paciente_nome),
      ],
    },
    ...partChanges('refeicoes', was, is, mealChanges),
    ...partChanges('receitas', was, is, (a, b) => fieldChanges(receitaLabels, a, b)),
    ...partChanges('orientacoes', was, is, (a, b) => fieldChanges(orientacaoLabels, a, b)),
    {
      title: 'Observações finais',
      changes: linesChange('', linesOf(was.observacoes_finais ?? ''), linesOf(is.observacoes_finais ?? '')),
    },
    { title: 'Metas do dia', changes: targetChanges(was, is) },
    {
      title: 'Conferir itens',
      changes: linesChange('', decisionTexts(was), decisionTexts(is)),
    },
    {
      title: 'Avisos de restrição aceitos',
      changes: linesChange('', acceptedTexts(was), acceptedTexts(is)),
    },
  ]);
}

/** What is chosen on the plan's page: the link, and what it and the document show. */
export function sharingChanges(before: AnyVersion, after: AnyVersion): ChangeGroup[] {
  const [was, is] = [planContentOf(before), planContentOf(after)];
  return filled([
    {
      title: 'Calorias e macros no documento',
      changes: textChange('Mostrar', mostrarLabels[was.mostrar_numeros], mostrarLabels[is.mostrar_numeros]),
    },
    {
      title: 'Nutrientes do dia no documento',
      changes: textChange('Mostrar', shownWord(was.mostrar_nutrientes), shownWord(is.mostrar_nutrientes)),
    },
    { title: 'Trocas pelo paciente', changes: swapsChange(was.permitir_trocas, is.permitir_trocas) },
    { title: 'Link público', changes: linkChanges(before, after) },
  ]);
}

const filled = (groups: ChangeGroup[]) => groups.filter(({ changes }) => changes.length > 0);
const shownWord = (isShown: boolean | undefined) => (isShown ? 'sim' : 'não');

function targetChanges(before: PlanContent, after: PlanContent): PlanChange[] {
  const now = targetTexts(after.meta);
  return targetTexts(before.meta).flatMap(({ name, text }, place) =>
    textChange(name, text, now[place]?.text),
  );
}

function partChanges<L extends PlanList>(
  list: L,
  before: PlanContent,
  after: PlanContent,
  changesOf: (before: PlanContent[L][number], after: PlanContent[L][number]) => PlanChange[],
): ChangeGroup[] {
  type Part = PlanContent[L][number];
  const { words, titleField } = planParts[list];
  const noun = capitalised(words.singular);
  const nameOf = (part: Part) => String(part[titleField as keyof Part] ?? '').trim();
  const title = (part: Part, at: number) =>
    nameOf(part) ? `${noun} “${nameOf(part)}”` : `${noun} ${at + 1}`;
  const { kept, added, removed } = pairParts<Part>(before[list], after[list], [
    byKey(({ id }) => id),
    byKey((part) => searchable(nameOf(part))),
  ]);
  return [
    ...kept.map(({ before: a, after: b, isMoved, from, to }) => ({
      at: to,
      title: title(b, to),
      changes: [
        ...(isMoved ? [change('changed', `Passou da posição ${from + 1} para a ${to + 1}.`)] : []),
        ...changesOf(a, b),
      ],
    })),
    ...added.map(({ part, at }) => ({
      at,
      title: title(part, at),
      changes: [change('added', `${noun} adicionad${words.gender}.`)],
    })),
    ...removed.map(({ part, at }) => ({
      at: after[list].length + at,
      title: title(part, at),
      changes: [change('removed', `${noun} removid${words.gender}.`)],
    })),
  ].sort((a, b) => a.at - b.at);
}

function mealChanges(before: Refeicao, after: Refeicao): PlanChange[] {
  const { kept, added, removed } = pairParts(before.opcoes ?? [], after.opcoes ?? [], [
    byKey(({ id }) => id),
    byKey(({ itens }) => itens?.join('\n')),
    byKey(({ id, numero }) => (id ? null : String(numero))),
  ]);
  const { opcoes: _, ...ownLabels } = refeicaoLabels;
  const { itens: __, ...besideItems } = opcaoLabels;
  return [
    ...fieldChanges(ownLabels, before, after),
    ...kept.flatMap(({ before: a, after: b, isMoved, from, to }) => [
      ...(isMoved ? [change('changed', `A opção ${from + 1} passou a ser a ${to + 1}.`)] : []),
      ...fieldChanges(besideItems, a, b, (label) => `Opção ${to + 1}, ${label.toLowerCase()}`),
      ...linesChange(`Opção ${to + 1}`, a.itens, b.itens),
    ]),
    ...added.map(({ part, at }) => change('added', `Opção ${at + 1} adicionada: ${summary(part)}.`)),
    ...removed.map(({ part, at }) => change('removed', `Opção ${at + 1} removida: ${summary(part)}.`)),
  ];
}

const summary = (option: Opcao) => partTexts(opcaoLabels, option).join('; ') || 'vazia';

/** Compares field by field, in the order of the labels. Lists and texts of several lines are compared by line. */
function fieldChanges<L extends Record<string, string>>(
  labels: L,
  before: { [K in keyof L]?: unknown },
  after: { [K in keyof L]?: unknown },
  labelled = (label: string) => label,
): PlanChange[] {
  return Object.entries(labels).flatMap(([name, label]) => {
    const [was, is] = [before[name], after[name]];
    if (name === 'dias') return textChange(labelled(label), daysText(was), daysText(is));
    const isList = [was, is].some((value) => Array.isArray(value) || String(value ?? '').includes('\n'));
    return isList
      ? linesChange(labelled(label), linesIn(was), linesIn(is))
      : textChange(labelled(label), textIn(was), textIn(is));
  });
}

const linesIn = (value: unknown): string[] => (Array.isArray(value) ? value : linesOf(textIn(value)));
const textIn = (value: unknown): string => String(value ?? '');

function textChange(label: string, before?: string | null, after?: string | null): PlanChange[] {
  const [was, is] = [before?.trim() ?? '', after?.trim() ?? ''];
  if (was === is) return [];
  if (!was) return [change('added', `${label}: “${is}”.`)];
  if (!is) return [change('removed', `${label}: “${was}” foi apagado.`)];
  return [change('changed', `${label}: “${was}” virou “${is}”.`)];
}

function swapsChange(before: boolean, after: boolean): PlanChange[] {
  if (before === after) return [];
  return after
    ? [change('added', 'O paciente passou a poder trocar alimentos.')]
    : [change('removed', 'O paciente deixou de poder trocar alimentos.')];
}

function linesChange(label: string, before?: string[] | null, after?: string[] | null): PlanChange[] {
  const start = label && `${label}: `;
  const [was, is] = [before ?? [], after ?? []];
  const changes = lineChanges(was, is);
  if (changes.length === 0 && was.join('\n') !== is.join('\n'))
    return [change('changed', `${start}os mesmos itens em outra ordem.`)];
  return changes.map(({ kind, text, was }) => change(kind, start + lineWords[kind](text, was)));
}

const lineWords = {
  added: (text: string) => `entrou “${text}”.`,
  removed: (text: string) => `saiu “${text}”.`,
  changed: (text: string, was = '') => `“${was}” virou “${text}”.`,
};

const change = (kind: PlanChange['kind'], text: string): PlanChange => ({ kind, text });

interface Pair<T> {
  before: T;
  after: T;
  /** The part changed its place among the kept parts. */
  isMoved: boolean;
  from: number;
  to: number;
}

interface Pairing<T> {
  kept: Pair<T>[];
  added: { part: T; at: number }[];
  removed: { part: T; at: number }[];
}

/** Matches the parts of two versions, and marks the parts that moved. */
function pairParts<T>(before: readonly T[], after: readonly T[], rules: readonly Rule<T>[]): Pairing<T> {
  const origins = originsOf(before, after, rules);
  const still = new Set(longestRising(origins.filter((from) => from !== undefined)));
  const at = (part: T, place: number) => ({ part, at: place });
  return {
    kept: after.flatMap((part, to) => {
      const from = origins[to];
      if (from === undefined) return [];
      return [{ before: before[from] as T, after: part, from, to, isMoved: !still.has(from) }];
    }),
    added: after.map(at).filter(({ at }) => origins[at] === undefined),
    removed: before.map(at).filter(({ at }) => !origins.includes(at)),
  };
}

/** The longest list of parts whose order is unchanged; all other kept parts have moved. */
function longestRising(places: readonly number[]): number[] {
  const best: number[][] = [];
  for (const place of places) {
    const before = best.filter((run) => (run.at(-1) ?? -1) < place);
    const longest = before.reduce<number[]>((a, b) => (b.length > a.length ? b : a), []);
    best.push([...longest, place]);
  }
  return best.reduce<number[]>((a, b) => (b.length > a.length ? b : a), []);
}
