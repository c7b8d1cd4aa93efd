import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Answer, type Nutritionist, startTestApp, type TestApp } from '../../testing/start-test-app.ts';

let app: TestApp;
let ana: Nutritionist;
let bia: Nutritionist;
let before: string;
beforeAll(async () => {
  app = await startTestApp();
  [ana, bia] = [await app.aNutritionist(), await app.aNutritionist()];
  await ana.post('/entities/Paciente/bulk', [{ nome: 'Rui' }, { nome: 'Eva' }]);
  await bia.post('/entities/Paciente', { nome: 'De outra' });
  before = await everything();
});
afterAll(() => app.close());

/** All rows that an injection would want to change or to see. */
async function everything(): Promise<string> {
  const { db } = app.deps;
  const [users, patients] = [
    await db.selectFrom('users').select(['id', 'email', 'role']).orderBy('id').execute(),
    (await app.service.get('/entities/Paciente?sort=id')).body,
  ];
  return JSON.stringify({ users, patients });
}

const path = '/entities/Paciente';
const asked = (parameters: Record<string, string>, suffix = '') =>
  ana.get(`${path}${suffix}?${new URLSearchParams(parameters)}`);
const filtered = (q: unknown) => asked({ q: JSON.stringify(q) });

/** Where a name of the client's choosing reaches the compiler. */
const places: Record<string, (name: string) => Promise<Answer>> = {
  'q as a field': (name) => filtered({ [name]: 'x' }),
  'q inside $or': (name) => filtered({ $or: [{ nome: 'x' }, { [name]: { $exists: true } }] }),
  'q inside $and inside $nor': (name) => filtered({ $nor: [{ $and: [{ [name]: null }] }] }),
  'q as a path': (name) => filtered({ [`nome.${name}`]: 'x' }),
  sort: (name) => asked({ sort: name }),
  'sort descending': (name) => asked({ sort: `-${name}` }),
  fields: (name) => asked({ fields: `nome,${name}` }),
  distinct: (name) => asked({ distinct: name }, '/v2/list'),
  count: (name) => asked({ q: JSON.stringify({ [name]: 'x' }) }, '/count'),
  export: (name) => asked({ q: JSON.stringify({ [name]: 'x' }), format: 'json' }, '/export'),
  'aggregate query': (name) => ana.post(`${path}/aggregate`, { query: { [name]: 'x' } }),
  'aggregate groupBy': (name) => ana.post(`${path}/aggregate`, { groupBy: [name] }),
  'aggregate min': (name) => ana.post(`${path}/aggregate`, { min: name }),
  'aggregate dateBucket': (name) =>
    ana.post(`${path}/aggregate`, { dateBucket: { field: name, unit: 'day' } }),
  'upsert key': (name) => ana.post(`${path}/upsert`, { records: [{ [name]: 'x', nome: 'y' }], key: name }),
  deleteMany: (name) => ana.delete(path, { [name]: { $ne: 'x' } }),
  updateMany: (name) =>
    ana.patch(`${path}/update-many`, { query: { [name]: 'x' }, data: { $set: { nome: 'z' } } }),
};

describe.each(Object.keys(places))(
  'T21: a hidden column is answered like a missing column, in %s',
  (place) => {
    test.each(['password_hash', 'token_hash', 'busca', 'deleted_date', 'updated_by_id', 'value'])(
      '%s',
      async (name) => {
        const [hidden, unknown] = [await places[place]!(name), await places[place]!('inexistente')];
        expect(hidden).toMatchObject({ status: 400, body: { code: 'INVALID_QUERY' } });
        expect(JSON.stringify(hidden.body).replaceAll(name, '·')).toBe(
          JSON.stringify(unknown.body).replaceAll('inexistente', '·'),
        );
      },
    );
  },
);

const tails = [
  ' OR 1=1 --',
  ' OR 1=1 #',
  ' AND 1=2 UNION SELECT email FROM users --',
  '; DROP TABLE pacientes; --',
  "; UPDATE users SET role='admin' --",
  '); DELETE FROM users; --',
  ' OR (SELECT count(*) FROM users) > 0 --',
  ' OR (SELECT pg_sleep(30)) IS NULL --',
  ' OR randomblob(500000000) IS NULL --',
  '::text',
  ' COLLATE nocase',
  "->>'x'",
  ' || (SELECT email FROM users LIMIT 1)',
  ' ASC, (SELECT 1)',
  '/**/OR/**/1=1',
  ' OR EXISTS(SELECT 1 FROM sessions)',
  '\nOR 1=1',
];
const quotes = ['', "'", '"', '`', '")', "')", '\\', '$1', '%27', '”'];
const heads = ['nome', 'pacientes.nome', 'id'];
const payloads = heads.flatMap((head) =>
  quotes.flatMap((quote) => tails.map((tail) => `${head}${quote}${tail}`)),
);

test('the test sends at least 500 SQL payloads', () => {
  expect(payloads.length).toBeGreaterThanOrEqual(500);
});

describe.each(Object.keys(places))('T22: SQL as a name, in %s', (place) => {
  test('is refused and changes nothing', async () => {
    // All payloads in one place; a different share of them in each other place.
    const offset = Object.keys(places).indexOf(place);
    const share = place === 'q as a field' ? payloads : payloads.filter((_, i) => i % 17 === offset % 17);
    for (const payload of share)
      expect([payload, (await places[place]!(payload)).status]).toEqual([payload, 400]);
    expect(await everything()).toBe(before);
  });
});

test('T22: SQL as an operator or an option is refused', async () => {
  for (const payload of payloads.filter((_, i) => i % 5 === 0)) {
    expect((await filtered({ nome: { [`$eq${payload}`]: 'x' } })).status).toBe(400);
    expect((await filtered({ [`$or${payload}`]: [{ nome: 'x' }] })).status).toBe(400);
    expect((await filtered({ nome: { $regex: 'x', $options: payload } })).status).toBe(400);
  }
  expect(await everything()).toBe(before);
});

test('T22: SQL as a value is compared as text', async () => {
  for (const payload of payloads) expect((await filtered({ nome: payload })).body).toEqual([]);
  for (const payload of payloads.filter((_, i) => i % 9 === 0)) {
    for (const test of [{ $in: [payload] }, { $gte: payload, $lte: payload }])
      expect((await filtered({ nome: test })).body).toEqual([]);
    expect((await filtered({ $search: payload.slice(0, 200) })).status).toBe(200);
    const id = encodeURIComponent(payload);
    expect((await ana.get(`${path}/${id}`)).status).toBe(404);
    expect((await ana.delete(`${path}/${id}`)).status).toBe(404);
    const { body } = await ana.post(path, { nome: payload });
    expect(body.nome).toBe(payload.trim());
    await app.deps.db
      .deleteFrom('pacientes' as never)
      .where('id' as never, '=', body.id as never)
      .execute();
  }
  expect(await everything()).toBe(before);
});
