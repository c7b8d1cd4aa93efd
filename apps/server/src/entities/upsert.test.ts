import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Nutritionist, startTestApp, type TestApp } from '../testing/start-test-app.ts';
import { observeResults, testEngine } from '../testing/test-database.ts';
import { beforeTransaction, soon } from '../testing/timing.ts';
import { upsert as upsertRecords } from './upsert.ts';

let app: TestApp;
let ana: Nutritionist;
beforeAll(async () => {
  app = await startTestApp();
  ana = await app.aNutritionist();
});
afterAll(() => app.close());

const upsert = (email: string, nome: string) =>
  ana.post('/entities/Paciente/upsert', { key: 'email', records: [{ email, nome }] });
const named = async (email: string) =>
  (await ana.get(`/entities/Paciente?q=${encodeURIComponent(JSON.stringify({ email }))}`)).body;

/** As another process would do it: with a connection and a mutex of its own. */
async function upsertElsewhere(email: string, nome: string) {
  const db = app.deps.db.withPlugin(observeResults(() => {}));
  const viewer = { kind: 'user', id: ana.id, email: ana.email, role: 'user', sessionId: '' } as const;
  const { created, updated } = await upsertRecords({ ...app.deps, db }, 'Paciente', viewer, {
    key: 'email',
    records: [{ email, nome }],
  });
  return { body: { created, updated } };
}

/** Both have read and want to write before either can; in SQLite the transaction alone keeps them waiting. */
async function bothAtOnce<T>(one: () => Promise<T>, other: () => Promise<T>): Promise<T[]> {
  let asked: Promise<T[]> | undefined;
  await app.database.db.transaction().execute(async (on) => {
    const isPostgres = testEngine === 'postgres';
    if (isPostgres) await sql`lock table pacientes in share mode`.execute(on);
    asked = Promise.all([one(), other()]);
    if (!isPostgres) return;
    await soon(async () => {
      const { rows } = await sql`select 1 from pg_locks join pg_database on pg_database.oid = database
        where datname = current_database() and not granted`.execute(on);
      expect(rows).toHaveLength(2);
    });
  });
  return asked as Promise<T[]>;
}

test('of two upserts of one key at once in two processes, one creates the record and the other changes it', async () => {
  const answers = await bothAtOnce<{ body: { created: number; updated: number } }>(
    () => upsert('rui@example.com', 'Rui'),
    () => upsertElsewhere('rui@example.com', 'Rui Sá'),
  );
  expect(answers.map(({ body }) => [body.created, body.updated]).sort()).toEqual([
    [0, 1],
    [1, 0],
  ]);
  expect(await named('rui@example.com')).toMatchObject([{ version: 2 }]);
});

test('of many upserts of one key at once, one creates the record and the others change it', async () => {
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, i) => upsert('eva@example.com', `Eva ${i}`)),
  );
  expect(answers.filter(({ body }) => body.created === 1)).toHaveLength(1);
  expect(await named('eva@example.com')).toMatchObject([{ version: 8 }]);
});

test('an upsert changes a record that was created right before its transaction', async () => {
  const { body } = await beforeTransaction(
    app.deps.db,
    () => ana.post('/entities/Paciente', { nome: 'Lia', email: 'lia@example.com' }),
    () => upsert('lia@example.com', 'Lia Sá'),
  );
  expect(body).toMatchObject({ created: 0, updated: 1, records: [{ nome: 'Lia Sá', version: 2 }] });
});

test('of several records with one key, an upsert changes the oldest', async () => {
  const [first] = [
    await ana.post('/entities/Paciente', { nome: 'Um', email: 'dois@example.com' }),
    await ana.post('/entities/Paciente', { nome: 'Dois', email: 'dois@example.com' }),
  ];
  const { body } = await upsert('dois@example.com', 'Mudado');
  expect(body).toMatchObject({ created: 0, updated: 1, records: [{ id: first!.body.id }] });
});

test('an upsert by two key fields works with fifty records', async () => {
  const records = Array.from({ length: 50 }, (_, i) => ({
    nome: `Paciente ${i % 10}`,
    email: `p${i}@two-keys.example`,
  }));
  const send = () => ana.post('/entities/Paciente/upsert', { key: ['nome', 'email'], records });
  expect(await send()).toMatchObject({ status: 200, body: { created: 50, updated: 0 } });
  expect(await send()).toMatchObject({ status: 200, body: { created: 0, updated: 50 } });
});
