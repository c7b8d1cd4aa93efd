import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { entityNamed, entityNames, User } from '@alecrim/domain';
import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase, testEngine } from '../../testing/test-database.ts';
import { engineOf, flag, isEmbedded } from './dialect.ts';
import { DatabaseIsNewer, type Migration, migrate } from './migrate.ts';
import { migrations } from './migrations/index.ts';
import { FolderInUse, lockFolder, openDatabase } from './open.ts';

let database: TestDatabase | undefined;
afterEach(async () => {
  await database?.close();
  database = undefined;
});

const applied = async ({ db }: TestDatabase) =>
  (await db.selectFrom('schema_migrations').select('name').execute()).map((row) => row.name);

describe('migrations', () => {
  test('bring an empty database up to date and change nothing the second time', async () => {
    database = await openTestDatabase();
    await migrate(database.db);
    const first = await database.db.selectFrom('schema_migrations').selectAll().execute();
    expect(first.map((row) => row.name).sort()).toEqual(migrations.map(({ name }) => name).sort());
    await migrate(database.db);
    expect(await database.db.selectFrom('schema_migrations').selectAll().execute()).toEqual(first);
  });

  test('R14: a migration that fails changes nothing, and the next start completes it', async () => {
    database = await openTestDatabase();
    await migrate(database.db);
    let isBroken = true;
    const step: Migration = {
      name: '9999-two-tables',
      async up(db, types) {
        await db.schema.createTable('um').addColumn('id', types.text).execute();
        if (isBroken) throw new Error('power cut');
        await db.schema.createTable('dois').addColumn('id', types.text).execute();
      },
    };
    await expect(migrate(database.db, [...migrations, step])).rejects.toThrow('power cut');
    expect(await applied(database)).not.toContain(step.name);
    isBroken = false;
    await migrate(database.db, [...migrations, step]);
    await sql`select * from um, dois`.execute(database.db);
  });

  test('R15: a database of a newer version is refused and not changed', async () => {
    database = await openTestDatabase();
    await migrate(database.db, [...migrations, { name: '9999-from-the-future', up: async () => {} }]);
    const before = await applied(database);
    await expect(migrate(database.db)).rejects.toThrow(DatabaseIsNewer);
    expect(await applied(database)).toEqual(before);
  });

  // SQLite has one process a folder (R31); PostgreSQL may be started by several at once.
  if (testEngine === 'postgres')
    test('R14: two servers that start at once run every migration once', async () => {
      database = await openTestDatabase();
      const second = openDatabase({ databaseUrl: database.url, dataDir: '' });
      await Promise.all([migrate(database.db), migrate(second.db)]);
      expect((await applied(database)).sort()).toEqual(migrations.map(({ name }) => name).sort());
      await second.close();
    });

  // SQLite serves one process, so nothing keeps a table there.
  if (testEngine === 'postgres')
    test('a step that finds its table taken lets others go on, and is done when the table is free', async () => {
      database = await openTestDatabase();
      const { db } = database;
      await migrate(db);
      const second = openDatabase({ databaseUrl: database.url, dataDir: '' });
      let tries = 0;
      const step: Migration = {
        name: '9999-a-column',
        async up(on) {
          tries++;
          await on.schema
            .alterTable('categorias')
            .addColumn('outra', 'text')
            .execute()
            .catch((error) => {
              letGo?.();
              throw error;
            });
        },
      };
      let letGo: (() => void) | undefined;
      const isFree = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      const reader = second.db.transaction().execute(async (on) => {
        await sql`set local idle_in_transaction_session_timeout = 0`.execute(on);
        await sql`select count(*) from categorias`.execute(on);
        await isFree;
      });
      await expect.poll(() => lockedTables(db)).toContain('categorias');
      await migrate(db, [...migrations, step]);
      await reader;
      expect(tries).toBeGreaterThan(1);
      expect(await applied(database)).toContain(step.name);
      await second.close();
    });
});

