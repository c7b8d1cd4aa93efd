import { aCardapio } from '@alecrim/domain/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Nutritionist, startTestApp, type TestApp } from '../testing/start-test-app.ts';
import { observeResults } from '../testing/test-database.ts';
import { hadValue } from './history.ts';

let app: TestApp;
let ana: Nutritionist;
beforeAll(async () => {
  app = await startTestApp();
  ana = await app.aNutritionist();
});
afterAll(() => app.close());

async function aPatientWithPlans() {
  const { body: patient } = await ana.post('/entities/Paciente', { nome: 'Marina Alves' });
  const plan = async (paciente_nome: string, paciente_id = patient.id) =>
    (await ana.post('/entities/Cardapio', aCardapio({ paciente_id, paciente_nome }))).body;
  return { patient, linked: await plan('Marina Alves'), special: await plan('Mari (atleta)'), plan };
}

const nameIn = async (id: string) => (await ana.get(`/entities/Cardapio/${id}`)).body.paciente_nome;

test('renaming a patient renames the linked plans that carry the old name; versions keep what they said', async () => {
  const { patient, linked, special } = await aPatientWithPlans();
  const other = await ana.post('/entities/Cardapio', aCardapio({ paciente_nome: 'Marina Alves' }));
  await ana.put(`/entities/Paciente/${patient.id}`, { nome: 'Marina Alves Prado' });

  expect(await nameIn(linked.id)).toBe('Marina Alves Prado');
  expect(await nameIn(special.id)).toBe('Mari (atleta)');
  expect(await nameIn(other.body.id)).toBe('Marina Alves');
  const found = await ana.get(`/entities/Cardapio?q=${encodeURIComponent('{"$search":"prado"}')}`);
  expect(found.body.map(({ id }: { id: string }) => id)).toEqual([linked.id]);
  const past = (await ana.get(`/entities/Cardapio/${linked.id}/history`)).body;
  expect(past).toHaveLength(1);
  const before = await ana.get(`/entities/Cardapio/${linked.id}/history/${past[0].version}`);
  expect(before.body.paciente_nome).toBe('Marina Alves');
});

test('the rename is one act with the save: a stale save renames nothing', async () => {
  const { patient, linked } = await aPatientWithPlans();
  const stale = await ana.put(`/entities/Paciente/${patient.id}`, { nome: 'Outra' }, { 'If-Match': '"99"' });
  expect(stale.status).toBe(409);
  expect(await nameIn(linked.id)).toBe('Marina Alves');
});

test('a patient who is saved without a new name leaves the plans as they are', async () => {
  const { patient, linked } = await aPatientWithPlans();
  await ana.put(`/entities/Paciente/${patient.id}`, { nome: 'Marina Alves', observacoes: 'Retorno em maio' });
  expect((await ana.get(`/entities/Cardapio/${linked.id}`)).body.version).toBe(linked.version);
});

test('another person cannot rename plans through a patient of the same name', async () => {
  const { linked } = await aPatientWithPlans();
  const bia = await app.aNutritionist();
  const { body: theirs } = await bia.post('/entities/Paciente', { nome: 'Marina Alves' });
  await bia.put(`/entities/Paciente/${theirs.id}`, { nome: 'Renomeada' });
  expect(await nameIn(linked.id)).toBe('Marina Alves');
});

test('every way to write a patient renames: many at once and by a query', async () => {
  const { patient, linked } = await aPatientWithPlans();
  await ana.put('/entities/Paciente/bulk', [{ id: patient.id, nome: 'Marina Um' }]);
  expect(await nameIn(linked.id)).toBe('Marina Um');
  await ana.patch('/entities/Paciente/update-many', {
    query: { id: patient.id },
    data: { $set: { nome: 'Marina Dois' } },
  });
  expect(await nameIn(linked.id)).toBe('Marina Dois');
});

test('a plan that was in the bin during the rename comes back under the new name', async () => {
  const { patient, linked, special } = await aPatientWithPlans();
  for (const { id } of [linked, special]) await ana.delete(`/entities/Cardapio/${id}`);
  await ana.put(`/entities/Paciente/${patient.id}`, { nome: 'Marina Alves Prado' });
  const { body } = await ana.post(`/entities/Cardapio/${linked.id}/restore`, {});
  expect(body.paciente_nome).toBe('Marina Alves Prado');
  expect(await nameIn(linked.id)).toBe('Marina Alves Prado');
  await ana.post(`/entities/Cardapio/${special.id}/restore`, {});
  expect(await nameIn(special.id)).toBe('Mari (atleta)');
});

test('the versions that may hold an earlier name are read a few at a time', async () => {
  const { patient } = await aPatientWithPlans();
  const { db } = app.deps;
  await sql`insert into record_versions (entity, record_id, version, owner_id, saved_date, content)
    with recursive n (i) as (select 1 union all select i + 1 from n where i < 20)
    select 'Paciente', ${patient.id}, 100 + n.i, ${ana.id}, '2026-01-01T00:00:00.000Z',
      '{"nome":"Nome ' || n.i || '","observacoes":"' || ${'x'.repeat(200_000)} || '"}' from n`.execute(db);
  const sizes: number[] = [];
  const observed = db.withPlugin(observeResults((rows) => sizes.push(JSON.stringify(rows).length)));
  expect(await hadValue(observed, 'Paciente', patient.id, 'nome', 'Nome 3')).toBe(true);
  expect(await hadValue(observed, 'Paciente', patient.id, 'nome', 'Nome 21')).toBe(false);
  expect(Math.max(...sizes)).toBeLessThan(600_000);
});
