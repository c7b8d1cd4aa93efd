import { ApiError, type Client, type Page, type Query, type SortOf } from '@alecrim/client';
import type { Content, EntityName, Stored } from '@alecrim/domain';
import { queryOptions } from '@tanstack/react-query';
import { cardPages, longListQuery } from './long-list.ts';

// Keys start with the entity's name, so that one invalidation reaches everything that shows it.

export function listQuery<N extends EntityName>(
  client: Client,
  name: N,
  sort: SortOf<Stored<N>> = '-created_date' as SortOf<Stored<N>>,
) {
  return queryOptions({
    queryKey: [name, 'list', sort],
    queryFn: ({ signal }) => client.until(signal).entities[name].list(sort) as Promise<Stored<N>[]>,
  });
}

/** One record, or null when there is none that this person may see. */
export function recordQuery<N extends EntityName>(client: Client, name: N, id: string | null) {
  return queryOptions({
    queryKey: [name, 'record', id],
    queryFn: async ({ signal }): Promise<Stored<N> | null> => {
      if (!id) return null;
      try {
        return (await client.until(signal).entities[name].get(id)) as Stored<N>;
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
  /** Only the pages near the screen are kept; the list has to be shown by `CardGrid`. */
  isBounded?: boolean;
}

/** A list that is read page by page while the person scrolls. */
export function pageQuery<N extends EntityName>(client: Client, name: N, options: PageOptions<N> = {}) {
  const { q, sort = '-created_date' as SortOf<Stored<N>>, limit = 30, isBounded } = options;
  return longListQuery({
    queryKey: [name, 'page', { q, sort, limit }],
    ...(isBounded ? cardPages(limit) : { size: limit }),
    read: (part, signal) =>
      client.until(signal).entities[name].page({ q, sort, ...part }) as Promise<Page<Stored<N>>>,
  });
}

export function countQuery<N extends EntityName>(client: Client, name: N, q?: Query<N>) {
  return queryOptions({
    queryKey: [name, 'count', q],
    queryFn: ({ signal }) => client.until(signal).entities[name].count(q),
  });
}

/** Earlier versions of a record, newest first. They are read only when the history is opened. */
export function versionsQuery(client: Client, name: EntityName, id: string) {
  return queryOptions({
    queryKey: [name, 'versions', id],
    queryFn: ({ signal }) => client.until(signal).entities[name].history(id),
  });
}

/** The content of one version, which never changes. */
export function versionQuery<N extends EntityName>(client: Client, name: N, id: string, version: number) {
  return queryOptions({
    queryKey: [`${name} version`, id, version],
    queryFn: ({ signal }) =>
      client.until(signal).entities[name].atVersion(id, version) as Promise<Partial<Content<N>>>,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
