import { aCardapio, aProfile } from '@alecrim/domain/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Nutritionist, startTestApp, type TestApp } from '../testing/start-test-app.ts';

let app: TestApp;
let ana: Nutritionist;
beforeAll(async () => {
  app = await startTestApp();
  ana = await app.aNutritionist();
  await ana.put('/entities/User/me', aProfile());
});
afterAll(() => app.close());

const list = { titulo: 'Lista de substituições', itens: ['No lugar de 1 pão francês: 5 torradas (40 g)'] };
const aPlan = async (orientacoes: (typeof list)[]) =>
  (await ana.post('/entities/Cardapio', aCardapio({ paciente_nome: 'João Lima', orientacoes }))).body.id;
const path = (id: string) => `/entities/Cardapio/${id}/pdf/substituicoes`;

test('the list of substitutions is a file with a name', async () => {
  const id = await aPlan([{ titulo: 'Água', itens: ['Beba água'] }, list]);
  const { status, headers, body } = await ana.get(path(id));
  expect(status).toBe(200);
  expect(body).toMatch(/^%PDF-1\.7/);
  expect(headers['content-disposition']).toMatch(/filename="Lista de substituicoes - Joao - [\d-]{10}\.pdf"/);
});

test('a plan without a list, and a plan of another account, are not found', async () => {
  const id = await aPlan([list]);
  expect((await (await app.aNutritionist()).get(path(id))).status).toBe(404);
  expect((await app.send({ url: `/api/apps/alecrim${path(id)}` })).status).toBe(401);
  const none = await ana.get(path(await aPlan([])));
  expect([none.status, none.body.message]).toEqual([
    404,
    'Este cardápio não tem uma lista de substituições.',
  ]);
});
