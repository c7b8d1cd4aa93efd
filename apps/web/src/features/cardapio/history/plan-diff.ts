import { byKey, lineChanges, linesOf, searchable } from '@alecrim/domain/pure';
import { type Opcao, type PlanContent, planContentOf, type Refeicao } from '../../../data/plan-content.ts';
import { opcaoLabels } from '../../../fields/opcao-fields.tsx';
import { orientacaoLabels } from '../../../fields/orientacao-fields.tsx';
import { receitaLabels } from '../../../fields/receita-fields.tsx';
import { refeicaoLabels } from '../../../fields/refeicao-fields.tsx';
import { type LinkFields, linkChanges } from './link-changes.ts';
import { pairParts } from './pair-parts.ts';

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

/** What was added, changed and removed between two versions of a plan, in words, by meal, option and line. */
export function planChanges(before: AnyVersion, after: AnyVersion): ChangeGroup[] {
  const [was, is] = [planContentOf(before), planContentOf(after)];
  const groups: ChangeGroup[] = [
    {
      title: 'Informações básicas',
      changes: [
        ...textChange('Título', was.titulo, is.titulo),
        ...textChange('Paciente', was.paciente_nome, is.paciente_nome),
      ],
    },
    ...partChanges(was.refeicoes, is.refeicoes, { noun: 'Refeição', nameOf: byNome, changesOf: mealChanges }),
    ...partChanges(was.receitas, is.receitas, {
      noun: 'Receita',
      nameOf: byNome,
      changesOf: (a, b) => fieldChanges(receitaLabels, a, b),
    }),
    ...partChanges(was.orientacoes, is.orientacoes, {
      noun: 'Orientação',
      nameOf: ({ titulo }) => titulo,
      changesOf: (a, b) => fieldChanges(orientacaoLabels, a, b),
    }),
    {
      title: 'Observações finais',
      changes: linesChange('', linesOf(was.observacoes_finais ?? ''), linesOf(is.observacoes_finais ?? '')),
    },
    { title: 'Link público', changes: linkChanges(before, after) },
  ];
  return groups.filter(({ changes }) => changes.length > 0);
}

interface PartWords<T> {
  noun: string;
  nameOf: (part: T) => string | null | undefined;
  changesOf: (before: T, after: T) => PlanChange[];
}

function partChanges<T extends { id?: string | null }>(
  before: readonly T[],
  after: readonly T[],
  { noun, nameOf, changesOf }: PartWords<T>,
): ChangeGroup[] {
  const title = (part: T, at: number) => {
    const name = nameOf(part)?.trim();
    return name ? `${noun} “${name}”` : `${noun} ${at + 1}`;
  };
  const { kept, added, removed } = pairParts(before, after, [
    byKey(({ id }) => id),
    byKey((part) => searchable(nameOf(part) ?? '')),
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
      changes: [change('added', `${noun} adicionada.`)],
    })),
    ...removed.map(({ part, at }) => ({
      at: after.length + at,
      title: title(part, at),
      changes: [change('removed', `${noun} removida.`)],
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
    ...added.map(({ part, at }) =>
      change('added', `Opção ${at + 1} adicionada: ${summary(part) || 'vazia'}.`),
    ),
    ...removed.map(({ part, at }) =>
      change('removed', `Opção ${at + 1} removida: ${summary(part) || 'vazia'}.`),
    ),
  ];
}

const summary = ({ descricao, itens }: Opcao) => [descricao, ...(itens ?? [])].filter(Boolean).join('; ');

/** Field by field, in the order of the labels: a list and a text of several lines by line, other values whole. */
function fieldChanges<L extends Record<string, string>>(
  labels: L,
  before: { [K in keyof L]?: unknown },
  after: { [K in keyof L]?: unknown },
  labelled = (label: string) => label,
): PlanChange[] {
  return Object.entries(labels).flatMap(([name, label]) => {
    const [was, is] = [before[name], after[name]];
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

function linesChange(label: string, before?: string[] | null, after?: string[] | null): PlanChange[] {
  const start = label && `${label}: `;
  const [was, is] = [before ?? [], after ?? []];
  const changes = lineChanges(was, is);
  if (changes.length === 0 && was.join('\n') !== is.join('\n'))
    return [change('changed', `${start}as mesmas linhas em outra ordem.`)];
  return changes.map(({ kind, text, was }) => change(kind, start + lineWords[kind](text, was)));
}

const lineWords = {
  added: (text: string) => `entrou “${text}”.`,
  removed: (text: string) => `saiu “${text}”.`,
  changed: (text: string, was = '') => `“${was}” virou “${text}”.`,
};

const change = (kind: PlanChange['kind'], text: string): PlanChange => ({ kind, text });
const byNome = ({ nome }: { nome?: string | null }) => nome;
