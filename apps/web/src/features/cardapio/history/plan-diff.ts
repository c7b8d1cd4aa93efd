import { linesOf, searchable } from '@alecrim/domain/pure';
import { contentOf, type Opcao, type PlanContent, type Refeicao } from '../../../data/plan-content.ts';
import { lineChanges } from './line-diff.ts';
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
  const [was, is] = [contentOf(before), contentOf(after)];
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
      changesOf: (a, b) => [
        ...textChange('Nome', a.nome, b.nome),
        ...linesChange('Ingredientes', a.ingredientes, b.ingredientes),
        ...linesChange('Modo de preparo', linesOf(a.modo_preparo ?? ''), linesOf(b.modo_preparo ?? '')),
      ],
    }),
    ...partChanges(was.orientacoes, is.orientacoes, {
      noun: 'Orientação',
      nameOf: ({ titulo }) => titulo,
      changesOf: (a, b) => [
        ...textChange('Título', a.titulo, b.titulo),
        ...linesChange('Itens', a.itens, b.itens),
      ],
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
    ({ id }) => id,
    (part) => searchable(nameOf(part) ?? ''),
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
    ({ id }) => id,
    ({ itens }) => itens?.join('\n'),
    ({ id, numero }) => (id ? null : String(numero)),
  ]);
  const summary = ({ descricao, itens }: Opcao) => [descricao, ...(itens ?? [])].filter(Boolean).join('; ');
  return [
    ...textChange('Nome', before.nome, after.nome),
    ...textChange('Horário', before.horario, after.horario),
    ...kept.flatMap(({ before: a, after: b, isMoved, from, to }) => [
      ...(isMoved ? [change('changed', `A opção ${from + 1} passou a ser a ${to + 1}.`)] : []),
      ...textChange(`Opção ${to + 1}, descrição`, a.descricao, b.descricao),
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

function textChange(label: string, before?: string | null, after?: string | null): PlanChange[] {
  const [was, is] = [before?.trim() ?? '', after?.trim() ?? ''];
  if (was === is) return [];
  if (!was) return [change('added', `${label}: “${is}”.`)];
  if (!is) return [change('removed', `${label}: “${was}” foi apagado.`)];
  return [change('changed', `${label}: “${was}” virou “${is}”.`)];
}

function linesChange(label: string, before?: string[] | null, after?: string[] | null): PlanChange[] {
  const start = label && `${label}: `;
  return lineChanges(before ?? [], after ?? []).map((line) => {
    if (line.kind === 'added') return change('added', `${start}entrou “${line.text}”.`);
    if (line.kind === 'removed') return change('removed', `${start}saiu “${line.text}”.`);
    if (line.kind === 'changed') return change('changed', `${start}“${line.was}” virou “${line.text}”.`);
    return change('changed', `${start}as mesmas linhas em outra ordem.`);
  });
}

const change = (kind: PlanChange['kind'], text: string): PlanChange => ({ kind, text });
const byNome = ({ nome }: { nome?: string | null }) => nome;
