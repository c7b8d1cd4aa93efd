import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engineOf, flag } from '../../platform/db/dialect.ts';
import { newId } from '../../platform/ids.ts';
import { type Nutritionist, startTestApp, type TestApp } from '../../testing/start-test-app.ts';

let app: TestApp;
let ana: Nutritionist;
beforeAll(async () => {
  app = await startTestApp();
  ana = await app.aNutritionist();
  await (await app.aNutritionist()).post('/entities/Paciente', { nome: 'Rui', email: 'Rui@example.com' });
  for (const nome of ['Bruno', 'Caio', 'Davi', 'Elisa'])
    await ana.post('/entities/Paciente', { nome, email: nome > 'C' ? `${nome}@example.com` : null });
  await app.deps.db
    .updateTable('pacientes' as never)
    .set({ is_sample: flag(engineOf(app.deps.db), true) } as never)
    .where('nome' as never, '=', 'Davi' as never)
    .execute();
});
afterAll(() => app.close());

const pages = '/entities/Paciente/v2/list';

test('the distinct values of a flag are returned page by page', async () => {
  const first = await ana.get(`${pages}?distinct=is_sample&limit=1`);
  expect(first.body).toMatchObject({ items: [false], has_more: true });
  const second = await ana.get(`${pages}?distinct=is_sample&limit=1&cursor=${first.body.next_cursor}`);
  expect(second).toMatchObject({ status: 200, body: { items: [true], has_more: false } });
});

/** The records of all pages, where each page after the first is asked for with these parameters beside the cursor. */
async function walk(first: string, later = 'limit=2', reader = ana): Promise<any[]> {
  const items = [];
  let { body } = await reader.get(`${pages}?limit=2&${first}`);
  for (let page = 0; page < 5 && body.next_cursor; page++) {
    items.push(...body.items);
    body = (await reader.get(`${pages}?${later}&cursor=${body.next_cursor}`)).body;
  }
  return [...items, ...body.items];
}
const q = (query: object) => `q=${encodeURIComponent(JSON.stringify(query))}`;
const notBruno = q({ nome: { $ne: 'Bruno' }, version: 1 });

test('a later page needs only the cursor and a limit', async () => {
  const items = await walk(`${notBruno}&sort=-nome&fields=nome,email`);
  expect(items.map(({ id, ...rest }) => rest)).toEqual(
    ['Elisa', 'Davi', 'Caio'].map((nome) => ({ nome, email: `${nome}@example.com` })),
  );
  expect(await walk(`distinct=email&${notBruno}`)).toEqual(
    ['Caio', 'Davi', 'Elisa'].map((nome) => `${nome}@example.com`),
  );
});

test('pages give every record once, also when the sort field is not among the returned fields', async () => {
  expect(await walk('fields=nome&sort=created_date')).toHaveLength(4);
});

test('a cursor is accepted together with the same query, sort and fields, in any spelling', async () => {
  const spelled = q({ version: 1, nome: { $ne: 'Bruno' } });
  const later = `limit=2&${spelled}&sort=%2Bnome&fields=email,nome`;
  expect(await walk(`${notBruno}&sort=nome&fields=nome,email`, later)).toHaveLength(3);
});

test.each([
  ['q', q({ nome: 'Davi' })],
  ['q', 'q={}'],
  ['sort', 'sort=-nome'],
  ['fields', 'fields=nome'],
  ['distinct', 'distinct=nome'],
])('a cursor with a different %s is refused, and the error names the parameter', async (name, other) => {
  const { body } = await ana.get(`${pages}?limit=1&${notBruno}&sort=nome`);
  const answer = await ana.get(`${pages}?limit=1&${other}&cursor=${body.next_cursor}`);
  expect(answer).toMatchObject({
    status: 400,
    body: { message: expect.stringContaining(` ${name} `), extra_data: { reason: 'invalid_cursor' } },
  });
});

test('a cursor of one entity is refused by another one', async () => {
  const { body } = await ana.get(`${pages}?limit=1`);
  const answer = await ana.get(`/entities/Cardapio/v2/list?cursor=${body.next_cursor}`);
  expect(answer).toMatchObject({ status: 400, body: { extra_data: { reason: 'invalid_cursor' } } });
});

