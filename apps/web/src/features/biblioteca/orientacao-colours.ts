import { knownCategoria, type OrientacaoCategoria } from '../../data/guidance-shelf.ts';

/** The guidance categories are fixed and so are their colours; an unknown one counts as Outros. */
export const orientacaoColours: Record<OrientacaoCategoria, string> = {
  gestantes: '#db2777',
  geral: '#0d9488',
  higienizacao: '#0284c7',
  prevencao: '#7c3aed',
  utensilios: '#b45309',
  outros: '#64748b',
};

export const orientacaoColour = (categoria: string | null): string =>
  orientacaoColours[knownCategoria(categoria)];
