import type { Client } from '@alecrim/client';
import type { EntityName } from '@alecrim/domain';
import { infiniteQueryOptions, mutationOptions, type QueryClient } from '@tanstack/react-query';

/** A deleted record, as the bin shows it. */
export interface Binned {
  tipo: EntityName;
  id: string;
  titulo: string;
  excluido_em: string;
  /** When it is erased for good. */
  apagado_em: string;
}

interface BinPage {
  itens: Binned[];
  tem_mais: boolean;
}

const PAGE = 30;

/** The deleted records, page by page. They are always read again, because another device may have deleted more. */
export function binQuery(client: Client, busca: string, tipo: EntityName | undefined) {
  return infiniteQueryOptions({
    queryKey: ['bin', { busca, tipo }],
    queryFn: async ({ pageParam: pular }) =>
      (await client.functions.invoke<BinPage>('listarExcluidos', { busca, tipo, pular, limite: PAGE })).data,
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.tem_mais ? pages.length * PAGE : undefined),
    staleTime: 0,
  });
}

type Named = Pick<Binned, 'tipo' | 'id'>;

export function restoreFromBinMutation(client: Client, queries: QueryClient) {
  return mutationOptions({
    mutationKey: ['bin', 'restore'],
    mutationFn: async ({ tipo, id }: Named): Promise<void> => void (await client.entities[tipo].restore(id)),
    onSettled: (_nothing, _error, { tipo }) =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ['bin'] }),
        queries.invalidateQueries({ queryKey: [tipo] }),
      ]),
  });
}

export function eraseFromBinMutation(client: Client, queries: QueryClient) {
  return mutationOptions({
    mutationKey: ['bin', 'erase'],
    mutationFn: ({ tipo, id }: Named) => client.functions.invoke('excluirDeVez', { tipo, id }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['bin'] }),
  });
}
