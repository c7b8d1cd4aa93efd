import { aLeitura } from '@alecrim/domain/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Nutritionist, startTestApp, type TestApp } from '../testing/start-test-app.ts';

let app: TestApp;
let ana: Nutritionist;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  ana = await app.aNutritionist();
});
afterAll(() => app.close());

const path = '/entities/Leitura';
const texts = async () => (await ana.get(`${path}?sort=texto`)).body.map(({ texto }: any) => texto);
const taken = {
  status: 422,
  body: {
    code: 'VALIDATION_ERROR',
    message: 'texto: já está em uso.',
    extra_data: { fields: [{ field: 'texto', message: 'já está em uso.' }] },
  },
};

test('a second decision about one wording is refused, and another nutritionist may have her own', async () => {
  await ana.post(path, aLeitura());
  expect(await ana.post(path, aLeitura({ nao_contar: true }))).toMatchObject(taken);
  expect(await ana.post(`${path}/bulk`, [aLeitura({ texto: 'novo' }), aLeitura()])).toMatchObject(taken);
  expect(await texts()).toEqual(['2 colheres mistura casa']);
  const bia = await app.aNutritionist();
  expect((await bia.post(path, aLeitura())).status).toBe(201);
});

test('a creation that is refused leaves its idempotency key unused', async () => {
  const key = { 'idempotency-key': 'a-key-of-a-decision' };
  await ana.post(path, aLeitura());
  expect(await ana.post(path, aLeitura(), key)).toMatchObject(taken);
  expect((await ana.post(path, aLeitura({ texto: 'outro' }), key)).body).toMatchObject({ texto: 'outro' });
});

test('a decision cannot take the wording of another one', async () => {
  await ana.post(path, aLeitura());
  const { body: other } = await ana.post(path, aLeitura({ texto: 'outro' }));
  expect(await ana.put(`${path}/${other.id}`, { texto: '2 colheres mistura casa' })).toMatchObject(taken);
  expect((await ana.put(`${path}/${other.id}`, { gramas: 12.5 })).body).toMatchObject({ gramas: 12.5 });
});

test('of many creations of one wording at once, one row is left', async () => {
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, gramas) => ana.post(path, aLeitura({ gramas }))),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(422)]);
  expect(await texts()).toHaveLength(1);
});

test('of many upserts of one wording at once, one row is left, and none is refused', async () => {
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, gramas) =>
      ana.post(`${path}/upsert`, { key: 'texto', records: [aLeitura({ gramas })] }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
  const { body } = await ana.get(path);
  expect(body).toMatchObject([{ version: 8 }]);
});

test('a forgotten wording can be decided again; then the old decision cannot come back beside it', async () => {
  const { body: old } = await ana.post(path, aLeitura());
  await ana.delete(`${path}/${old.id}`);
  const { body: again } = await ana.post(path, aLeitura({ nao_contar: true }));
  expect(await ana.post(`${path}/${old.id}/restore`)).toMatchObject(taken);
  await ana.delete(`${path}/${again.id}`);
  expect((await ana.post(`${path}/${old.id}/restore`)).status).toBe(200);
});
