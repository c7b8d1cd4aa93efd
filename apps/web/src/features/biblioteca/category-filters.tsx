import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useUser } from '../../data/context.ts';
import { ofCategoria, sharedShelf, type Tipo } from '../../data/library-queries.ts';
import { useWriteAddress } from '../../lib/address-search.ts';
import { useCategorias, useGuidanceCategories } from './categories.ts';
import { ColourDot } from './colour-dot.tsx';

const CATEGORY = 'categoria';
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

interface Chip {
  /** In the address; empty for "all". */
  value: string;
  label: string;
  colour?: string | null;
}

interface FilterChipsProps {
  parameter: string;
  legend: string;
  chips: Chip[];
}

/** A choice of a few chips. They are radio buttons, so that arrow keys work; the choice is in the address. */
function FilterChips({ parameter, legend, chips }: FilterChipsProps) {
  const [params] = useSearchParams();
  const write = useWriteAddress();
  const inAddress = params.get(parameter) ?? '';
  // The address changes a moment later; until then the chip shows the new choice.
  const [pick, setPick] = useState({ value: inAddress, from: inAddress });
  const chosen = pick.from === inAddress ? pick.value : inAddress;

  function choose(value: string) {
    setPick({ value, from: inAddress });
    write({ [parameter]: value });
  }

  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{legend}</legend>
      {chips.map(({ value, label, colour }) => (
        <label
          key={value}
          className="relative flex h-11 max-w-full md:h-9 cursor-pointer items-center gap-2 rounded-full border border-line-strong bg-surface px-3.5 text-sm font-medium text-muted transition-colors hover:text-ink has-checked:border-brand-ink has-checked:brand-edge has-checked:bg-brand-soft has-checked:text-brand-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand-ink"
        >
          <input
            type="radio"
            name={parameter}
            value={value}
            checked={chosen === value}
            onChange={() => choose(value)}
            className="absolute inset-0 cursor-pointer appearance-none rounded-full opacity-0"
          />
          {colour && <ColourDot colour={colour} />}
          <span className="truncate">{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