async function lockedTables(db: TestDatabase['db']): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select relation::regclass::text as name from pg_locks
    where relation is not null and pid <> pg_backend_pid() and database =
      (select oid from pg_database where datname = current_database())`.execute(db);
  return rows.map(({ name }) => name);
}

test('an example record that was edited before the upgrade is not marked as an example after it', async () => {
  database = await openTestDatabase();
  const { db } = database;
  await migrate(db, migrations.slice(0, 10));
  const category = (id: string, version: number) => ({
    id,
    version,
    nome: id,
    tipo: 'receita',
    busca: id,
    created_date: '2026-01-01T00:00:00.000Z',
    updated_date: '2026-01-01T00:00:00.000Z',
    is_sample: flag(engineOf(db), true),
  });
  await db
    .insertInto('categorias' as never)
    .values([category('alterada', 2), category('intocada', 1)] as never)
    .execute();
  await migrate(db);
  const rows = await db
    .selectFrom('categorias' as never)
    .select(['id', 'is_sample', 'made_as_sample'] as never)
    .orderBy('id' as never)
    .execute();
  const [no, yes] = [flag(engineOf(db), false), flag(engineOf(db), true)];
  expect(rows).toEqual([
    { id: 'alterada', is_sample: no, made_as_sample: yes },
    { id: 'intocada', is_sample: yes, made_as_sample: yes },
  ]);
});

test('records that were stored before counts were kept are counted by the upgrade', async () => {
  database = await openTestDatabase();
  const { db } = database;
  const before = migrations.findIndex(({ name }) => name === '0018-kept-counts');
  await migrate(db, migrations.slice(0, before));
  const date = '2026-01-01T00:00:00.000Z';
  const [no, yes] = [flag(engineOf(db), false), flag(engineOf(db), true)];
  await sql`insert into users (id, email, role, disabled, is_verified, created_date, updated_date, version)
    values ('ana', 'ana@example.com', 'user', ${no}, ${yes}, ${date}, ${date}, 1)`.execute(db);
  const record = (id: string, owner: string | null, deleted: string | null) =>
    sql`insert into pacientes (id, created_by_id, deleted_date, created_date, updated_date, version, is_sample, busca, nome)
      values (${id}, ${owner}, ${deleted}, ${date}, ${date}, 1, ${no}, '', 'Rui')`.execute(db);
  await record('um', 'ana', null);
  await record('dois', 'ana', null);
  await record('no lixo', 'ana', date);
  await record('de ninguém', null, null);
  await migrate(db);
  const counts = () =>
    db.selectFrom('account_usage').select(['owner_id', 'pacientes', 'cardapios']).execute();
  expect(await counts()).toEqual([{ owner_id: 'ana', pacientes: 2, cardapios: 0 }]);
});

test('the counts of an earlier version go with their triggers', async () => {
  database = await openTestDatabase();
  const { db } = database;
  const before = migrations.findIndex(({ name }) => name === '0025-one-row-of-usage');
  await migrate(db, migrations.slice(0, before));
  await sql`create table record_counts (owner_id text, table_name text, live int)`.execute(db);
  const count = `insert into record_counts (owner_id, table_name, live) values (new.created_by_id, 'pacientes', 1);`;
  if (isEmbedded(db))
    await sql
      .raw(`create trigger pacientes_counted_insert after insert on pacientes begin ${count} end`)
      .execute(db);
  else {
    await sql
      .raw(
        `create function count_changed_record() returns trigger language plpgsql as $$ begin ${count} return null; end $$`,
      )
      .execute(db);
    await sql`create trigger pacientes_counted_insert after insert on pacientes
      for each row execute function count_changed_record()`.execute(db);
  }
  await migrate(db);
  const date = '2026-01-01T00:00:00.000Z';
  const [no, yes] = [flag(engineOf(db), false), flag(engineOf(db), true)];
  await sql`insert into users (id, email, role, disabled, is_verified, created_date, updated_date, version)
    values ('ana', 'ana@example.com', 'user', ${no}, ${yes}, ${date}, ${date}, 1)`.execute(db);
  await sql`insert into pacientes (id, created_by_id, created_date, updated_date, version, is_sample, busca, nome)
    values ('um', 'ana', ${date}, ${date}, 1, ${no}, '', 'Rui')`.execute(db);
  await expect(sql`select * from record_counts`.execute(db)).rejects.toThrow();
});

test('what was stored before it was kept for each account is counted by the upgrade', async () => {
  database = await openTestDatabase();
  const { db } = database;
  const before = migrations.findIndex(({ name }) => name === '0021-account-usage');
  await migrate(db, migrations.slice(0, before));
  const date = '2026-01-01T00:00:00.000Z';
  const [no, yes] = [flag(engineOf(db), false), flag(engineOf(db), true)];
  await sql`insert into users (id, email, role, disabled, is_verified, created_date, updated_date, version)
    values ('ana', 'ana@example.com', 'user', ${no}, ${yes}, ${date}, ${date}, 1)`.execute(db);
  const patient = (id: string, notes: string) =>
    sql`insert into pacientes (id, created_by_id, created_date, updated_date, version, is_sample, busca, nome, observacoes)
      values (${id}, 'ana', ${date}, ${date}, 1, ${no}, '', 'Rui', ${notes})`.execute(db);
  await patient('um', 'x'.repeat(1000));
  await patient('dois', 'y'.repeat(200));
  await sql`insert into record_versions (entity, record_id, version, owner_id, saved_date, content)
    values ('Paciente', 'um', 1, 'ana', ${date}, ${'z'.repeat(500)})`.execute(db);
  await sql`insert into files (id, mime, size, created_date, bytes)
    values ('f', 'text/plain', 3000, ${date}, ${Buffer.from('abc')})`.execute(db);
  await sql`insert into file_owners (file_id, owner_id, is_private, created_date)
    values ('f', 'ana', ${yes}, ${date})`.execute(db);
  await migrate(db);
  const { rows } = await sql<{ bytes: number; records: number }>`select * from account_usage`.execute(db);
  expect(rows).toEqual([
    expect.objectContaining({ owner_id: 'ana', records: 2, pacientes: 2, cardapios: 0 }),
  ]);
  // The engines add some bytes for each text.
  expect(Math.abs(Number(rows[0]?.bytes) - 4700)).toBeLessThan(60);
});

test('the migrated tables have exactly the columns of the entity definitions', async () => {
  database = await openTestDatabase();
  await migrate(database.db);
  const tables = await database.db.introspection.getTables();
  const columnsOf = (table: string) =>
    tables
      .find(({ name }) => name === table)
      ?.columns.map(({ name }) => name)
      .sort();
  const own = [
    'id',
    'created_by_id',
    'created_date',
    'updated_date',
    'updated_by_id',
    'deleted_date',
    'version',
    'is_sample',
    'made_as_sample',
    'busca',
  ];
  for (const name of entityNames) {
    const { table, fields, datesContent } = entityNamed(name);
    const dates = datesContent ? ['content_date'] : [];
    expect(columnsOf(table), name).toEqual([...own, ...dates, ...Object.keys(fields)].sort());
  }
  expect(columnsOf('users')).toEqual(expect.arrayContaining(Object.keys(User.fields)));
});

// The folder and its file belong to the embedded database.
if (testEngine === 'sqlite')
  describe('the data folder', () => {
    test('R31: refuses a second process and names the first one', () => {
      const folder = mkdtempSync(join(tmpdir(), 'alecrim-lock-'));
      const unlock = lockFolder(folder);
      expect(() => lockFolder(folder)).toThrow(FolderInUse);
      expect(() => lockFolder(folder)).toThrow(String(process.pid));
      unlock();
      lockFolder(folder)();
      rmSync(folder, { recursive: true });
    });

    test('R31: a lock left behind by a killed process is taken over', async () => {
      const folder = mkdtempSync(join(tmpdir(), 'alecrim-lock-'));
      const gone = spawn('true');
      await new Promise((resolve) => gone.on('exit', resolve));
      // In a container the killed server had the id that the next one has.
      for (const left of [`${gone.pid}\n`, `${process.pid}\n`, '1\n', 'rubbish', '']) {
        writeFileSync(join(folder, 'alecrim.pid'), left);
        lockFolder(folder)();
        expect(existsSync(join(folder, 'alecrim.pid'))).toBe(false);
      }
      rmSync(folder, { recursive: true });
    });

    test('S42: is readable by its owner only, also when an earlier version left a file readable for others', async () => {
      const parent = mkdtempSync(join(tmpdir(), 'alecrim-data-'));
      const folder = join(parent, 'data');
      const modes = () =>
        readdirSync(folder).map((name) => [name, statSync(join(folder, name)).mode & 0o777] as const);
      for (const before of ['fresh', 'open to all']) {
        if (before === 'open to all') chmodSync(join(folder, 'alecrim.db'), 0o644);
        const { db, close } = openDatabase({ dataDir: folder });
        await migrate(db);
        expect(modes().map(([name]) => name)).toContain('alecrim.db-wal');
        for (const [name, mode] of modes()) expect([before, name, mode]).toEqual([before, name, 0o600]);
        expect(statSync(folder).mode & 0o777).toBe(0o700);
        await close();
      }
      rmSync(parent, { recursive: true });
    });

    test('R03: every acknowledged write is flushed before it is acknowledged', async () => {
      const folder = mkdtempSync(join(tmpdir(), 'alecrim-data-'));
      const { db, close } = openDatabase({ dataDir: folder });
      const { rows } = await sql<{ synchronous: number }>`pragma synchronous`.execute(db);
      expect(rows[0]?.synchronous).toBe(2);
      const mode = await sql<{ journal_mode: string }>`pragma journal_mode`.execute(db);
      expect(mode.rows[0]?.journal_mode).toBe('wal');
      await close();
      rmSync(folder, { recursive: true });
    });
  });
