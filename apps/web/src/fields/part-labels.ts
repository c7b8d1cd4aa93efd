import type {
  ForPrograms,
  opcaoFields,
  orientacaoFields,
  receitaFields,
  refeicaoFields,
} from '@alecrim/domain';

/** A label for every field that people read; a field without one does not compile. */
export type LabelsOf<F> = Record<Exclude<keyof F, ForPrograms>, string>;

export const refeicaoLabels = {
  nome: 'Nome',
  horario: 'Horário',
  opcoes: 'Opções',
  dias: 'Dias',
} satisfies LabelsOf<typeof refeicaoFields>;

export const opcaoLabels = {
  descricao: 'Descrição',
  itens: 'Itens',
  dias: 'Dias',
} satisfies LabelsOf<typeof opcaoFields>;

export const receitaLabels = {
  nome: 'Nome',
  porcoes: 'Rende (porções)',
  ingredientes: 'Ingredientes',
  modo_preparo: 'Modo de preparo',
} satisfies LabelsOf<typeof receitaFields>;

export const orientacaoLabels = {
  titulo: 'Título',
  itens: 'Itens',
} satisfies LabelsOf<typeof orientacaoFields>;
