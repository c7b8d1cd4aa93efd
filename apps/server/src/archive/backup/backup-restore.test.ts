import { existsSync, readFileSync, statSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { applyLimits, usageOfAll } from '../../accounts/usage.ts';
import type { Config } from '../../platform/config.ts';
import { flag } from '../../platform/db/dialect.ts';
import { countedTables } from '../../platform/db/dialect-usage.ts';
import { type Migration, migrate } from '../../platform/db/migrate.ts';
import { migrations } from '../../platform/db/migrations/index.ts';
import { type OpenDatabase, openDatabase, openSqlite } from '../../platform/db/open.ts';
import type { Db } from '../../platform/db/tables.ts';
import {
  countedUsage,
  openMigratedDatabase,
  openTestDatabase,
  type TestDatabase,
  testEngine,
} from '../../testing/test-database.ts';
import { openArchive } from '../format/archive-reader.ts';
import type { Manifest } from '../format/manifest.ts';
import { aFolder, aPractice } from '../testing/practice.ts';
import { openBackup, type RestoreOptions, restoreBackup } from './restore.ts';
import { writeBackup } from './write-backup.ts';

const place = aFolder();
let source: TestDatabase;
let practice: Awaited<ReturnType<typeof aPractice>>;
let manifest: Manifest;
const original = place.path('original.zip');
const opened: OpenDatabase[] = [];

beforeAll(async () => {
  source = await openMigratedDatabase();
  practice = await aPractice(source.db);
  manifest = await writeBackup(source.db, original, new Date());
});
afterEach(async () => {
  for (const database of opened.splice(0)) await database.close();
});
afterAll(async () => {
  await source.close();
  place.remove();
});

async function anEmpty(open: () => OpenDatabase | Promise<OpenDatabase> = openMigratedDatabase): Promise<Db> {
  const database = await open();
  opened.push(database);
  return database.db;
}

async function restoreFrom(file: string, db: Db, options?: RestoreOptions): Promise<void> {
  const archive = await openBackup(file, options);
  try {
    await restoreBackup(db, archive, options);
  } finally {
    archive.close();
  }
}

/** What is stored as JSON counts by its meaning: an archive keeps keys in order. */
async function rowsOf(db: Db, table: string): Promise<Record<string, unknown>[]> {
  const { rows } = await sql<Record<string, unknown>>`
    select * from ${sql.table(table)} order by 1, 2`.execute(db);
  const read = (value: unknown) =>
    typeof value === 'string' && /^[[{]/.test(value) ? JSON.parse(value) : value;
  return rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [name, read(value)])),
  );
}

