import { DAY_MS } from '@alecrim/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifyTrail } from './audit/verify.ts';
import { cleanUp } from './jobs.ts';
import { syncLedger } from './patients/ledger.ts';
import {
  aNutritionistWithPassword,
  aPatientWithPlans,
  clarasTraces,
  leftIn,
} from './patients/testing/a-patient.ts';
import { PASSWORD, startTestApp, type TestApp } from './testing/start-test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await app.aNutritionist({ role: 'admin' });
});
afterAll(() => app.close());

async function cleanUpAfter(days: number): Promise<void> {
  app.clock.time = new Date(Date.now() + days * DAY_MS);
  await app.database.db.updateTable('sessions').set({ expires_date: '2999-01-01T00:00:00.000Z' }).execute();
  await cleanUp(app.deps);
  app.clock.time = undefined;
}

const erasureOf = (id: string) =>
  app.database.db.selectFrom('erasures').selectAll().where('patient_id', '=', id).executeTakeFirst();

const actsOn = async (id: string) =>
  (
    await app.database.db
      .selectFrom('audit_entries')
      .select(['action', 'actor_kind'])
      .where('record_id', '=', id)
      .where('action', 'in', ['erased', 'anonymised'])
      .execute()
  ).map(({ action, actor_kind }) => `${action} by ${actor_kind}`);

const binOf = async (who: Awaited<ReturnType<typeof aNutritionistWithPassword>>) =>
  (await who.post('/functions/listarExcluidos', { tipo: 'Paciente' })).body.itens.map(
    ({ id }: { id: string }) => id,
  );

test('T51 L07: a patient who was in the bin for 30 days is anonymised as by the erasure button', async () => {
  const ana = await aNutritionistWithPassword(app);
  const { paciente, cardapio } = await aPatientWithPlans(ana);
  await ana.delete(`/entities/Paciente/${paciente.id}`);
  await cleanUpAfter(29);
  expect(await leftIn(app.database.db, clarasTraces)).not.toEqual([]);
  expect(await binOf(ana)).toEqual([paciente.id]);

  await cleanUpAfter(31);
  expect(await leftIn(app.database.db, clarasTraces)).toEqual([]);
  expect(await erasureOf(paciente.id)).toMatchObject({ mode: 'anonimizar', owner_id: ana.id });
  expect(await actsOn(paciente.id)).toEqual(['anonymised by system']);
  // The plan stays, without the name and without the link.
  const { body: plan } = await ana.get(`/entities/Cardapio/${cardapio.id}`);
  expect(plan).toMatchObject({ paciente_id: paciente.id, paciente_nome: null, ativo: false });
  const link = { token: cardapio.token_publico };
  expect((await app.anonymous.post('/functions/buscarCardapioPublico', link)).status).toBe(404);
  expect(await binOf(ana)).toEqual([]);
  expect((await verifyTrail(app.database.db)).broken).toBeUndefined();

  // The next clean-ups have nothing to do.
  await cleanUpAfter(32);
  expect(await actsOn(paciente.id)).toHaveLength(1);
});

test('T51 L08: the clean-up never eliminates the record of a patient, and the ledger repeats its erasure', async () => {
  const ana = await aNutritionistWithPassword(app);
  const { paciente, cardapio } = await aPatientWithPlans(ana);
  await ana.delete(`/entities/Paciente/${paciente.id}`);
  await cleanUpAfter(31);
  expect((await ana.get(`/entities/Cardapio/${cardapio.id}`)).status).toBe(200);
  // As a copy of the database from before: the person is back, and the table knows nothing.
  const { db } = app.database;
  await db.deleteFrom('erasures').where('patient_id', '=', paciente.id).execute();
  await ana.post(`/entities/Paciente/${paciente.id}/restore`);
  await ana.put(`/entities/Paciente/${paciente.id}`, { nome: 'Clara Conceição Prado' });
  await syncLedger(app.deps);
  expect((await ana.get(`/entities/Paciente/${paciente.id}`)).body.nome).toMatch(/^Paciente anonimizado/);
});

