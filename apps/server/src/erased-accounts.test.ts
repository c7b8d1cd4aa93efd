import { mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DAY_MS } from '@alecrim/domain';
import { aCardapio, anAvaliacao, aPaciente } from '@alecrim/domain/testing';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cleanUp } from './jobs.ts';
import { ledgerFileIn, syncLedger } from './patients/ledger.ts';
import { aNutritionistWithPassword } from './patients/testing/a-patient.ts';
import { migrate } from './platform/db/migrate.ts';
import { migrations } from './platform/db/migrations/index.ts';
import { storePractice } from './platform/practice-settings.ts';
import { type Nutritionist, PASSWORD, startTestApp, type TestApp } from './testing/start-test-app.ts';
import { openTestDatabase } from './testing/test-database.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp();
});
afterEach(() => app.close());

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);

async function close(who: Nutritionist): Promise<void> {
  expect((await who.post('/functions/encerrarConta', { password: PASSWORD })).status).toBe(200);
  app.clock.time = inDays(8);
  await cleanUp(app.deps);
  app.clock.time = undefined;
}

const count = async (table: string) =>
  Number(
    (await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(app.database.db)).rows[0]
      ?.n,
  );

test('T51 L09: a closed account is in the ledger, and a copy of the database from before does not bring it back', async () => {
  await app.aNutritionist({ role: 'admin' });
  const ana = await aNutritionistWithPassword(app);
  const { db } = app.database;
  const user = await db.selectFrom('users').selectAll().where('id', '=', ana.id).executeTakeFirstOrThrow();
  await close(ana);
  const lines = readFileSync(ledgerFileIn(app.deps.config.dataDir), 'utf8').trim().split('\n');
  expect(lines.map((line) => JSON.parse(line))).toEqual([{ account_id: ana.id, at: expect.any(String) }]);

  // As a copy of yesterday's file would be: the account is back with its work, and the table knows nothing.
  await sql`delete from erased_accounts`.execute(db);
  await db
    .insertInto('users')
    .values({ ...user, encerra_em: null })
    .execute();
  const time = new Date().toISOString();
  await sql`insert into pacientes (id, created_by_id, nome, created_date, updated_date, version, busca, is_sample, consentimentos, made_as_sample)
    select 'p-1', ${ana.id}, 'Clara', ${time}, ${time}, 1, 'clara', disabled, '[]', disabled from users where id = ${ana.id}`.execute(
    db,
  );
  await syncLedger(app.deps);
  expect(await count('users')).toBe(1);
  expect(await count('pacientes')).toBe(0);
  expect(await count('erased_accounts')).toBe(1);
});

test('T51: an account is erased by indexes, with everything it owns, also what is in the bin', async () => {
  await app.aNutritionist({ role: 'admin' });
  const ana = await aNutritionistWithPassword(app);
  for (let i = 0; i < 25; i++) {
    const { body } = await ana.post('/entities/Cardapio', aCardapio());
    if (i % 2) await ana.delete(`/entities/Cardapio/${body.id}`);
    else await ana.put(`/entities/Cardapio/${body.id}`, { titulo: 'Outro' });
  }
  await ana.post('/entities/Paciente', aPaciente());
  await close(ana);
  for (const table of ['cardapios', 'pacientes', 'record_versions', 'idempotency_keys'])
    expect([table, await count(table)]).toEqual([table, 0]);
});

test('T51: the notes and measurements of an erased account go with all their versions', async () => {
  await app.aNutritionist({ role: 'admin' });
  const ana = await aNutritionistWithPassword(app);
  const { body: patient } = await ana.post('/entities/Paciente', aPaciente());
  const paciente_id = patient.id;
  const { body: note } = await ana.post('/entities/Consulta', {
    paciente_id,
    data: '2026-01-05',
    texto: 'x',
  });
  const { body: measured } = await ana.post('/entities/Avaliacao', anAvaliacao({ paciente_id }));
  await ana.put(`/entities/Consulta/${note.id}`, { texto: 'dorme mal' });
  await ana.put(`/entities/Avaliacao/${measured.id}`, { peso_kg: 71 });
  expect(await count('record_versions')).toBe(2);
  await close(ana);
  for (const table of ['consultas', 'avaliacoes', 'record_versions'])
    expect([table, await count(table)]).toEqual([table, 0]);
});

test('T51: the keys of an erased account go, though one of them stands for records of two entities', async () => {
  await app.aNutritionist({ role: 'admin' });
  const ana = await aNutritionistWithPassword(app);
  const keys = Array.from({ length: 60 }, (_, i) =>
    ['Cardapio', 'Paciente'].map((entity) => ({
      ...{ owner_id: ana.id, entity, key: `k${i}`, record_id: `r${i}` },
      created_date: inDays(8).toISOString(),
    })),
  );
  await app.database.db.insertInto('idempotency_keys').values(keys.flat()).execute();
  await close(ana);
  expect(await count('idempotency_keys')).toBe(0);
});

test('T51: the upgrade erases the versions that earlier programs left of erased accounts, and their sums', async () => {
  const database = await openTestDatabase();
  const { db } = database;
  const before = migrations.findIndex(({ name }) => name === '0037-left-over-versions');
  await migrate(db, migrations.slice(0, before));
  const at = '2026-01-01T00:00:00.000Z';
  await db.insertInto('erased_accounts').values({ account_id: 'gone', at }).execute();
  for (const owner of ['gone', 'stays'])
    await sql`insert into record_versions (entity, record_id, version, owner_id, saved_date, content)
      values ('Consulta', ${`of ${owner}`}, 1, ${owner}, ${at}, 'dorme mal')`.execute(db);
  await sql`update account_usage set bytes = -5 where owner_id = 'gone'`.execute(db);
  await migrate(db);
  const ownersIn = async (table: string) =>
    (await sql<{ owner_id: string }>`select owner_id from ${sql.table(table)}`.execute(db)).rows;
  expect(await ownersIn('record_versions')).toEqual([{ owner_id: 'stays' }]);
  expect(await ownersIn('account_usage')).toEqual([{ owner_id: 'stays' }]);
  await database.close();
});

