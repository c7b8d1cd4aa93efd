import { useSearchParams } from 'react-router';
import type { Tipo } from '../../data/library-queries.ts';
import { useCategorias } from './categoria-of.ts';
import { FilterChips } from './filter-chips.tsx';

export const CATEGORY = 'categoria';
const NONE = 'nenhuma';
// A filter holds at most 16 KB. With more categories, only templates that never had a category are found.
const MAX_NAMED = 300;

export function CategoryFilter({ tipo }: { tipo: Tipo }) {
  const categorias = useCategorias(tipo);
  if (!categorias || categorias.length === 0) return null;
  return (
    <FilterChips
      parameter={CATEGORY}
      legend="Filtrar por categoria"
      chips={[
        { value: '', label: 'Todas' },
        ...categorias.map(({ id, nome, cor }) => ({ value: id, label: nome, colour: cor })),
        { value: NONE, label: 'Sem categoria' },
      ]}
    />
  );
}

/** The filter of the chosen chip, and the first values of a template that is created under it. */
export function useCategoryChoice(tipo: Tipo) {
  const [params] = useSearchParams();
  const categorias = useCategorias(tipo);
  const chosen = params.get(CATEGORY);
  if (!chosen) return {};
  if (chosen !== NONE) {
    const isKnown = categorias?.some(({ id }) => id === chosen);
    return { filter: { categoria_id: chosen }, start: isKnown ? { categoria_id: chosen } : undefined };
  }
  // A template keeps the id of a deleted category, so that undoing the deletion restores it.
  const ids = categorias?.map(({ id }) => id) ?? [];
  const isNamed = ids.length > 0 && ids.length <= MAX_NAMED;
  return { filter: { categoria_id: isNamed ? { $nin: ids } : null } };
}
