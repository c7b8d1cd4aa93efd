import { aCardapio, aPaciente } from '@alecrim/domain/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aNutritionistWithPassword } from '../patients/testing/a-patient.ts';
import { type Nutritionist, PASSWORD, startTestApp, type TestApp } from '../testing/start-test-app.ts';

let app: TestApp;
let ana: Nutritionist;
let bia: Nutritionist;
beforeAll(async () => {
  app = await startTestApp();
  await app.aNutritionist({ role: 'admin' });
  [ana, bia] = [await aNutritionistWithPassword(app), await app.aNutritionist()];
});
afterAll(() => app.close());

const path = '/entities/Cardapio';
const create = (who: Nutritionist, token_publico?: string, more = {}) =>
  who.post(path, { ...aCardapio(), ...more, ...(token_publico !== undefined && { token_publico }) });
const open = async (token: string) =>
  (await app.anonymous.post('/functions/buscarCardapioPublico', { token })).status;

/** As the description of the client says: the time in base 36, then random text in base 36. */
const clientToken = () => Date.now().toString(36) + Math.random().toString(36).slice(2, 11).padEnd(9, 'x');

test('T51: the token of a renewed link is not given to another plan; the plan itself may have it back', async () => {
  const { body: plan } = await create(ana);
  const old = plan.token_publico;
  await ana.put(`${path}/${plan.id}`, { token_publico: null });
  for (const who of [ana, bia]) expect((await create(who, old)).status).toBe(422);
  const { body: other } = await create(bia);
  expect((await bia.put(`${path}/${other.id}`, { token_publico: old })).status).toBe(422);
  expect((await bia.post(`${path}/bulk`, [aCardapio({ token_publico: old } as object)])).status).toBe(422);
  expect(await open(old)).toBe(404);
  expect((await ana.put(`${path}/${plan.id}`, { token_publico: old })).status).toBe(200);
  expect(await open(old)).toBe(200);
});

test('T51: a token is not given to another plan in the moment in which its plan gives it up', async () => {
  for (let i = 0; i < 5; i++) {
    const { body: plan } = await create(ana);
    const [renewed, taken] = await Promise.all([
      ana.put(`${path}/${plan.id}`, { token_publico: null }),
      create(bia, plan.token_publico),
    ]);
    expect([renewed.status, taken.status]).toEqual([200, 422]);
  }
});

test('T51: the token of an erased plan or patient is not given again', async () => {
  const { body: plan } = await create(ana);
  await ana.delete(`${path}/${plan.id}`);
  await ana.post('/functions/excluirDeVez', { tipo: 'Cardapio', id: plan.id });
  expect((await create(bia, plan.token_publico)).status).toBe(422);
  const { body: patient } = await ana.post('/entities/Paciente', aPaciente());
  const { body: theirs } = await create(ana, undefined, { paciente_id: patient.id });
  const erase = { id: patient.id, modo: 'eliminar', motivo: 'pedido', ciente: true, password: PASSWORD };
  expect((await ana.post('/functions/apagarPaciente', erase)).status).toBe(200);
  expect((await create(bia, theirs.token_publico)).status).toBe(422);
});

test('T51: a token that a client chooses has 16 characters or more; one that a plan has already may stay', async () => {
  const chosen = clientToken();
  expect(chosen.length).toBeGreaterThanOrEqual(16);
  expect((await create(ana, chosen)).body.token_publico).toBe(chosen);
  expect((await create(ana, 'mjx2k9tabcdefgh')).status).toBe(422);
  const { body: plan } = await create(ana);
  expect((await ana.put(`${path}/${plan.id}`, { token_publico: 'mjx2k9tabcdefgh' })).status).toBe(422);
  // From before there was this rule.
  await sql`update cardapios set token_publico = 'mjx2k9ta' where id = ${plan.id}`.execute(app.database.db);
  const saved = await ana.put(`${path}/${plan.id}`, { titulo: 'Outro', token_publico: 'mjx2k9ta' });
  expect(saved).toMatchObject({ status: 200, body: { titulo: 'Outro', token_publico: 'mjx2k9ta' } });
  expect(await open('mjx2k9ta')).toBe(200);
});

test('T51: the refusal of a taken token is the refusal of a short one', async () => {
  const { body: plan } = await create(ana);
  const { body: hers } = await create(bia);
  const answers = [
    await create(bia, plan.token_publico),
    await create(bia, 'curto'),
    await create(bia, 'mjx2k9tabcdefgh'),
    await bia.put(`${path}/${hers.id}`, { token_publico: plan.token_publico }),
    await bia.put(`${path}/${hers.id}`, { token_publico: 'curto' }),
  ].map(({ status, body: { request_id, ...body } }) => ({ status, body }));
  expect(answers[0]).toMatchObject({
    status: 422,
    body: { message: expect.stringContaining('token_publico') },
  });
  for (const answer of answers) expect(answer).toEqual(answers[0]);
  expect(JSON.stringify(answers)).not.toMatch(/em uso/);
});
