import { orientacaoLabels } from '@alecrim/domain/pure';
import { useSearchParams } from 'react-router';
import { knownCategoria, ofCategoria, sharedShelf } from '../../data/guidance-shelf.ts';
import { useUser } from '../../data/session-context.ts';
import { CATEGORY } from './category-filter.tsx';
import { FilterChips } from './filter-chips.tsx';
import { orientacaoColours } from './orientacao-colours.ts';

const OWNER = 'de';
const MINE = 'mim';

export function GuidanceFilter() {
  return (
    <div className="flex flex-wrap gap-x-6 gap-y-3">
      <FilterChips
        parameter={CATEGORY}
        legend="Filtrar por categoria"
        chips={[
          { value: '', label: 'Todas' },
          ...Object.entries(orientacaoLabels).map(([value, label]) => ({
            value,
            label,
            colour: orientacaoColours[knownCategoria(value)],
          })),
        ]}
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
  const categoria = params.get(CATEGORY);
  const own = params.get(OWNER) === MINE ? { created_by_id: user.id } : undefined;
  const chosen = categoria ? ofCategoria(categoria) : undefined;
  return {
    filter: own || chosen ? { ...own, ...chosen } : undefined,
    start: categoria ? { categoria: knownCategoria(categoria) } : undefined,
    scope: sharedShelf(user.id),
  };
}
