import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { aFakeServer } from '../testing/fake-server.ts';
import { keepRecord } from './entity-mutations.ts';
import { countQuery, pageQuery } from './entity-queries.ts';
import { showChanges } from './record-changes.ts';

const LIST = 'GET /entities/Paciente/v2/list';
const patient = (place: number) => ({ id: `p${place}`, nome: `Paciente ${place}` });

/** A list on the screen with this many patients, of which the server knows one more by now. */
async function listOf(count: number, q?: { $search: string }) {
  const everybody = Array.from({ length: count }, (_nobody, place) => patient(place));
  const server = aFakeServer({
    [LIST]: [200, { items: everybody, next_cursor: null, has_more: false }],
    'GET /entities/Paciente/count': [200, { count }],
  });
  const client = server.client();
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const query = pageQuery(client, 'Paciente', { q, limit: 48 });
  const stops = [query, countQuery(client, 'Paciente')].map((options) =>
    new QueryObserver(queries, options as never).subscribe(() => {}),
  );
  await queries.fetchQuery(query);
  server.calls.length = 0;
  return {
    queries,
    calls: () => server.calls.filter((call) => call === LIST).length,
    names: () => queries.getQueryData(query.queryKey)?.items.map(({ nome }) => nome) ?? [],
    end: () => stops.forEach((stop) => void stop()),
  };
}

test('a save in a list of 2,000 changes its row and reads no page again', async () => {
  const list = await listOf(2_000);
  await keepRecord(list.queries, 'Paciente', { id: 'p1500', nome: 'Ana' } as never);
  expect(list.names()[1500]).toBe('Ana');
  expect(list.calls()).toBe(0);
  list.end();
});

test('in a long list a new record stands first and a deleted one is gone, without reading it again', async () => {
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

test('a new record is not put into a long list of found records, which it may not belong to', async () => {
  const list = await listOf(100, { $search: 'paciente' });
  await showChanges(list.queries, 'Paciente', [{ type: 'create', id: 'a', data: { id: 'a' } }]);
  expect(list.names()).toHaveLength(100);
  list.end();
});

test('a short list is read again, because order and filter may have changed', async () => {
  const list = await listOf(3);
  await showChanges(list.queries, 'Paciente', [{ type: 'update', id: 'p1', data: patient(1) }]);
  expect(list.calls()).toBe(1);
  list.end();
});

test('a list that has grown is read again by one request', async () => {
  const list = await listOf(960);
  await list.queries.refetchQueries({ queryKey: ['Paciente', 'page'] });
  expect(list.calls()).toBe(1);
  list.end();
});
