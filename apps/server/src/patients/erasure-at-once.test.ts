import { aConsulta } from '@alecrim/domain/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { systemViewer } from '../accounts/viewer.ts';
import { eraseFiles } from '../entities/erase-records.ts';
import { recordsOf } from '../entities/repository.ts';
import { type Tasks, tasksInPlace } from '../platform/tasks.ts';
import { type Answer, PASSWORD, startTestApp, type TestApp } from '../testing/start-test-app.ts';
import { seedPlans, testEngine } from '../testing/test-database.ts';
import { soon } from '../testing/timing.ts';
import { eraseData } from './erase-data.ts';
import { aNutritionistWithPassword, aPatientWithPlans, clarasTraces, leftIn } from './testing/a-patient.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('T51: no statement of an erasure reads all versions of a large practice', async () => {
  const ana = await aNutritionistWithPassword(app);
  const { paciente } = await aPatientWithPlans(ana);
  const { db } = app.database;
  await seedPlans(db, ana.id, 150);
  for (let version = 101; version <= 120; version++)
    await sql`insert into record_versions (entity, record_id, version, owner_id, saved_date, content)
      select 'Cardapio', id, cast(${version} as integer), created_by_id, created_date, '{}' from cardapios
      where created_by_id = ${ana.id}`.execute(db);
  const spy = vi.spyOn(app.deps.db.getExecutor(), 'executeQuery');
  const asked = { id: paciente.id, motivo: 'pedido', password: PASSWORD };
  expect((await ana.post('/functions/apagarPaciente', asked)).status).toBe(200);
  const results = await Promise.all(spy.mock.results.map(({ value }) => value));
  spy.mockRestore();
  expect(results.length).toBeGreaterThan(50);
  expect(Math.max(...results.map(({ rows }) => rows.length))).toBeLessThanOrEqual(2_000);
  expect(await leftIn(db, clarasTraces)).toEqual([]);
});

test('T51: a patient may have more records than a database binds values', async () => {
  const ana = await app.aNutritionist();
  const { body } = await ana.post('/entities/Paciente', { nome: 'Rui' });
  const ids = Array.from({ length: 70_000 }, (_, i) => `${body.id}-${i}`).concat(body.id);
  const { db } = app.deps;
  expect(await recordsOf(db, 'Paciente', systemViewer).sizes(ids)).toMatchObject([{ id: body.id }]);
  await eraseFiles(db, 'Consulta', ids);
});

test('the mails of a week are read in portions by their size, and those that name the patient go', async () => {
  const ana = await aNutritionistWithPassword(app);
  const { paciente } = await aPatientWithPlans(ana);
  const { db } = app.database;
  const mail = (i: number) => ({
    ...{ id: `mail-${i}`, recipient: 'rui@example.com', subject: 'Olá', html_body: '', reply_to: null },
    text_body: `${'arroz '.repeat(17_000)}${i % 2 ? 'Clara Prado' : 'laboratório'}`,
    ...{ created_date: '2026-01-01', expires_date: '2027-01-01', attempts: 1, next_attempt_date: 'x' },
    ...{ sent_date: '2026-01-01', sender_id: ana.id },
  });
  await db
    .insertInto('outbox')
    .values(Array.from({ length: 20 }, (_, i) => mail(i)))
    .execute();
  const spy = vi.spyOn(app.deps.db.getExecutor(), 'executeQuery');
  const asked = { id: paciente.id, motivo: 'pedido', password: PASSWORD };
  expect((await ana.post('/functions/apagarPaciente', asked)).status).toBe(200);
  const results = await Promise.all(spy.mock.results.map(({ value }) => value));
  spy.mockRestore();
  const mailsIn = results.map(({ rows }) => JSON.stringify(rows).length);
  expect(Math.max(...mailsIn)).toBeLessThan(1_000_000);
  expect(await db.selectFrom('outbox').select('id').where('sender_id', '=', ana.id).execute()).toHaveLength(
    10,
  );
  expect(await leftIn(db, clarasTraces)).toEqual([]);
  await db.deleteFrom('outbox').where('sender_id', '=', ana.id).execute();
});

test.each(['anonimizar', 'eliminar'] as const)(
  'with modo %s the histories of the patient, the notes and the plans go in portions',
  async (mode) => {
    const ana = await aNutritionistWithPassword(app);
    const { db } = app.deps;
    const { paciente, cardapio } = await aPatientWithPlans(ana);
    const { body: note } = await ana.post('/entities/Consulta', aConsulta({ paciente_id: paciente.id }));
    const owned = { owner_id: ana.id, author_id: null, saved_date: new Date().toISOString() };
    const content = JSON.stringify({ nome: 'Clara Prado', observacoes: 'Clara Prado '.repeat(80_000) });
    const histories = { Paciente: paciente.id, Consulta: note.id, Cardapio: cardapio.id };
    for (const [entity, record_id] of Object.entries(histories))
      for (let version = 100; version < 108; version++)
        await db
          .insertInto('record_versions')
          .values({ entity, record_id, version, content, ...owned })
          .execute();
    let most = 0;
    const tasks: Tasks = {
      ...tasksInPlace,
      run(task, input, who) {
        most = Math.max(most, JSON.stringify(input).length);
        return tasksInPlace.run(task, input, who);
      },
    };
    const spy = vi.spyOn(db.getExecutor(), 'executeQuery');
    await eraseData({ ...app.deps, tasks }, paciente.id, mode);
    const results = await Promise.all(spy.mock.results.map(({ value }) => value));
    spy.mockRestore();
    expect(most).toBeLessThan(2_000_000);
    expect(Math.max(...results.map(({ numAffectedRows }) => Number(numAffectedRows ?? 0)))).toBeLessThan(8);
    expect(await leftIn(db, clarasTraces)).toEqual([]);
    const left = await db
      .selectFrom('record_versions')
      .select('entity')
      .where('record_id', '=', note.id)
      .execute();
    expect(left).toEqual([]);
  },
);

test.each([
  ['is still hers', {}],
  ['was hers once', { paciente_id: null, paciente_nome: null }],
])(
  'a plan that %s keeps a save that ends during the erasure, and each version number is used once',
  async (_when, move) => {
    const ana = await aNutritionistWithPassword(app);
    const { paciente, cardapio } = await aPatientWithPlans(ana);
    const { body: before } = await ana.put(`/entities/Cardapio/${cardapio.id}`, { ...move, titulo: 'Plano' });

    let erasure: Promise<Answer> | undefined;
    await app.database.db.transaction().execute(async (on) => {
      await sql`update cardapios set observacoes_finais = 'Salvo agora', version = version + 1
      where id = ${cardapio.id}`.execute(on);
      erasure = ana.post('/functions/apagarPaciente', {
        id: paciente.id,
        motivo: 'pedido',
        password: PASSWORD,
      });
      if (testEngine === 'sqlite') return;
      await soon(async () => {
        const { rows } = await sql`select 1 from pg_locks where not granted and pid in (
        select pid from pg_stat_activity where datname = current_database())`.execute(on);
        expect(rows).toHaveLength(1);
      });
    });
    expect((await erasure)?.status).toBe(200);

    const { body: after } = await ana.get(`/entities/Cardapio/${cardapio.id}`);
    expect(after).toMatchObject({ observacoes_finais: 'Salvo agora', version: before.version + 2 });
    expect(await leftIn(app.database.db, clarasTraces)).toEqual([]);
  },
);
