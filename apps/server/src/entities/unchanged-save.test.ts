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

const plans = '/entities/Cardapio';
const versionsOf = async (id: string) => (await ana.get(`${plans}/${id}/history`)).body.length;

test('a save that changes nothing makes no version and no new date', async () => {
  const { body: plan } = await ana.post(plans, aCardapio());
  const { body: asRead } = await ana.get(`${plans}/${plan.id}`);
  for (const patch of [{}, { titulo: plan.titulo }, plan, { campo_desconhecido: 1 }])
    expect(await ana.put(`${plans}/${plan.id}`, patch)).toMatchObject({ status: 200, body: asRead });
  expect(await versionsOf(plan.id)).toBe(0);
  expect((await ana.put(`${plans}/${plan.id}`, { titulo: 'Outro' })).body).toMatchObject({ version: 2 });
  expect(await versionsOf(plan.id)).toBe(1);
});

test('of many saves at once, only those that change something make a version', async () => {
  const ids: string[] = [];
  for (const titulo of ['Um', 'Dois', 'Três'])
    ids.push((await ana.post(plans, aCardapio({ titulo }))).body.id);
  const changes = ids.map((id) => ({ id, titulo: 'Dois' }));
  const { status, body } = await ana.put(`${plans}/bulk`, changes);
  expect(status).toBe(200);
  expect(body.map(({ version }: { version: number }) => version)).toEqual([2, 1, 2]);
  const query = { id: { $in: ids } };
  const again = await ana.patch(`${plans}/update-many`, { query, data: { $set: { titulo: 'Dois' } } });
  expect(again.status).toBe(200);
  expect(await Promise.all(ids.map(versionsOf))).toEqual([1, 0, 1]);
});

test('a save that changes nothing still needs the current version and the right to change', async () => {
  const bia = await app.aNutritionist();
  const { body: patient } = await ana.post('/entities/Paciente', aPaciente());
  await ana.put(`/entities/Paciente/${patient.id}`, { nome: 'Outra' });
  const stale = await ana.put(`/entities/Paciente/${patient.id}`, {}, { 'if-match': '"1"' });
  expect(stale).toMatchObject({ status: 409, body: { code: 'VERSION_CONFLICT' } });
  expect((await bia.put(`/entities/Paciente/${patient.id}`, {})).status).toBe(404);
  // Guidance is read by everybody, and changed by its owner and by administrators.
  const { body: shared } = await ana.post('/entities/OrientacaoTemplate', {
    titulo: 'Água',
    conteudo: 'Beba.',
  });
  expect((await bia.get(`/entities/OrientacaoTemplate/${shared.id}`)).status).toBe(200);
  const changed = await bia.put(`/entities/OrientacaoTemplate/${shared.id}`, { titulo: 'Chá' });
  const unchanged = await bia.put(`/entities/OrientacaoTemplate/${shared.id}`, {});
  expect(unchanged.status).toBe(changed.status);
});
