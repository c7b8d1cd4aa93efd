import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { aFakeServer, refused } from '../testing/fake-server.ts';
import { removeMutation, restoreMutation, updateMutation } from './entity-mutations.ts';
import { countQuery, listQuery, pageQuery, recordQuery } from './entity-queries.ts';

const ana = { id: 'p1', nome: 'Ana' };
const bia = { id: 'p2', nome: 'Bia' };

function setting(replies = {}) {
  const server = aFakeServer({ 'GET /entities/Paciente': [200, [ana, bia]], ...replies });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return { server, queries, client: server.client() };
}

test('one record, or null when there is none', async () => {
  const { queries, client } = setting({ 'GET /entities/Cardapio/c1': [200, { id: 'c1', titulo: 'Plano' }] });
  expect(await queries.fetchQuery(recordQuery(client, 'Cardapio', 'c1'))).toMatchObject({ titulo: 'Plano' });
  expect(await queries.fetchQuery(recordQuery(client, 'Cardapio', 'x'))).toBeNull();
  expect(await queries.fetchQuery(recordQuery(client, 'Cardapio', null))).toBeNull();
});

test('a record that could not be read is a failure, not a missing one', async () => {
  const { queries, client } = setting({ 'GET /entities/Cardapio/c1': refused(503) });
  await expect(queries.fetchQuery(recordQuery(client, 'Cardapio', 'c1'))).rejects.toMatchObject({
    status: 503,
  });
});

test('a list has the cursor of its next part', async () => {
  const { queries, client } = setting({
    'GET /entities/Paciente/v2/list': [200, { items: [ana], next_cursor: null, has_more: false }],
    'GET /entities/Paciente/count': [200, { count: 7 }],
  });
  const list = await queries.fetchInfiniteQuery(pageQuery(client, 'Paciente', { q: { $search: 'an' } }));
  expect(list.pages).toMatchObject([{ items: [ana], next_cursor: null }]);
  expect(await queries.fetchQuery(countQuery(client, 'Paciente'))).toBe(7);
});

test('a saved record is shown at once and everything that shows its entity is refetched', async () => {
  const { queries, client } = setting({ 'PUT /entities/Paciente/p1': [200, { ...ana, nome: 'Ana Lima' }] });
  const list = listQuery(client, 'Paciente');
  await queries.fetchQuery(list);
  const save = queries.getMutationCache().build(queries, updateMutation(client, queries, 'Paciente'));
  await save.execute({ id: 'p1', patch: { nome: 'Ana Lima' }, version: 3 });
  expect(queries.getQueryData(['Paciente', 'record', 'p1'])).toMatchObject({ nome: 'Ana Lima' });
  expect(queries.getQueryState(list.queryKey)?.isInvalidated).toBe(true);
});

test('a deleted record leaves the lists at once', async () => {
  const { queries, client } = setting({ 'DELETE /entities/Paciente/p1': [200, { success: true }] });
  const list = listQuery(client, 'Paciente');
  await queries.fetchQuery(list);
  const pages = (...items: object[]) => ({ pages: [{ items, next_cursor: null }], pageParams: [null] });
  queries.setQueryData(['Paciente', 'page', {}], pages(ana, bia));
  const remove = queries.getMutationCache().build(queries, removeMutation(client, queries, 'Paciente'));
  await remove.execute('p1');
  expect(queries.getQueryData(list.queryKey)).toEqual([bia]);
  expect(queries.getQueryData(['Paciente', 'page', {}])).toEqual(pages(bia));
});

test('and comes back when the server refuses', async () => {
  const { queries, client } = setting({ 'DELETE /entities/Paciente/p1': refused(503) });
  const list = listQuery(client, 'Paciente');
  await queries.fetchQuery(list);
  const remove = queries.getMutationCache().build(queries, removeMutation(client, queries, 'Paciente'));
  await expect(remove.execute('p1')).rejects.toMatchObject({ status: 503 });
  expect(queries.getQueryData(list.queryKey)).toEqual([ana, bia]);
});

test('undo restores the record from the bin', async () => {
  const { queries, client, server } = setting({ 'POST /entities/Paciente/p1/restore': [200, ana] });
  const restore = queries.getMutationCache().build(queries, restoreMutation(client, queries, 'Paciente'));
  await restore.execute('p1');
  expect(server.calls).toContain('POST /entities/Paciente/p1/restore');
});
