import { aCardapio, anOrientacaoTemplate } from '@alecrim/domain/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Nutritionist, startTestApp, type TestApp } from '../testing/start-test-app.ts';

let app: TestApp;
let ana: Nutritionist;
let bia: Nutritionist;
let sheets: { ana: string; bia: string };
const SHELF = '/entities/OrientacaoTemplate';
const query = (q: object) => `q=${encodeURIComponent(JSON.stringify(q))}`;

beforeAll(async () => {
  app = await startTestApp();
  ana = await app.aNutritionist({ email: 'ana@example.com' });
  bia = await app.aNutritionist({ email: 'bia@example.com' });
  sheets = {
    ana: (await ana.post(SHELF, anOrientacaoTemplate())).body.id,
    bia: (await bia.post(SHELF, anOrientacaoTemplate())).body.id,
  };
});
afterAll(() => app.close());

test('T54: no answer about the shared shelf holds the sign-in address of another person', async () => {
  const answers = [
    await ana.get(SHELF),
    await ana.get(`${SHELF}?fields=created_by&sort=created_by`),
    await ana.get(`${SHELF}/v2/list`),
    await ana.get(`${SHELF}/v2/list?distinct=created_by`),
    await ana.get(`${SHELF}/${sheets.bia}`),
    await ana.get(`${SHELF}/export?format=json`),
    await ana.get(`${SHELF}/export`),
    await ana.post(`${SHELF}/aggregate`, { groupBy: ['created_by'], count: true, max: ['created_by'] }),
  ];
  for (const { status, body } of answers) {
    expect(status).toBe(200);
    expect(JSON.stringify(body)).not.toContain('bia@example.com');
  }
  // Nor does the number of matches tell it.
  for (const created_by of ['bia@example.com', { $in: ['bia@example.com'] }, { $regex: '^bia@' }])
    expect((await ana.get(`${SHELF}/count?${query({ created_by })}`)).body.count).toBe(0);
});

test('on the shared shelf a person finds her own records by her address, and reads the names of the others', async () => {
  for (const q of [{ created_by: ana.email }, { $or: [{ created_by: { $in: [ana.email] } }] }]) {
    const { body } = await ana.get(`${SHELF}?${query(q)}`);
    expect(body).toMatchObject([{ id: sheets.ana, created_by: ana.email, created_by_id: ana.id }]);
  }
  expect((await ana.get(`${SHELF}/${sheets.bia}`)).body).toMatchObject({
    created_by: 'Ana Lima',
    created_by_id: bia.id,
  });
  await app.deps.db
    .updateTable('users')
    .set({ full_name: 'bia@example.com' })
    .where('id', '=', bia.id)
    .execute();
  expect((await ana.get(`${SHELF}/${sheets.bia}`)).body.created_by).toBe('alguém do consultório');
  expect((await bia.get(`${SHELF}/${sheets.bia}`)).body.created_by).toBe(bia.email);
  // The service role keeps the addresses.
  const all = await app.service.get(`${SHELF}?${query({ created_by: bia.email })}`);
  expect(all.body).toMatchObject([{ id: sheets.bia, created_by: bia.email }]);
});

test('T54: PUT /bulk of another person’s large records is answered like unknown ids, not by their size', async () => {
  const plans = await bia.post(
    '/entities/Cardapio/bulk',
    Array.from({ length: 20 }, () => aCardapio()),
  );
  const ids: string[] = plans.body.map(({ id }: { id: string }) => id);
  await app.deps.db
    // @ts-expect-error: a table of entities.
    .updateTable('cardapios')
    // @ts-expect-error: as above.
    .set({ refeicoes: JSON.stringify(['x'.repeat(900_000)]) })
    .where('id', 'in', ids)
    .execute();
  const change = (id: string) => ({ id, titulo: 'Mudado' });
  expect((await bia.put('/entities/Cardapio/bulk', ids.map(change))).status).toBe(413);
  const foreign = await ana.put('/entities/Cardapio/bulk', ids.map(change));
  const unknown = await ana.put(
    '/entities/Cardapio/bulk',
    ids.map((id) => change(`${id.slice(0, -4)}0000`)),
  );
  expect([foreign.status, unknown.status]).toEqual([404, 404]);
  const withoutIds = (body: object) => JSON.stringify(body).replaceAll(/[0-9a-f-]{36}/g, 'id');
  expect(withoutIds(foreign.body)).toBe(withoutIds(unknown.body));
});
