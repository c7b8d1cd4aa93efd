import type {
  ForPrograms,
  opcaoFields,
  orientacaoFields,
  receitaFields,
  refeicaoFields,
} from '@alecrim/domain';
import { daysWords, namedDays } from '@alecrim/domain/pure';

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

/** The texts of a part besides its name, in the order of its labels. */
export function partTexts(labels: object, part: object): string[] {
  return Object.keys(labels)
    .filter((name) => name !== 'nome' && name !== 'titulo')
    .map((name) => {
      const value = (part as Record<string, unknown>)[name];
      if (name === 'dias') return daysText(value);
      return Array.isArray(value) ? value.join('; ') : String(value ?? '');
    })
    .filter(Boolean);
}

/** The days in words, or nothing for every day. */
export const daysText = (value: unknown): string =>
  namedDays(value).length > 0 ? daysWords(namedDays(value)) : '';
