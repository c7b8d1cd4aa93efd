import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engineOf, flag } from '../db/dialect.ts';
import { type Nutritionist, startTestApp, type TestApp } from '../testing/start-test-app.ts';

let app: TestApp;
let ana: Nutritionist;
beforeAll(async () => {
  app = await startTestApp();
  ana = await app.aNutritionist();
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

test('the different values of a flag come page by page', async () => {
  const first = await ana.get(`${pages}?distinct=is_sample&limit=1`);
  expect(first.body).toMatchObject({ items: [false], has_more: true });
  const second = await ana.get(`${pages}?distinct=is_sample&limit=1&cursor=${first.body.next_cursor}`);
  expect(second).toMatchObject({ status: 200, body: { items: [true], has_more: false } });
});

type Content = [value: unknown, id: unknown, ...rest: unknown[]];

/** The cursor that somebody makes who knows how it is written. */
function forged(cursor: string, change: (content: Content) => Content): string {
  const content = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as Content;
  return Buffer.from(JSON.stringify(change(content))).toString('base64url');
}

const walks = [
  ...['nome', '-email', 'is_sample', '-version', 'created_date', 'created_by'].map((name) => `sort=${name}`),
  ...['nome', 'is_sample', 'email'].map((name) => `distinct=${name}`),
];
const values = [null, true, 'abc', '\0', '\ud800', '', 1.5, -1, 1e300, 2 ** 53, {}, [], 'x'.repeat(5_000)];

describe.each(walks)('a forged cursor of %s', (walk) => {
  test('is refused, or gives own records only', async () => {
    const { body } = await ana.get(`${pages}?${walk}&limit=1`);
    const cursors = [
      ...values.map((value) => forged(body.next_cursor, ([, ...rest]) => [value, ...rest])),
      ...values.map((id) => forged(body.next_cursor, ([value, , ...rest]) => [value, id, ...rest])),
      forged(body.next_cursor, () => [null, null]),
      body.next_cursor.slice(0, -5),
    ];
    for (const cursor of cursors) {
      const { status } = await ana.get(`${pages}?${walk}&limit=1&cursor=${cursor}`);
      expect([200, 400]).toContain(status);
    }
  });
});
