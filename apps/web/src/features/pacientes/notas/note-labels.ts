import type { Content } from '@alecrim/domain';

/** The labels of a note, in its form, in a comparison and in its history. */
export const noteLabels: Record<Exclude<keyof Content<'Consulta'>, 'paciente_id'>, string> = {
  data: 'Data da consulta',
  titulo: 'Título',
  texto: 'Anotação',
  respostas: 'Anamnese',
  anexos: 'Anexos',
};
