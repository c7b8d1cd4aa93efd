import type { Client } from '@alecrim/client';
import type { EntityName } from '@alecrim/domain';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { type LongList, longListQuery } from './long-list.ts';
import { restoreMany } from './many-records.ts';
import { withoutRecord } from './record-changes.ts';

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

// The server's limit of rows in one answer.
const PAGE = 100;

/** The deleted records, page by page. They are never cached, because another device may have deleted more. */
export function binQuery(client: Client, busca: string, tipo: EntityName | undefined) {
  return longListQuery<Binned>({
    queryKey: ['bin', { busca, tipo }],
    size: PAGE,
    async read({ cursor }, signal) {
      const pular = Number(cursor);
      const asked = { busca, tipo, pular, limite: PAGE };
      const { data } = await client.until(signal).functions.invoke<BinPage>('listarExcluidos', asked);
      const { itens, tem_mais } = data;
      return { items: itens, next_cursor: tem_mais ? String(pular + itens.length) : null };
    },
    staleTime: 0,
  });
}

type Named = Pick<Binned, 'tipo' | 'id'>;

export function restoreFromBinMutation(client: Client, queries: QueryClient) {
  return mutationOptions({
    mutationFn: async ({ tipo, id }: Named): Promise<void> => void (await client.entities[tipo].restore(id)),
    onSuccess: (_nothing, { id }) => takeOut(queries, id),
    onSettled: (_nothing, _error, { tipo }) => queries.invalidateQueries({ queryKey: [tipo] }),
  });
}

/** Restores several records, kind by kind. Returns how many. */
export function restoreManyFromBinMutation(client: Client, queries: QueryClient) {
  return mutationOptions({
    async mutationFn(chosen: readonly Named[]): Promise<number> {
      let restored = 0;
      for (const tipo of new Set(chosen.map(({ tipo }) => tipo))) {
        const ids = chosen.filter((one) => one.tipo === tipo).map(({ id }) => id);
        restored += await restoreMany(client, tipo, ids);
      }
      return restored;
    },
    // Also after a failure: a part may have come back.
    onSettled: (_count, _error, chosen) =>
      Promise.all(
        [...new Set(['bin', ...chosen.map(({ tipo }) => tipo)])].map((name) =>
          queries.invalidateQueries({ queryKey: [name] }),
        ),
      ),
  });
}

export function eraseFromBinMutation(client: Client, queries: QueryClient) {
  return mutationOptions({
    mutationFn: ({ tipo, id }: Named) => client.functions.invoke('excluirDeVez', { tipo, id }),
    onSuccess: (_done, { id }) => takeOut(queries, id),
  });
}

/** The rest of the list begins one place earlier. */
function takeOut(queries: QueryClient, id: string): void {
  queries.setQueriesData<LongList<Binned>>({ queryKey: ['bin'] }, (list) => {
    if (!list?.pages.some(({ items }) => items.some((binned) => binned.id === id))) return list;
    const { pages, pageParams } = withoutRecord(list, id) as LongList<Binned>;
    const last = pages.at(-1) ?? { items: [], next_cursor: null };
    const next_cursor = last.next_cursor && String(Number(last.next_cursor) - 1);
    return { pages: pages.with(-1, { ...last, next_cursor }), pageParams };
  });
}
