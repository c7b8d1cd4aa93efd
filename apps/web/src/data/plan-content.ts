import type { Draft } from '@alecrim/domain';
import { linesOf } from '@alecrim/domain/pure';
import { newId } from '../lib/new-id.ts';

/**
 * What the editor writes. The link's own fields are not among them: saving a form that has been open for an
 * hour must not reopen a link that was closed meanwhile.
 */
export const contentFields = [
  'titulo',
  'paciente_id',
  'paciente_nome',
  'refeicoes',
  'receitas',
  'orientacoes',
  'observacoes_finais',
] as const;

type Plan = Draft<'Cardapio'>;
export type PlanContent = Pick<Plan, (typeof contentFields)[number]>;
export type Refeicao = PlanContent['refeicoes'][number];
export type Opcao = NonNullable<Refeicao['opcoes']>[number];
export type Receita = PlanContent['receitas'][number];
export type Orientacao = PlanContent['orientacoes'][number];

export const blankContent: PlanContent = {
  titulo: '',
  paciente_id: null,
  paciente_nome: '',
  refeicoes: [],
  receitas: [],
  orientacoes: [],
  observacoes_finais: '',
};

/** The content of a record, an old version or a draft; what is missing is blank. */
export function contentOf(source: Partial<PlanContent>): PlanContent {
  const entries = contentFields.map((field) => [field, source[field] ?? blankContent[field]]);
  return structuredClone(Object.fromEntries(entries)) as PlanContent;
}

/** The content as it is kept: options numbered by their places, every part with an id, nothing empty. */
export function tidyContent(content: PlanContent): PlanContent {
  return {
    ...content,
    titulo: content.titulo.trim(),
    paciente_nome: trimmed(content.paciente_nome),
    refeicoes: content.refeicoes.map(tidyRefeicao).filter(hasText),
    receitas: content.receitas.map(tidyReceita).filter(hasText),
    orientacoes: content.orientacoes.map(tidyOrientacao).filter(hasText),
  };
}

const tidyRefeicao = (refeicao: Refeicao): Refeicao => ({
  ...identified(refeicao),
  nome: trimmed(refeicao.nome),
  horario: trimmed(refeicao.horario),
  opcoes: (refeicao.opcoes ?? [])
    .map((opcao) => ({
      ...identified(opcao),
      descricao: trimmed(opcao.descricao),
      itens: cleanLines(opcao.itens),
    }))
    .filter(hasText)
    .map((opcao, index) => ({ ...opcao, numero: index + 1 })),
});

const tidyReceita = (receita: Receita): Receita => ({
  ...identified(receita),
  nome: trimmed(receita.nome),
  ingredientes: cleanLines(receita.ingredientes),
});

const tidyOrientacao = (orientacao: Orientacao): Orientacao => ({
  ...identified(orientacao),
  titulo: trimmed(orientacao.titulo),
  itens: cleanLines(orientacao.itens),
});

const identified = <T extends { id?: string | null }>(part: T): T & { id: string } => ({
  ...part,
  id: part.id || newId(),
});

const trimmed = (text: string | null | undefined) => text?.trim() ?? '';
const cleanLines = (lines: readonly string[] | null | undefined) => linesOf((lines ?? []).join('\n'));

function hasText({ id: _, numero: __, ...rest }: Record<string, unknown>): boolean {
  return Object.values(rest).some((value) =>
    typeof value === 'string' ? value.trim() !== '' : Array.isArray(value) && value.length > 0,
  );
}

/** Whether two plans say the same to a reader, whatever their ids and blanks. */
export const sameContent = (a: Partial<PlanContent>, b: Partial<PlanContent>): boolean =>
  readable(a) === readable(b);

function readable(source: Partial<PlanContent>): string {
  const plan = tidyContent(contentOf(source));
  return JSON.stringify([
    plan.titulo,
    plan.paciente_id || null,
    plan.paciente_nome,
    plan.refeicoes.map(({ nome, horario, opcoes }) => [
      nome,
      horario,
      opcoes?.map(({ descricao, itens }) => [descricao, itens]),
    ]),
    plan.receitas.map(({ nome, ingredientes, modo_preparo }) => [nome, ingredientes, trimmed(modo_preparo)]),
    plan.orientacoes.map(({ titulo, itens }) => [titulo, itens]),
    trimmed(plan.observacoes_finais),
  ]);
}
