import { type RestricaoDoPaciente, restricaoLabels, restricaoText, searchable } from '@alecrim/domain/pure';
import { newId } from '../lib/new-id.ts';

export interface StoredRestriction extends RestricaoDoPaciente {
  id?: string | null;
}

const keyOf = (restriction: RestricaoDoPaciente) => searchable(restricaoText(restriction));

export const hasRestriction = (list: readonly RestricaoDoPaciente[], restriction: RestricaoDoPaciente) =>
  list.some((one) => keyOf(one) === keyOf(restriction));

/** The list with another restriction; the same list if it has this one. */
export function withRestriction(
  list: readonly StoredRestriction[],
  restriction: RestricaoDoPaciente,
): readonly StoredRestriction[] {
  if (keyOf(restriction) === '' || hasRestriction(list, restriction)) return list;
  return [...list, { motivo: null, ...restriction, id: newId() }];
}

/** Typed words: a restriction of the list if they are its name, else free words. */
export function typedRestriction(typed: string): RestricaoDoPaciente {
  const words = typed.trim().replace(/\s+/g, ' ');
  const tipo = tipos.find((one) => searchable(restricaoLabels[one]) === searchable(words));
  return tipo ? { tipo } : { palavras: words };
}

export const tipos = Object.keys(restricaoLabels) as (keyof typeof restricaoLabels)[];
