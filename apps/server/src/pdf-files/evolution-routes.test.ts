import { aPaciente, aProfile } from '@alecrim/domain/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { longEvolution } from '../testing/costly-evolution.ts';
import { type Nutritionist, startTestApp, type TestApp } from '../testing/start-test-app.ts';

let app: TestApp;
let ana: Nutritionist;
let id: string;
beforeAll(async () => {
  app = await startTestApp();
  ana = await app.aNutritionist();
  await ana.put('/entities/User/me', aProfile());
  id = (await ana.post('/entities/Paciente', aPaciente({ nome: 'João Lima' }))).body.id;
});
afterAll(() => app.close());

const path = (patient: string) => `/entities/Paciente/${patient}/pdf/evolucao`;

test('the evolution of her patient is a file with a name', async () => {
  const { status, headers, body } = await ana.post(path(id), longEvolution());
  expect(status).toBe(200);
  expect(body).toMatch(/^%PDF-1\.7/);
  expect(headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' });
  expect(headers['content-disposition']).toMatch(/filename="Evolucao - Joao - \d{4}-\d\d-\d\d\.pdf"/);
});

test('the patient of another account is not found, and a visitor has to sign in', async () => {
  expect((await (await app.aNutritionist()).post(path(id), longEvolution())).status).toBe(404);
  const url = `/api/apps/alecrim${path(id)}`;
  expect((await app.send({ method: 'POST', url, payload: longEvolution() })).status).toBe(401);
});

test('a body that is no evolution is refused, and a table row of another length is made to fit', async () => {
  const given = longEvolution();
  const refused = [
    {},
    { ...given, charts: [{ ...given.charts[0], lines: [{ place: 0, points: [[0.5, 900]] }] }] },
    { ...given, table: { head: [], rows: [] } },
  ];
  for (const body of refused) expect((await ana.post(path(id), body)).status).toBe(422);
  const rows = [['12/03/2026'], ['12/03/2026', '72,5', '1', '2']];
  const fitted = await ana.post(path(id), { ...given, table: { head: ['Data', 'Peso'], rows } });
  expect(fitted.status).toBe(200);
});
