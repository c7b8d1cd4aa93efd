import { aCardapio } from '@alecrim/domain/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/start-test-app.ts';
import { beforeTransaction } from '../testing/timing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('a plan whose owner is erased during the create is refused with INVALID_REFERENCE, not because of its token', async () => {
  const ana = await app.aNutritionist();
  const answer = await beforeTransaction(
    app.deps.db,
    (db) => db.deleteFrom('users').where('id', '=', ana.id).execute(),
    () => ana.post('/entities/Cardapio/bulk', [aCardapio()]),
  );
  expect(answer).toMatchObject({ status: 422, body: { code: 'INVALID_REFERENCE' } });
  expect(answer.body.message).not.toContain('token_publico');
});

test('a public token that another plan has is reported as a validation error', async () => {
  const ana = await app.aNutritionist();
  const plan = { ...aCardapio(), token_publico: 'um-token-que-ja-existe' };
  expect((await ana.post('/entities/Cardapio', plan)).status).toBe(201);
  expect(await ana.post('/entities/Cardapio', plan)).toMatchObject({
    status: 422,
    body: { code: 'VALIDATION_ERROR', message: expect.stringContaining('token_publico') },
  });
});
