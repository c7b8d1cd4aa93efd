import { aCardapio, aPaciente } from '@alecrim/domain/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Nutritionist, startTestApp, type TestApp } from '../testing/start-test-app.ts';

let app: TestApp;
let ana: Nutritionist;
beforeAll(async () => {
  app = await startTestApp();
  ana = await app.aNutritionist();
});
afterAll(() => app.close());

const accepted = [
  { restricao: 'lactose|leite', texto: '1 copo de leite', aceito_em: '2026-03-10T12:00:00.000Z' },
];

async function aPlanWithAcceptedWarning() {
  const { body: first } = await ana.post('/entities/Paciente', aPaciente());
  const { body: second } = await ana.post('/entities/Paciente', aPaciente());
  const body = aCardapio({ paciente_id: first.id, avisos_aceitos: accepted });
  const { body: plan } = await ana.post('/entities/Cardapio', body);
  return { path: `/entities/Cardapio/${plan.id}`, second };
}

test('T55: a warning that was accepted for one patient is not accepted for another, whatever program changes the patient', async () => {
  const { path, second } = await aPlanWithAcceptedWarning();
  expect((await ana.put(path, { titulo: 'Outro' })).body.avisos_aceitos).toEqual(accepted);
  expect((await ana.put(path, { paciente_id: second.id })).body.avisos_aceitos).toEqual([]);
});

test('a body with another patient may bring warnings that were accepted for that patient', async () => {
  const { path, second } = await aPlanWithAcceptedWarning();
  const others = [{ ...accepted[0], texto: '1 iogurte' }];
  const { body } = await ana.put(path, { paciente_id: second.id, avisos_aceitos: others });
  expect(body.avisos_aceitos).toEqual(others);
});
