import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DatabaseIsNewer, type Migration, migrate } from '../../platform/db/migrate.ts';
import { migrations } from '../../platform/db/migrations/index.ts';
import { openDatabase } from '../../platform/db/open.ts';
import { openTestDatabase, testEngine } from '../../testing/test-database.ts';
import { soon } from '../../testing/timing.ts';
import { aFolder } from '../testing/practice.ts';
import { openBackup, restoreBackup } from './restore.ts';
import { OldProcessesRunning, UpgradeFailed, upgradeDatabase } from './upgrade-database.ts';

const now = new Date('2026-03-01T12:00:00.000Z');
const older = migrations.slice(0, -2);
const [next, last] = migrations.slice(-2) as [Migration, Migration];
const BEFORE = `alecrim-2026-03-01-antes-de-${next.name.slice(0, 4)}.zip`;

let place: ReturnType<typeof aFolder>;
let opened: Awaited<ReturnType<typeof openTestDatabase>>;
beforeEach(async () => {
  place = aFolder();
  mkdirSync(place.path('data'), { recursive: true });
  opened =
    testEngine === 'postgres' ? await openTestDatabase() : openDatabase({ dataDir: place.path('data') });
});
afterEach(async () => {
  await opened.close();
  place.remove();
});

const config = () => ({ backupDir: place.path('data/backups') });
const upgrade = (steps: readonly Migration[] = migrations) =>
  upgradeDatabase(config(), opened.db, { now, steps });
const backups = () => (existsSync(place.path('data/backups')) ? readdirSync(place.path('data/backups')) : []);
const applied = async () =>
  (await opened.db.selectFrom('schema_migrations').select('name').orderBy('name').execute()).map(
    ({ name }) => name,
  );

async function anOlderDatabase(): Promise<void> {
  await migrate(opened.db, older);
  await opened.db.insertInto('settings').values({ key: 'a_setting', value: 'kept' }).execute();
}

test('a new database is migrated without a backup, and an up-to-date one is not changed', async () => {
  expect(await upgrade()).toEqual({ steps: [] });
  expect(await applied()).toEqual(migrations.map(({ name }) => name).sort());
  expect(await upgrade()).toEqual({ steps: [] });
  expect(backups()).toEqual([]);
});

test('R15: a database of a newer version is refused, and no backup of it is made', async () => {
  await migrate(opened.db, [...migrations, { name: '9999-future', up: async () => {} }]);
  await expect(upgrade()).rejects.toThrow(DatabaseIsNewer);
  expect(backups()).toEqual([]);
});

test('an upgrade says what it does, and makes no backup when the operator has one', async () => {
  await anOlderDatabase();
  const said: string[] = [];
  const options = { now, hasBackup: false, say: (line: string) => void said.push(line) };
  expect(await upgradeDatabase(config(), opened.db, options)).toMatchObject({ backup: undefined });
  expect(said).toEqual([
    'Atualizando o banco de dados: 2 etapas.',
    `Etapa ${next.name}…`,
    `Etapa ${last.name}…`,
  ]);
  expect(backups()).toEqual([]);
});

test('an upgrade returns the names of the migrations that it ran', async () => {
  await anOlderDatabase();
  expect((await upgrade()).steps).toEqual([next.name, last.name]);
});

// On SQLite a second process is refused anyway.
if (testEngine === 'postgres')
  test('R36: beside processes that do not check the version of the database nothing changes; once they are gone, it is upgraded', async () => {
    const steps = migrations.slice(
      0,
      migrations.findIndex(({ name }) => name === '0028-needs-of-a-step'),
    );
    await migrate(opened.db, steps);
    const old = new Client({ connectionString: opened.url, application_name: 'alecrim-realtime' });
    await old.connect();
    await expect(upgrade()).rejects.toThrow(OldProcessesRunning);
    expect([await applied(), backups()]).toEqual([steps.map(({ name }) => name).sort(), []]);
    await old.end();
    await soon(upgrade);
    expect(await applied()).toContain('0028-needs-of-a-step');
  });

describe('before the first migration', () => {
  test('a backup is made that restores the database as it was', async () => {
    await anOlderDatabase();
    const { backup = '' } = await upgrade();
    expect(backup).toBe(place.path(`data/backups/${BEFORE}`));
    expect(statSync(backup).mode & 0o777).toBe(0o600);
    const archive = await openBackup(backup);
    expect(archive.manifest.migrations).toEqual(older.map(({ name }) => name).sort());
    const elsewhere = openDatabase({ dataDir: place.path('elsewhere') });
    await restoreBackup(elsewhere.db, archive);
    archive.close();
    const kept = await elsewhere.db.selectFrom('settings').select('value').where('key', '=', 'a_setting');
    expect(await kept.execute()).toEqual([{ value: 'kept' }]);
    await elsewhere.close();
  });

  test('a backup that cannot be written stops the upgrade, and the database stays as it is', async () => {
    await anOlderDatabase();
    // A file where the folder should be: it cannot be made by any user.
    writeFileSync(place.path('data/backups'), '');
    await expect(upgrade()).rejects.toThrow(/backup de antes .* não pôde ser gravado .* não foi alterado/);
    await expect(upgrade()).rejects.toThrow(UpgradeFailed);
    expect(await applied()).toEqual(older.map(({ name }) => name).sort());
  });

  test('a configured passphrase that cannot be read stops the upgrade, and no unencrypted backup is written', async () => {
    await anOlderDatabase();
    const backupPassphraseFile = place.path('not-there.txt');
    await expect(upgradeDatabase({ ...config(), backupPassphraseFile }, opened.db, { now })).rejects.toThrow(
      /BACKUP_PASSPHRASE_FILE/,
    );
    expect(backups()).toEqual([]);
    writeFileSync(backupPassphraseFile, 'suco de cupuaçu gelado\n');
    await upgradeDatabase({ ...config(), backupPassphraseFile }, opened.db, { now });
    expect(backups()).toEqual([`${BEFORE}.age`]);
  });

  test('the error of a failed migration names the backup, and the next try keeps that backup', async () => {
    await anOlderDatabase();
    const broken: Migration = {
      name: last.name,
      async up(db) {
        await sql`delete from settings`.execute(db);
        throw new Error('power cut');
      },
    };
    const steps = [...older, next, broken];
    await expect(upgrade(steps)).rejects.toThrow(new RegExp(`power cut.*desfeita.*${BEFORE}`));
    const first = readFileSync(place.path(`data/backups/${BEFORE}`));
    // The step before the broken one is done, so the second try starts from other tables.
    await expect(upgrade(steps)).rejects.toThrow(UpgradeFailed);
    expect(backups()).toEqual([BEFORE, `alecrim-2026-03-01-antes-de-${last.name.slice(0, 4)}.zip`]);
    expect(readFileSync(place.path(`data/backups/${BEFORE}`)).equals(first)).toBe(true);
    expect((await upgrade()).steps).toEqual([last.name]);
    const kept = opened.db.selectFrom('settings').select('value').where('key', '=', 'a_setting');
    expect(await kept.execute()).toEqual([{ value: 'kept' }]);
  });
});