test('T51: after the last account is erased, the next person starts without the settings of the practice', async () => {
  const ana = await aNutritionistWithPassword(app);
  const { db } = app.database;
  const encerra_em = '2020-01-01T00:00:00.000Z';
  await db.updateTable('users').set({ role: 'admin', encerra_em }).where('id', '=', ana.id).execute();
  await storePractice(db, { smtpUrl: 'smtp://ana:segredo@mail.example.com', mailFrom: 'ana@example.com' });
  await db.insertInto('settings').values({ key: 'second_factor_required', value: 'x' }).execute();
  app.deps.config.smtpUrl = 'smtp://ana:segredo@mail.example.com';
  const settings = () => db.selectFrom('settings').selectAll().where('value', 'like', '%ana%').execute();
  expect(await settings()).toHaveLength(2);
  await cleanUp(app.deps);
  expect(await count('users')).toBe(0);
  expect(await settings()).toEqual([]);
  expect(await count('settings')).toBe(0);
  expect(app.deps.config.smtpUrl).toBeUndefined();

  // Settings that an earlier version left behind go with the first registration.
  await storePractice(db, { smtpUrl: 'smtp://ana:segredo@mail.example.com' });
  const body = { email: 'bia@example.com', password: 'pera com canela 42' };
  expect((await app.anonymous.post('/auth/register', body)).status).toBeLessThan(300);
  expect(await settings()).toEqual([]);
  expect(await count('users')).toBe(1);
});

test('T51: letters to and from an erased account are removed', async () => {
  await app.aNutritionist({ role: 'admin' });
  const ana = await aNutritionistWithPassword(app);
  const bia = await app.aNutritionist();
  const mail = (to: string) => ({ to, subject: 'Olá', body: 'Segue o plano.' });
  const send = (who: Nutritionist, to: string) => who.post('/integration-endpoints/Core/SendEmail', mail(to));
  expect((await send(ana, 'rui@example.com')).status).toBe(200);
  expect((await send(bia, ana.email)).status).toBe(200);
  expect((await send(bia, 'rui@example.com')).status).toBe(200);
  expect(await count('outbox')).toBe(3);
  await app.database.db
    .updateTable('users')
    .set({ encerra_em: '2020-01-01T00:00:00.000Z' })
    .where('id', '=', ana.id)
    .execute();
  await cleanUp(app.deps);
  const left = await app.database.db.selectFrom('outbox').selectAll().execute();
  expect(JSON.stringify(left)).not.toContain(ana.email);
  expect(left.map(({ recipient }) => recipient)).toEqual(['rui@example.com']);
});

test('T51: a letter to or about an erased patient is neither kept nor sent', async () => {
  await app.aNutritionist({ role: 'admin' });
  const ana = await aNutritionistWithPassword(app);
  const { body: patient } = await ana.post(
    '/entities/Paciente',
    aPaciente({ nome: 'Clara Conceição Prado', email: 'Clara.Prado@example.com' }),
  );
  const send = (to: string, body: string) =>
    ana.post('/integration-endpoints/Core/SendEmail', { to, subject: 'Olá', body });
  await send('clara.prado@EXAMPLE.com', 'Segue o plano.');
  await send('rui@example.com', 'Falei com Clara Conceição Prado.');
  await send('rui@example.com', 'Falei com o laboratório.');
  await ana.post('/functions/apagarPaciente', { id: patient.id, motivo: 'pedido', password: PASSWORD });
  const left = await app.database.db.selectFrom('outbox').select('text_body').execute();
  expect(left).toEqual([{ text_body: expect.stringContaining('laboratório') }]);
});

test('T51: mails in DATA_DIR/mail are removed with their row in the outbox', async () => {
  await app.aNutritionist({ role: 'admin' });
  const folder = join(app.deps.config.dataDir, 'mail');
  mkdirSync(folder, { recursive: true });
  const { db } = app.database;
  const row = {
    ...{ recipient: 'a@example.com', subject: 's', text_body: 't', html_body: 'h', reply_to: null },
    ...{ attempts: 1, next_attempt_date: 'x', sent_date: new Date().toISOString(), sender_id: null },
    ...{ created_date: 'x', expires_date: '9999' },
  };
  const [kept, gone, fresh] = [app.deps.newId(), app.deps.newId(), app.deps.newId()];
  await db
    .insertInto('outbox')
    .values({ ...row, id: kept })
    .execute();
  const write = (id: string, days: number) => {
    const file = join(folder, `2026-01-01T00-00-00-000Z-${id}.eml`);
    writeFileSync(file, 'x');
    utimesSync(file, inDays(days), inDays(days));
  };
  write(kept, -2);
  write(gone, -2);
  write(fresh, 0);
  writeFileSync(join(folder, 'notas.txt'), 'x');
  utimesSync(join(folder, 'notas.txt'), inDays(-2), inDays(-2));
  await cleanUp(app.deps);
  expect(readdirSync(folder).filter((name) => name.includes(gone))).toEqual([]);
  expect(readdirSync(folder)).toHaveLength(3);
  app.clock.time = inDays(9);
  await cleanUp(app.deps);
  expect(readdirSync(folder)).toEqual(['notas.txt']);
});
