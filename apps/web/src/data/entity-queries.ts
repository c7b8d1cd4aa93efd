import { ApiError, type Client, type Page, type Query, type SortOf } from '@alecrim/client';
import type { EntityName, Stored } from '@alecrim/domain';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

// Keys start with the entity's name, so that one invalidation reaches everything that shows it.

export function listQuery<N extends EntityName>(
  client: Client,
  name: N,
  sort: SortOf<Stored<N>> = '-created_date' as SortOf<Stored<N>>,
) {
  return queryOptions({
    queryKey: [name, 'list', sort],
    queryFn: () => client.entities[name].list(sort) as Promise<Stored<N>[]>,
  });
}

/** One record, or null when there is none that this person may see. */
export function recordQuery<N extends EntityName>(client: Client, name: N, id: string | null) {
  return queryOptions({
    queryKey: [name, 'record', id],
    queryFn: async (): Promise<Stored<N> | null> => {
      if (!id) return null;
      try {
        return (await client.entities[name].get(id)) as Stored<N>;
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
  });
}

interface PageOptions<N extends EntityName> {
  q?: Query<N>;
  sort?: SortOf<Stored<N>>;
  limit?: number;
}

/** A list that is read page by page while the person scrolls. */
export function pageQuery<N extends EntityName>(client: Client, name: N, options: PageOptions<N> = {}) {
  const { q, sort = '-created_date' as SortOf<Stored<N>>, limit = 30 } = options;
  return infiniteQueryOptions({
    queryKey: [name, 'page', { q, sort, limit }],
    queryFn: ({ pageParam: cursor }) =>
      client.entities[name].page({ q, sort, limit, cursor }) as Promise<Page<Stored<N>>>,
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next_cursor,
  });
}

export function countQuery<N extends EntityName>(client: Client, name: N, q?: Query<N>) {
  return queryOptions({ queryKey: [name, 'count', q], queryFn: () => client.entities[name].count(q) });
}