describe('R16 a restored backup', () => {
  let db: Db;
  test('holds the same entries as the original: records, versions, files, accounts and settings', async () => {
    db = await anEmpty(openTestDatabase);
    await restoreFrom(original, db);
    const again = await writeBackup(db, place.path('again.zip'), new Date());
    expect(again.entries).toEqual(manifest.entries);
    expect(again.entries.filter(({ rows }) => rows === 0)).toEqual([]);
    for (const table of [
      'users',
      'second_factors',
      'recovery_codes',
      'pacientes',
      'file_owners',
      'app_logs',
      'link_openings',
      'plan_sendings',
    ])
      expect(await rowsOf(db, table), table).toEqual(await rowsOf(source.db, table));
    const { ana } = practice;
    const [file] = (await rowsOf(db, 'files')).filter(({ id }) => id === ana.logo);
    expect(Buffer.from(file?.bytes as Uint8Array)).toEqual(ana.picture);
    const [binned] = (await rowsOf(db, 'cardapios')).filter(({ id }) => id === ana.binned.id);
    expect(binned?.deleted_date).toEqual(expect.any(String));
  });

  test('has no sessions, rate limits, codes, queued mails or file secret', async () => {
    db = await anEmpty();
    await restoreFrom(original, db);
    for (const table of ['sessions', 'rate_limits', 'email_codes', 'account_tokens', 'outbox'])
      expect(await rowsOf(db, table), table).toEqual([]);
    expect(await rowsOf(source.db, 'settings')).toContainEqual(
      expect.objectContaining({ key: 'file_secret' }),
    );
    expect(await rowsOf(db, 'settings')).not.toContainEqual(expect.objectContaining({ key: 'file_secret' }));
  });

  test('has equal content after SQLite → tested engine → SQLite', async () => {
    const [first, last] = [
      await anEmpty(() => openSqlite(':memory:')),
      await anEmpty(() => openSqlite(':memory:')),
    ];
    await aPractice(first);
    const made = await writeBackup(first, place.path('sqlite.zip'), new Date());
    const middle = await anEmpty();
    await restoreFrom(place.path('sqlite.zip'), middle);
    const between = await writeBackup(middle, place.path('between.zip'), new Date());
    await restoreFrom(place.path('between.zip'), last);
    const back = await writeBackup(last, place.path('back.zip'), new Date());
    expect(between.engine).toBe(testEngine);
    expect(between.entries).toEqual(made.entries);
    expect(back.entries).toEqual(made.entries);
  });

  test('has the numbers of records that its owners had', async () => {
    db = await anEmpty();
    await restoreFrom(original, db);
    const numbers = (of: Db) =>
      of
        .selectFrom('account_usage')
        .select(({ fn }) => ['owner_id', ...countedTables.map((table) => fn.sum(table).as(table))])
        .groupBy('owner_id')
        .orderBy('owner_id')
        .execute();
    expect(await numbers(db)).toEqual(await numbers(source.db));
    expect(await numbers(db)).toContainEqual(expect.objectContaining({ cardapios: expect.anything() }));
  });

  test('has what its owners stored, also when that is more than an account may store here', async () => {
    db = await anEmpty();
    await applyLimits({ db, config: { accountLimits: { bytes: 1, records: 1 } } as Config });
    await restoreFrom(original, db);
    const before = await usageOfAll(source.db);
    expect(before.size).toBeGreaterThan(1);
    for (const [owner, usage] of await usageOfAll(db)) {
      expect(usage.records).toBe(before.get(owner)?.records);
      expect(usage).toEqual(await countedUsage(db, owner));
    }
  });

  test('needs no further migrations', async () => {
    db = await anEmpty();
    await restoreFrom(original, db);
    await migrate(db);
    expect((await rowsOf(db, 'schema_migrations')).map(({ name }) => name)).toEqual(
      migrations.map(({ name }) => name),
    );
  });
});

// On SQLite the server's lock on its data folder keeps other processes away.
if (testEngine === 'postgres')
  test('a server that starts during a restore into an empty database waits for it and migrates nothing', async () => {
    const empty = await openTestDatabase();
    const other = openDatabase({ databaseUrl: empty.url, dataDir: place.folder });
    opened.push(empty, other);
    let started: Promise<string[]> | undefined;
    const waiting = sql<{ count: number }>`select count(*)::int as count from pg_locks
      where locktype = 'advisory' and not granted
        and database = (select oid from pg_database where datname = current_database())`;
    await restoreFrom(original, empty.db, {
      async beforeCommit(on) {
        started = migrate(other.db);
        await expect.poll(async () => (await waiting.execute(on)).rows[0]?.count).toBe(1);
      },
    });
    expect(await started).toEqual([]);
    expect(await rowsOf(empty.db, 'users')).toHaveLength(2);
  });