test('with the cursor of another nutritionist a nutritionist sees only her own records', async () => {
  const rui = await app.aNutritionist();
  await rui.post('/entities/Paciente', { nome: 'Zeca' });
  const { body } = await ana.get(`${pages}?limit=1&sort=nome`);
  const answer = await rui.get(`${pages}?limit=5&cursor=${body.next_cursor}`);
  expect(answer.body.items.map(({ nome }: any) => nome)).toEqual(['Zeca']);
});

test('a cursor is hardly longer than the filter that it carries', async () => {
  const ids = Array.from({ length: 90 }, () => newId());
  const query = q({ id: { $nin: ids } });
  const { body } = await ana.get(`${pages}?limit=1&${query}`);
  expect(body.next_cursor.length).toBeLessThan(query.length);
  expect((await ana.get(`${pages}?limit=5&cursor=${body.next_cursor}`)).body.items).toHaveLength(3);
});

interface Content {
  entity: unknown;
  q?: unknown;
  sort?: unknown;
  fields?: unknown;
  distinct?: unknown;
  value: unknown;
  id: unknown;
}

/** A forged cursor, in the format of the server. */
function forged(cursor: string, change: Partial<Content>): string {
  const [entity, q, sort, fields, distinct, value, id] = JSON.parse(
    inflateRawSync(Buffer.from(cursor, 'base64url')).toString(),
  );
  const content = { entity, q, sort, fields, distinct, value, id, ...change };
  return deflateRawSync(JSON.stringify(Object.values(content))).toString('base64url');
}

const walks = [
  ...['nome', '-email', 'is_sample', '-version', 'created_date', 'created_by'].map((name) => `sort=${name}`),
  ...['nome', 'is_sample', 'email'].map((name) => `distinct=${name}`),
];
const values = [null, true, 'abc', '\0', '\ud800', '', 1.5, -1, 1e300, 2 ** 53, {}, [], 'x'.repeat(5_000)];

const longWhenUnpacked = deflateRawSync(' '.repeat(200_000_000)).toString('base64url').slice(0, 300_000);

describe.each(walks)('a forged cursor of %s', (walk) => {
  test('is refused or returns only own records', async () => {
    const { body } = await ana.get(`${pages}?${walk}&limit=1`);
    const cursors = [
      ...(['entity', 'q', 'sort', 'fields', 'distinct', 'value', 'id'] as const).flatMap((part) =>
        values.map((value) => forged(body.next_cursor, { [part]: value })),
      ),
      forged(body.next_cursor, { q: '{"created_by_id":{"$ne":1}}' }),
      forged(body.next_cursor, { sort: 'busca' }),
      forged(body.next_cursor, { fields: 'deleted_date' }),
      body.next_cursor.slice(0, -5),
      deflateRawSync('null').toString('base64url'),
      longWhenUnpacked,
    ];
    for (const cursor of cursors) {
      const { status, body } = await ana.get(`${pages}?limit=5&cursor=${cursor}`);
      expect([200, 400, 422]).toContain(status);
      expect(JSON.stringify(body)).not.toContain('Rui');
    }
  });
});

test('names are sorted without accents and case, page after page', async () => {
  const bia = await app.aNutritionist();
  for (const nome of ['Zélia', 'álvaro', 'Ana', 'Ângela', 'bruno', 'Ana'])
    await bia.post('/entities/Paciente', { nome });
  const names: string[] = [];
  for (let cursor = ''; ; ) {
    const { body } = await bia.get(`${pages}?limit=2&sort=nome&fields=nome${cursor}`);
    expect(Object.keys(body.items[0]).sort()).toEqual(['id', 'nome']);
    names.push(...body.items.map(({ nome }: { nome: string }) => nome));
    if (!body.next_cursor) break;
    cursor = `&cursor=${body.next_cursor}`;
  }
  expect(names).toEqual(['álvaro', 'Ana', 'Ana', 'Ângela', 'bruno', 'Zélia']);
});
