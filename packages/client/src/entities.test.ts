import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type Loopback, startLoopback } from '../testing/loopback-server.ts';
import { type Client, createClient } from './index.ts';

let server: Loopback;
let client: Client;
beforeAll(async () => {
  server = await startLoopback();
  client = createClient({ serverUrl: server.url, appId: 'demo', token: 't' });
});
beforeEach(() => {
  server.seen.length = 0;
});
afterAll(() => server.close());

const plans = () => client.entities.Cardapio;
const all = '/api/apps/demo/entities/Cardapio';

type CallCase = [name: string, call: () => Promise<unknown>, line: string, query?: object, body?: unknown];
const calls: CallCase[] = [
  ['list', () => plans().list(), `GET ${all}`, {}],
  [
    'list with all its arguments',
    () => plans().list('-created_date', 20, 40, ['titulo', 'ativo']),
    `GET ${all}`,
    { sort: '-created_date', limit: '20', skip: '40', fields: 'titulo,ativo' },
  ],
  [
    'filter',
    () => plans().filter({ ativo: true, titulo: { $regex: 'pão & +', $options: 'i' } }, 'titulo', 5),
    `GET ${all}`,
    { q: '{"ativo":true,"titulo":{"$regex":"pão & +","$options":"i"}}', sort: 'titulo', limit: '5' },
  ],
  ['filter with nothing', () => plans().filter(), `GET ${all}`, {}],
  ['filter with an empty query', () => plans().filter({}), `GET ${all}`, { q: '{}' }],
  [
    'page',
    () =>
      plans().page({ q: { $search: 'joao' }, sort: '-titulo', limit: 24, cursor: 'c1', fields: ['titulo'] }),
    `GET ${all}/v2/list`,
    { q: '{"$search":"joao"}', sort: '-titulo', limit: '24', cursor: 'c1', fields: 'titulo' },
  ],
  ['first page', () => plans().page({ cursor: null }), `GET ${all}/v2/list`, {}],
  ['count', () => plans().count({ ativo: true }), `GET ${all}/count`, { q: '{"ativo":true}' }],
  [
    'aggregate',
    () => plans().aggregate({ groupBy: 'ativo', count: true }),
    `POST ${all}/aggregate`,
    {},
    { groupBy: 'ativo', count: true },
  ],
  ['get', () => plans().get('a/b'), `GET ${all}/a%2Fb`],
  ['create', () => plans().create({ titulo: 'Plano' }), `POST ${all}`, {}, { titulo: 'Plano' }],
  ['update', () => plans().update('1', { ativo: false }), `PUT ${all}/1`, {}, { ativo: false }],
  ['delete', () => plans().delete('1'), `DELETE ${all}/1`],
  ['restore', () => plans().restore('1'), `POST ${all}/1/restore`],
  ['history', () => plans().history('1'), `GET ${all}/1/history`],
  ['atVersion', () => plans().atVersion('1', 4), `GET ${all}/1/history/4`],
  ['bulkCreate', () => plans().bulkCreate([{ titulo: 'A' }]), `POST ${all}/bulk`, {}, [{ titulo: 'A' }]],
  [
    'bulkUpdate',
    () => plans().bulkUpdate([{ id: '1', titulo: 'A' }]),
    `PUT ${all}/bulk`,
    {},
    [{ id: '1', titulo: 'A' }],
  ],
  [
    'updateMany',
    () => plans().updateMany({ ativo: true }, { $set: { ativo: false } }),
    `PATCH ${all}/update-many`,
    {},
    { query: { ativo: true }, data: { $set: { ativo: false } } },
  ],
  ['deleteMany', () => plans().deleteMany({ ativo: false }), `DELETE ${all}`, {}, { ativo: false }],
  [
    'upsert',
    () => plans().upsert([{ titulo: 'A' }], { key: 'titulo' }),
    `POST ${all}/upsert`,
    {},
    { records: [{ titulo: 'A' }], key: 'titulo' },
  ],
  ['people', () => client.users.list(), 'GET /api/apps/demo/entities/User'],
  ['a person', () => client.users.get('u1'), 'GET /api/apps/demo/entities/User/u1'],
  [
    'the access of a person',
    () => client.users.update('u1', { disabled: true }),
    'PUT /api/apps/demo/users/u1',
    {},
    { disabled: true },
  ],
];