describe('R15 a backup of an older version', () => {
  const added: Migration = {
    name: '9999-test',
    async up(on, t) {
      await sql`alter table pacientes add column apelido ${t.text} not null default 'sem apelido'`.execute(
        on,
      );
      await sql`update users set crn = 'antes: ' || crn`.execute(on);
    },
  };

  test('is restored first and then migrated', async () => {
    const db = await anEmpty();
    await restoreFrom(original, db, { steps: [...migrations, added] });
    expect((await rowsOf(db, 'pacientes')).map(({ apelido }) => apelido)).toEqual([
      'sem apelido',
      'sem apelido',
    ]);
    expect((await rowsOf(db, 'users')).map(({ crn }) => crn)).toEqual([
      'antes: CRN-3 00000',
      'antes: CRN-3 00000',
    ]);
  });

  test('can be made from a database that has not been migrated yet', async () => {
    const old = await anEmpty(openTestDatabase);
    await migrate(old, migrations.slice(0, 1));
    const [id, at] = ['018f0000-0000-7000-8000-000000000001', '2024-01-01T00:00:00.000Z'];
    const no = flag(testEngine, false);
    await sql`insert into users (id, email, role, disabled, is_verified, version, created_date, updated_date)
      values (${id}, 'velha@example.com', 'user', ${no}, ${no}, 1, ${at}, ${at})`.execute(old);
    const made = await writeBackup(old, place.path('old.zip'), new Date());
    expect(made.migrations).toEqual([migrations[0]?.name]);
    expect(made.entries.map(({ name }) => name)).not.toContain('tables/files.jsonl');
    const db = await anEmpty();
    await restoreFrom(place.path('old.zip'), db);
    expect(await rowsOf(db, 'users')).toEqual([expect.objectContaining({ id })]);
    expect(await rowsOf(db, 'files')).toEqual([]);
  });
});

describe('the backup file', () => {
  test('is readable by its owner only, and no partial file is left', () => {
    expect(statSync(original).mode & 0o777).toBe(0o600);
    expect(existsSync(`${original}.part`)).toBe(false);
  });

  test('holds readable JSON lines and the files under their names', async () => {
    const archive = await openArchive(original, 'alecrim-backup');
    const lines = (await text(archive.read('tables/cardapios.jsonl'))).trim().split('\n');
    const plan = lines.map((line) => JSON.parse(line)).find(({ id }) => id === practice.ana.cardapio.id);
    expect(plan).toMatchObject({ titulo: 'Segunda versão', ativo: false, is_sample: false });
    expect(plan.refeicoes[0].opcoes[0].itens).toEqual(expect.any(Array));
    const history = (await text(archive.read('tables/record_versions.jsonl'))).trim().split('\n');
    const version = history.map((line) => JSON.parse(line)).find(({ entity }) => entity === 'Cardapio');
    expect(version.content).toMatchObject({ titulo: expect.any(String) });
    const logo = manifest.entries.find(({ name }) => name === `files/${practice.ana.logo}.webp`);
    expect(logo?.sha256).toBe(practice.ana.logo);
    archive.close();
  });

  test('replaces an earlier backup of the same name only when it is complete', async () => {
    const file = place.path('same-name.zip');
    await writeBackup(source.db, file, new Date());
    const before = readFileSync(file);
    const broken = await anEmpty();
    await sql`alter table messages rename column id to lost`.execute(broken);
    await expect(writeBackup(broken, file, new Date())).rejects.toThrow(/\bid\b/);
    expect(readFileSync(file)).toEqual(before);
    expect(existsSync(`${file}.part`)).toBe(false);
  });

  test('is not made from a database of a newer version, which may have unknown tables', async () => {
    const newer = await anEmpty();
    const step = { name: '9999-from-the-future', applied_at: '2099-01-01T00:00:00.000Z' };
    await newer.insertInto('schema_migrations').values(step).execute();
    const file = place.path('newer.zip');
    await expect(writeBackup(newer, file, new Date())).rejects.toThrow('versão mais nova');
    expect(existsSync(file)).toBe(false);
  });

  test('fails at once when its folder cannot be written', async () => {
    const nowhere = place.path('no-such-folder/backup.zip');
    await expect(writeBackup(source.db, nowhere, new Date())).rejects.toMatchObject({ code: 'ENOENT' });
  });
});
