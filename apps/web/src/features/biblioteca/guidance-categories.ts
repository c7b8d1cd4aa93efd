import { orientacaoLabel, orientacaoLabels } from '@alecrim/domain/pure';
import { isFixed, type OrientacaoCategoria } from '../../data/library-queries.ts';
import { useCategorias } from './categoria-of.ts';

export interface GuidanceCategory {
  value: string;
  label: string;
  colour: string;
}

const colours: Record<OrientacaoCategoria, string> = {
  gestantes: '#db2777',
  geral: '#0d9488',
  higienizacao: '#0284c7',
  prevencao: '#7c3aed',
  utensilios: '#b45309',
  outros: '#64748b',
};

/** The six fixed categories of guidance (P38), then those that the person has created. */
export function useGuidanceCategories() {
  const categorias = useCategorias('orientacao') ?? [];
  const own = categorias.map(({ id, nome, cor }) => ({
    value: id,
    label: nome,
    colour: cor ?? colours.outros,
  }));
  const fixed = Object.entries(orientacaoLabels).map(([value, label]) => ({
    value,
    label,
    colour: colours[value as OrientacaoCategoria],
  }));
  const all: GuidanceCategory[] = [...fixed, ...own];
  /** An unknown one, such as of another person, counts as Outros. */
  const categoryOf = (categoria: string | null | undefined): GuidanceCategory => {
    const value = isFixed(categoria) ? categoria : 'outros';
    const fallback = { value, label: orientacaoLabel(categoria), colour: colours[value] };
    return own.find((one) => one.value === categoria) ?? fallback;
  };
  return { all, own: own.map(({ value }) => value), categoryOf };
}
