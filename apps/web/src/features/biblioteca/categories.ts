import type { Stored } from '@alecrim/domain';
import { orientacaoLabel, orientacaoLabels } from '@alecrim/domain/pure';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useClient } from '../../data/context.ts';
import {
  byName,
  categoriesQuery,
  isFixed,
  type OrientacaoCategoria,
  type Tipo,
} from '../../data/library-queries.ts';

/** The category of a template; undefined if it was deleted. */
export function useCategoria(tipo: Tipo, id: string | null): Stored<'Categoria'> | undefined {
  const select = useCallback(
    (categorias: Stored<'Categoria'>[]) => categorias.find((categoria) => categoria.id === id) ?? null,
    [id],
  );
  const { data } = useQuery({ ...categoriesQuery(useClient(), tipo), select });
  return data ?? undefined;
}

export function useCategorias(tipo: Tipo): Stored<'Categoria'>[] | undefined {
  const { data } = useQuery({ ...categoriesQuery(useClient(), tipo), select: byName });
  return data;
}

interface GuidanceCategory {
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
  /** An unknown category, such as of another person, counts as Outros. */
  const categoryOf = (categoria: string | null | undefined): GuidanceCategory => {
    const value = isFixed(categoria) ? categoria : 'outros';
    const fallback = { value, label: orientacaoLabel(categoria), colour: colours[value] };
    return own.find((one) => one.value === categoria) ?? fallback;
  };
  return { all, own: own.map(({ value }) => value), categoryOf };
}
