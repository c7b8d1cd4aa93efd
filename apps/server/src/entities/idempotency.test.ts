import { DAY_MS, DRAFT_DAYS } from '@alecrim/domain';
import { aCardapio } from '@alecrim/domain/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { cleanUp } from '../jobs.ts';
import { type Nutritionist, startTestApp, type TestApp } from '../testing/start-test-app.ts';
import { observeResults, testEngine } from '../testing/test-database.ts';
import { entityService } from './service.ts';

let app: TestApp;
let ana: Nutritionist;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  app.clock.time = new Date(FIRST);
  ana = await app.aNutritionist();
});
afterAll(() => app.close());

const FIRST = '2026-03-01T12:00:00.000Z';
const key = { 'idempotency-key': 'a-key-of-a-draft' };
const create = (titulo: string) => ana.post('/entities/Cardapio', aCardapio({ titulo }), key);

/** The hourly clean-up runs, and her session goes on as if she had worked every day. */
async function daysLater(days: number) {
  app.clock.time = new Date(Date.parse(FIRST) + days * DAY_MS);
  await app.database.db
    .updateTable('sessions')
    .set({ expires_date: '2099-01-01T00:00:00.000Z' })
    .where('user_id', '=', ana.id)
    .execute();
  await cleanUp(app.deps);
}

test('an idempotency key is stored for as long as a draft and is then deleted', async () => {
  const { body: first } = await create('Plano de março');
  await daysLater(DRAFT_DAYS);
  expect((await create('Plano de março')).body).toMatchObject({ id: first.id });
  expect((await ana.get('/entities/Cardapio/count')).body).toEqual({ count: 1 });

  await daysLater(DRAFT_DAYS + 1.1);
  expect(await app.database.db.selectFrom('idempotency_keys').selectAll().execute()).toEqual([]);
});

test('a repeated idempotency key returns the current record and changes nothing', async () => {
  const { body: first } = await create('Plano de março');
  await ana.put(`/entities/Cardapio/${first.id}`, { titulo: 'Plano de abril' });
  await daysLater(20);
  const { status, body } = await create('Plano de março, com mais texto');
  expect({ status, body }).toMatchObject({
    status: 201,
    body: { id: first.id, titulo: 'Plano de abril', version: 2 },
  });
});

test('a repeated idempotency key returns the record even if the body could no longer be stored', async () => {
  const { body: first } = await create('Plano de março');
  const body = aCardapio({ paciente_id: '018f0000-0000-7000-8000-000000000000' });
  expect(await ana.post('/entities/Cardapio', body, key)).toMatchObject({
    status: 201,
    body: { id: first.id },
  });
  const other = { 'idempotency-key': 'another-key' };
  expect(await ana.post('/entities/Cardapio', body, other)).toMatchObject({ status: 422 });
  // The refused one left no key behind.
  expect(await ana.post('/entities/Cardapio', aCardapio(), other)).toMatchObject({ status: 201 });
});

test('a create with an idempotency key needs one write, or two in a transaction, after the query for the own foods', async () => {
  let statements = 0;
  const db = app.deps.db.withPlugin(observeResults(() => statements++));
  const viewer = { kind: 'user', id: ana.id, email: ana.email, role: 'user', sessionId: '' } as const;
  const service = entityService({ ...app.deps, db }, 'Cardapio', viewer);
  await service.create(aCardapio(), { idempotencyKey: 'first-key' });
  expect(statements).toBeLessThanOrEqual(testEngine === 'postgres' ? 2 : 3);
});

test('the idempotency key of a deleted record creates nothing, and the answer says why', async () => {
  const { body: first } = await create('Plano de março');
  await ana.delete(`/entities/Cardapio/${first.id}`);
  await daysLater(20);
  expect(await create('Plano de março')).toMatchObject({
    status: 404,
    body: { message: 'Este registro já foi criado e depois removido.' },
  });
});

test('the table of idempotency keys holds only ids and dates', async () => {
  await create('Plano da Clara');
  const [row] = await app.database.db.selectFrom('idempotency_keys').selectAll().execute();
  expect(Object.keys(row ?? {}).sort()).toEqual(['created_date', 'entity', 'key', 'owner_id', 'record_id']);
});

test('the same idempotency key on another entity creates a record there too', async () => {
  const { body: plan } = await create('Plano de março');
  const patient = await ana.post('/entities/Paciente', { nome: 'Rui' }, key);
  expect(patient).toMatchObject({ status: 201, body: { nome: 'Rui' } });
  expect((await ana.post('/entities/Paciente', { nome: 'Rui' }, key)).body.id).toBe(patient.body.id);
  expect((await create('Plano de março')).body.id).toBe(plan.id);
});
