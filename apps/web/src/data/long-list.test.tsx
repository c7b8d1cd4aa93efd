import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { cardPages, longListQuery, useLongList } from './long-list.ts';

/** A list on the screen, of a server with so many rows, ten on the first page and forty on a later one. */
function aList(length: number) {
  const asked: string[] = [];
  const query = longListQuery({
    queryKey: ['rows'],
    ...cardPages(10),
    async read({ cursor, limit }) {
      const from = Number(cursor);
      asked.push(`${from}+${limit}`);
      const end = Math.min(from + limit, length);
      const items = Array.from({ length: end - from }, (_, place) => ({ id: `r${from + place}` }));
      return { items, next_cursor: end < length ? String(end) : null };
    },
  });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const { result } = renderHook(() => useLongList(query), {
    wrapper: ({ children }) => <QueryClientProvider client={queries}>{children}</QueryClientProvider>,
  });
  const loaded = () => {
    const { items = [], from = 0 } = result.current.data ?? {};
    return { from, first: items[0]?.id, last: items.at(-1)?.id };
  };
  return {
    asked,
    loaded,
    queries,
    list: result,
    async toTheEnd() {
      await waitFor(() => expect(result.current.items).toBeDefined());
      while (result.current.more) {
        const before = loaded().last;
        act(() => result.current.more?.onLoad());
        await waitFor(() => expect(loaded().last).not.toBe(before));
      }
    },
  };
}

test('six pages are kept: scrolling on drops the first ones', async () => {
  const { toTheEnd, loaded, list } = aList(1_000);
  await toTheEnd();
  expect(loaded()).toEqual({ from: 770, first: 'r770', last: 'r999' });
  expect(list.current.items).toHaveLength(230);
});

test('a page that was dropped is loaded again when scrolling comes near it, and the last one is dropped', async () => {
  const { toTheEnd, loaded, list, asked } = aList(1_000);
  await toTheEnd();
  asked.length = 0;
  act(() => void list.current.onReach(900));
  expect(asked).toEqual([]);
  act(() => void list.current.onReach(772));
  await waitFor(() => expect(loaded()).toEqual({ from: 730, first: 'r730', last: 'r969' }));
  expect(asked).toEqual(['730+40']);
  expect(list.current.more).toBeDefined();
});

test('a jump to the top loads the first page, not all in between', async () => {
  const { toTheEnd, loaded, list, asked } = aList(1_000);
  await toTheEnd();
  asked.length = 0;
  act(() => void list.current.onReach(0));
  await waitFor(() => expect(loaded()).toEqual({ from: 0, first: 'r0', last: 'r9' }));
  expect(asked).toEqual(['0+10']);
});

test('a list of 1,000 rows is refetched by six requests, from the first page that is kept', async () => {
  const { toTheEnd, loaded, queries, asked } = aList(1_000);
  await toTheEnd();
  asked.length = 0;
  await act(() => queries.refetchQueries({ queryKey: ['rows'] }));
  expect(asked).toEqual(['770+40', '810+40', '850+40', '890+40', '930+40', '970+40']);
  expect(loaded()).toEqual({ from: 770, first: 'r770', last: 'r999' });
});
