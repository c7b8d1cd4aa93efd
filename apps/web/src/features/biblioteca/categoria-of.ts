import type { Stored } from '@alecrim/domain';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useClient } from '../../data/context.ts';
import { byName, categoriesQuery, type Tipo } from '../../data/library-queries.ts';

/** The category that a template names; none when it was deleted meanwhile. */
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
