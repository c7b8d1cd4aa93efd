import type { Page } from '@alecrim/client';
import {
  hashKey,
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  type QueryKey,
  useInfiniteQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback, useMemo, useRef } from 'react';

/** One page of a list, and where the next one begins. */
export type ListPage<T> = Pick<Page<T>, 'items' | 'next_cursor'>;

/** Where a page begins. It knows the pages before it, so that one that was dropped can be loaded again. */
interface PageStart {
  cursor: string | null;
  /** The place of its first row in the list. */
  index: number;
  before: PageStart | null;
}

/** The loaded pages of a list, as they are in the cache. */
export type LongList<T> = InfiniteData<ListPage<T>, PageStart>;

interface Reading<T> {
  queryKey: QueryKey;
  /** How many rows the first page has. */
  size: number;
  /** How many rows a later page has; as many as the first without it. */
  nextSize?: number;
  /** More pages are not kept: those far from the screen are dropped, and loaded again when they come near. */
  maxPages?: number;
  read: (part: { cursor: string | null; limit: number }, signal: AbortSignal) => Promise<ListPage<T>>;
  staleTime?: number;
}

/**
 * The pages of a list of cards, of which only those near the screen are kept. A later page is larger, so that a refetch is
 * few requests; six pages are more than 600 cards.
 */
export const cardPages = (size: number) => ({ size, nextSize: 4 * size, maxPages: 6 });

// So many rows before a dropped page comes on the screen, it is loaded again.
const AHEAD = 24;

const beginning: PageStart = { cursor: null, index: 0, before: null };

/** A list that is loaded page by page while the person scrolls. */
export function longListQuery<T>({ queryKey, size, nextSize = size, maxPages, read, staleTime }: Reading<T>) {
  const readAt = ({ cursor, index }: PageStart, signal: AbortSignal) =>
    read({ cursor, limit: index === 0 ? size : nextSize }, signal);
  return {
    ...infiniteQueryOptions({
      queryKey,
      staleTime,
      queryFn: ({ pageParam, signal }) => readAt(pageParam, signal),
      initialPageParam: beginning,
      getNextPageParam: ({ items, next_cursor }, _pages, start): PageStart | null =>
        next_cursor ? { cursor: next_cursor, index: start.index + items.length, before: start } : null,
      getPreviousPageParam: (_page, _pages, start): PageStart | null => start.before,
      maxPages,
      // The old list stays while the next one is loading.
      placeholderData: keepPreviousData,
    }),
    readAt,
  };
}

type LongListQuery<T> = ReturnType<typeof longListQuery<T>>;

/** The list, and functions that load its next page and a page that was dropped. */
export function useLongList<T>(options: LongListQuery<T>) {
  const query = useInfiniteQuery(options);
  const { data, isPlaceholderData, isFetching, fetchNextPage } = query;
  // A refetch is not cancelled: its rows would stay old.
  const onLoad = useCallback(() => void fetchNextPage({ cancelRefetch: false }), [fetchNextPage]);
  const loaded = useMemo(
    () => data && { items: data.pages.flatMap(({ items }) => items), from: firstIndex(data as LongList<T>) },
    [data],
  );
  const onReach = useDroppedPages(options, query.fetchPreviousPage);
  const more =
    query.hasNextPage && !isPlaceholderData
      ? { isLoading: isFetching, error: query.isFetchNextPageError ? query.error : undefined, onLoad }
      : undefined;
  return { ...query, data: loaded, items: loaded?.items, more, onReach, name: hashKey(options.queryKey) };
}

const firstIndex = ({ pageParams: [first] }: LongList<unknown>): number => first?.index ?? 0;

/** Returns a function that loads the page of a place that scrolling has come back to. */
function useDroppedPages<T>(
  { queryKey, readAt }: LongListQuery<T>,
  fetchPrevious: (options: { cancelRefetch: boolean }) => Promise<unknown>,
) {
  const queries = useQueryClient();
  const isJumping = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the hash of the key identifies the list and its reader.
  return useCallback(
    async (index: number) => {
      const first = queries.getQueryData<LongList<T>>(queryKey)?.pageParams[0];
      if (!first?.before || index >= first.index + AHEAD || isJumping.current) return;
      if (index >= first.before.index) return void fetchPrevious({ cancelRefetch: false });
      // A press of Home: the pages in between are not loaded.
      isJumping.current = true;
      try {
        await queries.cancelQueries({ queryKey, exact: true });
        const start = startOf(first, index);
        const page = await readAt(start, new AbortController().signal);
        queries.setQueryData<LongList<T>>(queryKey, { pages: [page], pageParams: [start] });
      } catch {
        // The next scrolling tries again.
      } finally {
        isJumping.current = false;
      }
    },
    [hashKey(queryKey), queries, fetchPrevious],
  );
}

/** The start of the page that has this place. */
function startOf(start: PageStart, index: number): PageStart {
  let found = start;
  while (found.before && found.index > index) found = found.before;
  return found;
}
