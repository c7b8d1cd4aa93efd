import type { Client, RealtimeStatus } from '@alecrim/client';
import { entityNames } from '@alecrim/domain';
import { InfiniteQueryObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aFakeServer } from '../testing/fake-server.ts';
import { cacheRecord } from './entity-mutations.ts';
import { countQuery, pageQuery } from './entity-queries.ts';
import type { LongList } from './long-list.ts';
import { showChanges, watchEntities } from './record-changes.ts';

const LIST = 'GET /entities/Paciente/v2/list';
const patient = (place: number) => ({ id: `p${place}`, nome: `Paciente ${place}` });

/** A list on the screen with this many patients, of which the server knows one more by now. */
async function listOf(count: number, q?: { $search: string }, sort?: 'nome') {
  const everybody = Array.from({ length: count }, (_nobody, place) => patient(place));
  const server = aFakeServer({
    [LIST]: [200, { items: everybody, next_cursor: null, has_more: false }],
    'GET /entities/Paciente/count': [200, { count }],
  });
  const client = server.client();
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const query = pageQuery(client, 'Paciente', { q, sort, limit: 48 });
  const stops = [
    new InfiniteQueryObserver(queries, query).subscribe(() => {}),
    new QueryObserver(queries, countQuery(client, 'Paciente')).subscribe(() => {}),
  ];
  await queries.fetchInfiniteQuery(query);
  server.calls.length = 0;
  return {
    queries,
    calls: () => server.calls.filter((call) => call === LIST).length,
    names: () =>
      queries.getQueryData(query.queryKey)?.pages.flatMap(({ items }) => items.map(({ nome }) => nome)) ?? [],
    end: () => stops.forEach((stop) => void stop()),
  };
}

test('a save in a list of 2,000 changes its row and refetches no page', async () => {
  const list = await listOf(2_000);
  await cacheRecord(list.queries, 'Paciente', { id: 'p1500', nome: 'Ana' } as never);
  expect(list.names()[1500]).toBe('Ana');
  expect(list.calls()).toBe(0);
  list.end();
});

test('in a long list a new record is first and a deleted one is gone, without a refetch', async () => {
  const list = await listOf(100);
  const ana = { id: 'a', nome: 'Ana' };
  await showChanges(list.queries, 'Paciente', [
    { type: 'create', id: 'a', data: ana },
    { type: 'delete', id: 'p0' },
  ]);
  expect(list.names().slice(0, 2)).toEqual(['Ana', 'Paciente 1']);
  expect(list.calls()).toBe(0);
  list.end();
});

test('in a long list a restored record is at its place by time, and one of a page that is not loaded is nowhere', async () => {
  const day = (n: number) => `2026-11-${String(n).padStart(2, '0')}`;
  const item = (n: number) => ({ id: `p${n}`, created_date: day(n) });
  const page = (days: number[]) => ({ items: days.map(item), next_cursor: 'more' });
  const queries = new QueryClient();
  const key = ['Paciente', 'page', { sort: '-created_date', limit: 48 }];
  // The pages before these were dropped.
  queries.setQueryData(key, {
    pages: [page([25, 24, 22]), { items: Array.from({ length: 80 }, () => item(10)), next_cursor: 'more' }],
    pageParams: [
      { cursor: 'b', index: 48, before: null },
      { cursor: 'c', index: 51, before: null },
    ],
  });
  const restored = (n: number) => ({ type: 'create' as const, id: `p${n}`, data: item(n) });
  await showChanges(queries, 'Paciente', [restored(23), restored(28), restored(1)]);
  const { pages } = queries.getQueryData(key) as LongList<{ id: string }>;
  expect(pages[0]?.items.map(({ id }) => id)).toEqual(['p25', 'p24', 'p23', 'p22']);
  expect(pages[1]?.items).toHaveLength(80);
});

test("a new measurement refetches the patient's record, which has a copy of the weight", async () => {
  const queries = new QueryClient();
  const key = ['Paciente', 'record', 'p1'];
  queries.setQueryData(key, patient(1));
  queries.setQueryData(['Paciente', 'list', 'nome'], []);
  await showChanges(queries, 'Avaliacao', [{ type: 'create', id: 'm1' }]);
  expect(queries.getQueryState(key)?.isInvalidated).toBe(true);
  expect(queries.getQueryState(['Paciente', 'list', 'nome'])?.isInvalidated).toBe(false);
});

test('a long list of found records is refetched for a new record, which it may not belong to', async () => {
  const list = await listOf(100, { $search: 'paciente' });
  await showChanges(list.queries, 'Paciente', [{ type: 'create', id: 'a', data: { id: 'a' } }]);
  expect(list.names()).toHaveLength(100);
  expect(list.calls()).toBe(1);
  list.end();
});

test('a long list by name is refetched after a save, because the record may have another place', async () => {
  const list = await listOf(100, undefined, 'nome');
  await cacheRecord(list.queries, 'Paciente', { id: 'p50', nome: 'Ana' } as never);
  expect(list.calls()).toBe(1);
  list.end();
});

test('a short list is refetched, because order and filter may have changed', async () => {
  const list = await listOf(3);
  await showChanges(list.queries, 'Paciente', [{ type: 'update', id: 'p1', data: patient(1) }]);
  expect(list.calls()).toBe(1);
  list.end();
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function aLiveClient() {
  const listeners = new Map<string, (change: object) => void>();
  let tell: (status: RealtimeStatus) => void = () => {};
  const entities = new Proxy(
    {},
    {
      get: (_target, name: string) => ({
        subscribe(listener: (change: object) => void) {
          listeners.set(name, listener);
          return () => listeners.delete(name);
        },
      }),
    },
  );
  const realtime = {
    onStatus(listener: typeof tell) {
      tell = listener;
      return () => {};
    },
  };
  return {
    client: { entities, realtime } as unknown as Client,
    listeners,
    change: (name: string, id = 'p1') => listeners.get(name)?.({ type: 'update', id, data: { id } }),
    status: (status: RealtimeStatus) => tell(status),
  };
}

test('a change on another device makes this tab refetch that entity within 150 ms, once for many changes', () => {
  const { client, change, listeners } = aLiveClient();
  const queries = new QueryClient();
  const invalidate = vi.spyOn(queries, 'invalidateQueries').mockResolvedValue();
  const stop = watchEntities(client, queries);
  expect(listeners.size).toBe(entityNames.length);

  change('Paciente');
  vi.advanceTimersByTime(100);
  // Later changes do not delay the refresh.
  for (let n = 0; n < 50; n++) change('Paciente');
  vi.advanceTimersByTime(49);
  expect(invalidate).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(invalidate.mock.calls).toEqual([[{ queryKey: ['Paciente'] }]]);
  vi.runAllTimers();
  expect(invalidate).toHaveBeenCalledTimes(1);

  stop();
  expect(listeners.size).toBe(0);
});

test('data are refetched after the first connection and after every reconnection', () => {
  const { client, status } = aLiveClient();
  const queries = new QueryClient();
  const invalidate = vi.spyOn(queries, 'invalidateQueries').mockResolvedValue();
  watchEntities(client, queries);
  status({ state: 'connected' });
  vi.runAllTimers();
  expect(invalidate).toHaveBeenCalledTimes(entityNames.length);
  status({ state: 'disconnected' });
  vi.runAllTimers();
  expect(invalidate).toHaveBeenCalledTimes(entityNames.length);
  status({ state: 'connected' });
  vi.runAllTimers();
  expect(invalidate).toHaveBeenCalledTimes(2 * entityNames.length);
});
