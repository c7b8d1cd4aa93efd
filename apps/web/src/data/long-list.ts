import type { Areas, Client, Page } from '@alecrim/client';
import {
  hashKey,
  keepPreviousData,
  type QueryKey,
  queryOptions,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback, useState } from 'react';

/** The part of a list that is loaded, and where its rest begins. */
export interface LongList<T> {
  items: T[];
  next_cursor: string | null;
}

interface Reading<T> {
  queryKey: QueryKey;
  /** How many are loaded at a time. */
  size: number;
  read: (
    part: { cursor: string | null; limit: number },
    signal?: AbortSignal,
  ) => Promise<LongList<T> | Page<T>>;
  staleTime?: number;
}

// One answer of this many rows is a few hundred kilobytes.
const MOST_AT_ONCE = 1_000;

/**
 * A list that grows while the person scrolls. All loaded rows are one entry of the cache, so a refetch is one request,
 * not one for each time that it grew.
 */
export function longListQuery<T>({ queryKey, size, read, staleTime }: Reading<T>) {
  return {
    ...queryOptions({
      queryKey,
      staleTime,
      queryFn: async ({ client: queries, signal }): Promise<LongList<T>> => {
        const loaded = queries.getQueryData<LongList<T>>(queryKey)?.items.length ?? 0;
        const wanted = Math.max(loaded, size);
        const items: T[] = [];
        let cursor: string | null = null;
        do {
          const limit = Math.min(Math.ceil((wanted - items.length) / size) * size, MOST_AT_ONCE);
          const part: LongList<T> = await read({ cursor, limit }, signal);
          items.push(...part.items);
          cursor = part.next_cursor;
        } while (cursor && items.length < wanted);
        return { items, next_cursor: cursor };
      },
      // The old list stays while the next one is loading.
      placeholderData: keepPreviousData,
    }),
    size,
    read,
  };
}

type LongListQuery<T> = ReturnType<typeof longListQuery<T>>;

/** A request that scrolling starts has no signal. */
export const areasOf = (client: Client, signal?: AbortSignal): Areas =>
  signal ? client.until(signal) : client;

/** The list, and a function that loads its next part. */
export function useLongList<T>(options: LongListQuery<T>) {
  const { queryKey, read, size } = options;
  const queries = useQueryClient();
  const query = useQuery(options);
  const list = hashKey(queryKey);
  const [step, setStep] = useState<{ list: string; error?: unknown } | null>(null);
  const current = step?.list === list ? step : null;
  const cursor = query.isPlaceholderData ? null : (query.data?.next_cursor ?? null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the list's hash identifies its key and its reader.
  const onLoad = useCallback(() => {
    setStep({ list });
    const end = (next: typeof step) => setStep((now) => (now?.list === list ? next : now));
    read({ cursor, limit: size }).then(
      (part) => {
        queries.setQueryData<LongList<T>>(queryKey, (known) =>
          // A refetch meanwhile may have moved the end of the list.
          known?.next_cursor === cursor
            ? { items: [...known.items, ...part.items], next_cursor: part.next_cursor }
            : known,
        );
        end(null);
      },
      (error: unknown) => end({ list, error }),
    );
  }, [list, cursor, queries]);

  const more = cursor
    ? { isLoading: Boolean(current && !current.error), error: current?.error, onLoad }
    : undefined;
  return { ...query, items: query.data?.items, more };
}