test('T51: a patient who is restored from the bin is not erased by the clean-up', async () => {
  const ana = await aNutritionistWithPassword(app);
  const { paciente } = await aPatientWithPlans(ana);
  await ana.delete(`/entities/Paciente/${paciente.id}`);
  await ana.post(`/entities/Paciente/${paciente.id}/restore`);
  await cleanUpAfter(31);
  expect((await ana.get(`/entities/Paciente/${paciente.id}`)).body.nome).toBe('Clara Conceição Prado');
  expect(await erasureOf(paciente.id)).toBeUndefined();
  await ana.post('/functions/apagarPaciente', { id: paciente.id, motivo: 'pedido', password: PASSWORD });
});

test('T51: an interrupted elimination of a patient in the bin is finished as one', async () => {
  const ana = await aNutritionistWithPassword(app);
  const { paciente, cardapio } = await aPatientWithPlans(ana);
  await ana.delete(`/entities/Paciente/${paciente.id}`);
  // As a process leaves it that ended right after the beginning.
  const at = new Date().toISOString();
  const about = { patient_id: paciente.id, owner_id: ana.id, reason: 'pedido', at, done_date: null };
  await app.database.db
    .insertInto('erasures')
    .values({ ...about, mode: 'eliminar' })
    .execute();
  expect(await binOf(ana)).toEqual([]);
  await cleanUpAfter(31);
  expect(await erasureOf(paciente.id)).toMatchObject({ mode: 'eliminar', reason: 'pedido' });
  expect((await ana.get(`/entities/Cardapio/${cardapio.id}`)).status).toBe(404);
  expect(await leftIn(app.database.db, clarasTraces)).toEqual([]);
});

test('T51: excluirDeVez does not erase a patient; apagarPaciente does, also in the bin', async () => {
  const ana = await aNutritionistWithPassword(app);
  const { paciente } = await aPatientWithPlans(ana);
  await ana.delete(`/entities/Paciente/${paciente.id}`);
  const asked = { tipo: 'Paciente', id: paciente.id };
  expect(await ana.post('/functions/excluirDeVez', asked)).toMatchObject({
    status: 422,
    body: { error: expect.stringMatching(/apagarPaciente/) },
  });
  expect(await binOf(ana)).toEqual([paciente.id]);
  const erase = { id: paciente.id, modo: 'eliminar', motivo: 'pedido', password: PASSWORD };
  expect((await ana.post('/functions/apagarPaciente', erase)).status).toBe(422);
  expect((await ana.post('/functions/apagarPaciente', { ...erase, ciente: true })).status).toBe(200);
  expect(await leftIn(app.database.db, clarasTraces)).toEqual([]);
  expect(await binOf(ana)).toEqual([]);
  expect(await erasureOf(paciente.id)).toMatchObject({ mode: 'eliminar' });
});

test('a patient who was anonymised in the bin leaves it and cannot be restored', async () => {
  const ana = await aNutritionistWithPassword(app);
  const { paciente } = await aPatientWithPlans(ana);
  const path = `/entities/Paciente/${paciente.id}`;
  await ana.delete(path);
  // The erasure has begun: the record may still have the name.
  const at = new Date().toISOString();
  const begun = { patient_id: paciente.id, owner_id: ana.id, reason: 'pedido', at, done_date: null };
  await app.database.db
    .insertInto('erasures')
    .values({ ...begun, mode: 'anonimizar' })
    .execute();
  expect((await ana.post(`${path}/restore`)).status).toBe(404);

  await ana.post('/functions/apagarPaciente', { id: paciente.id, motivo: 'pedido', password: PASSWORD });
  expect(await binOf(ana)).toEqual([]);
  expect(await ana.post(`${path}/restore`)).toMatchObject({ status: 404 });
  const several = { tipo: 'Paciente', ids: [paciente.id] };
  expect((await ana.post('/functions/restaurarVarios', several)).body).toMatchObject({ restaurados: 0 });
  expect((await ana.get(path)).status).toBe(404);
});

test('the card of an anonymised patient that is deleted later is in the bin, and can be restored', async () => {
  const ana = await aNutritionistWithPassword(app);
  const { paciente } = await aPatientWithPlans(ana);
  const path = `/entities/Paciente/${paciente.id}`;
  await ana.post('/functions/apagarPaciente', { id: paciente.id, motivo: 'pedido', password: PASSWORD });
  await new Promise((resolve) => setTimeout(resolve, 2));
  await ana.delete(path);
  expect(await binOf(ana)).toEqual([paciente.id]);
  expect((await ana.post(`${path}/restore`)).status).toBe(200);
  expect((await ana.get(path)).status).toBe(200);
});
