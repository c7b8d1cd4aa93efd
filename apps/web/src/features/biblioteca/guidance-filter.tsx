import { useSearchParams } from 'react-router';
import { useUser } from '../../data/context.ts';
import { ofCategoria, sharedShelf } from '../../data/library-queries.ts';
import { CATEGORY } from './category-filter.tsx';
import { FilterChips } from './filter-chips.tsx';
import { useGuidanceCategories } from './guidance-categories.ts';

const OWNER = 'de';
const MINE = 'mim';

export function GuidanceFilter() {
  const { all } = useGuidanceCategories();
  return (
    <div className="flex flex-wrap gap-x-6 gap-y-3">
      <FilterChips
        parameter={CATEGORY}
        legend="Filtrar por categoria"
        chips={[{ value: '', label: 'Todas' }, ...all]}
      />
      <FilterChips
        parameter={OWNER}
        legend="Filtrar por quem criou"
        chips={[
          { value: '', label: 'De todos' },
          { value: MINE, label: 'Só as minhas' },
        ]}
      />
    </div>
  );
}

/** The filter of the chosen chips, and the first values of a sheet that is created under them. */
export function useGuidanceChoice() {
  const [params] = useSearchParams();
  const user = useUser();
  const { own: ownCategories, categoryOf } = useGuidanceCategories();
  const categoria = params.get(CATEGORY);
  const own = params.get(OWNER) === MINE ? { created_by_id: user.id } : undefined;
  const chosen = categoria ? ofCategoria(categoria, ownCategories) : undefined;
  return {
    filter: own || chosen ? { ...own, ...chosen } : undefined,
    start: categoria ? { categoria: categoryOf(categoria).value } : undefined,
    scope: sharedShelf(user.id),
  };
}