test.each(calls)('%s', async (_, call, line, query = {}, body) => {
  await call();
  expect(server.seen).toHaveLength(1);
  expect(server.seen[0]).toMatchObject({ line, query });
  expect(server.seen[0]?.query).toEqual(query);
  expect(server.seen[0]?.body).toEqual(body);
});

test('a call returns the body of the answer, and a count its number', async () => {
  server.answer(200, [{ id: '1', titulo: 'A' }]);
  expect(await plans().list()).toEqual([{ id: '1', titulo: 'A' }]);
  server.answer(200, { count: 7 });
  expect(await plans().count()).toBe(7);
});

test('an update sends the version that it started from', async () => {
  await plans().update('1', { titulo: 'A' }, { version: 0 });
  expect(server.seen[0]?.headers['if-match']).toBe('"0"');
  await plans().update('1', { titulo: 'A' });
  expect(server.seen[1]?.headers).not.toHaveProperty('if-match');
});

test('the error of a stale update holds the current record', async () => {
  server.answer(409, {
    code: 'VERSION_CONFLICT',
    message: 'x',
    extra_data: { current: { id: '1', version: 3 } },
  });
  await expect(plans().update('1', {}, { version: 2 })).rejects.toMatchObject({
    status: 409,
    code: 'VERSION_CONFLICT',
    data: { extra_data: { current: { id: '1', version: 3 } } },
  });
});

test('a creation sends its idempotency key', async () => {
  await plans().create({ titulo: 'A' }, { idempotencyKey: 'k1' });
  expect(server.seen[0]?.headers).toMatchObject({
    'idempotency-key': 'k1',
    'content-type': 'application/json',
  });
});

test('an import sends the file as a form', async () => {
  await plans().importEntities(new File(['titulo\nA'], 'planos.csv', { type: 'text/csv' }));
  const { file } = server.seen[0]!.body as { file: File };
  expect([file.name, await file.text()]).toEqual(['planos.csv', 'titulo\nA']);
});

test('an export returns the file unchanged', async () => {
  server.answer(200, '\uFEFFtitulo\r\nAção');
  const file = await plans().exportEntities({ format: 'csv', q: { ativo: true }, limit: 5, skip: 10 });
  expect(server.seen[0]).toMatchObject({
    line: `GET ${all}/export`,
    query: { format: 'csv', q: '{"ativo":true}', limit: '5', skip: '10' },
  });
  const mark = [0xef, 0xbb, 0xbf];
  const bytes = [...new Uint8Array(await file.arrayBuffer())];
  expect(bytes).toEqual([...mark, ...new TextEncoder().encode('titulo\r\nAção')]);
});

test('a refused export says why and reports the lost session', async () => {
  const onUnauthorized = vi.fn();
  const own = createClient({ serverUrl: server.url, appId: 'demo', token: 't', onUnauthorized });
  server.answer(401, { code: 'AUTH_REQUIRED', message: 'Entre de novo.' });
  await expect(own.entities.Paciente.exportEntities()).rejects.toMatchObject({
    status: 401,
    message: 'Entre de novo.',
  });
  expect(onUnauthorized).toHaveBeenCalledTimes(1);
});

test('an area can be awaited and printed like a plain value', async () => {
  expect(await client.entities).toBe(client.entities);
  expect(client.entities.Cardapio).toBe(client.entities.Cardapio);
  expect(JSON.stringify(client.entities)).toBe('{}');
  // With a member named `then`, an `await` would treat the area as a promise.
  expect((client.integrations.Core as { then?: unknown }).then).toBeUndefined();
});
