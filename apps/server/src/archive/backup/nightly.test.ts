import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { insertUser } from '../../accounts/people/users.ts';
import { aFolder, workOf } from '../testing/practice.ts';
import { aServersDatabase } from '../testing/shared-database.ts';
import { backupMarks } from './backup-marks.ts';
import { backupIfDue } from './nightly.ts';
import { openBackup } from './restore.ts';

let served: Awaited<ReturnType<typeof aServersDatabase>>;
let place: ReturnType<typeof aFolder>;
let today = new Date('2026-03-01T06:00:00.000Z');

beforeAll(async () => {
  served = await aServersDatabase();
  await insertUser(workOf(served.db), { email: 'ana@example.com', passwordHash: null });
});
beforeEach(async () => {
  place?.remove();
  place = aFolder();
  warnings.length = 0;
  today = new Date('2026-03-01T06:00:00.000Z');
  await served.db.deleteFrom('settings').execute();
});
afterAll(async () => {
  place.remove();
  await served.close();
});

const warnings: unknown[] = [];
const log = { info() {}, warn: (about: unknown) => void warnings.push(about), error() {}, debug() {} };
const run = (folder = place.path('backups'), config = served.config) =>
  backupIfDue({ db: served.db, config, log, now: () => today }, { folder });
const nextDay = () => {
  today = new Date(today.getTime() + 24 * 3_600_000);
};
const names = () => readdirSync(place.path('backups')).sort();

test('a backup is due from its hour on, in Brasília’s time', async () => {
  // 02:59 there: the night before.
  today = new Date('2026-03-01T05:59:00.000Z');
  expect(await run()).toBe(place.path('backups/alecrim-2026-02-28.zip'));
  today = new Date('2026-03-01T06:00:00.000Z');
  expect(await run()).toBe(place.path('backups/alecrim-2026-03-01.zip'));
  today = new Date('2026-03-02T00:30:00.000Z');
  expect(await run()).toBeUndefined();
  const late = { ...served.config, backupHour: 21 };
  expect(await run(undefined, late)).toBe(undefined);
  today = new Date('2026-03-03T00:30:00.000Z');
  expect(await run(undefined, late)).toBe(place.path('backups/alecrim-2026-03-02.zip'));
  expect((await backupMarks(served.db)).made?.where).toBe(`${hostname()}:${place.path('backups')}`);
});

test('a backup is written once a day and only its owner can read it', async () => {
  const file = await run();
  expect(file).toBe(place.path('backups/alecrim-2026-03-01.zip'));
  expect(statSync(String(file)).mode & 0o777).toBe(0o600);
  expect(statSync(place.path('backups')).mode & 0o777).toBe(0o700);
  const archive = await openBackup(String(file));
  expect(archive.manifest.entries[0]).toMatchObject({ name: 'tables/users.jsonl', rows: 1 });
  archive.close();
  expect(await run()).toBeUndefined();
  nextDay();
  expect(await run()).toBe(place.path('backups/alecrim-2026-03-02.zip'));
});

test('backups are kept for 14 days, and files with other names are not removed', async () => {
  mkdirSync(place.path('backups'));
  for (let day = 10; day < 28; day++) writeFileSync(place.path(`backups/alecrim-2026-02-${day}.zip`), '');
  writeFileSync(place.path('backups/alecrim-antes-da-mudanca.zip'), '');
  writeFileSync(place.path('backups/alecrim-2026-02-20.zip.part'), '');
  await run();
  expect(names()).toEqual([
    ...Array.from({ length: 12 }, (_, i) => `alecrim-2026-02-${16 + i}.zip`),
    'alecrim-2026-03-01.zip',
    'alecrim-antes-da-mudanca.zip',
  ]);
});

test('after months without a backup, the next backup removes the old ones', async () => {
  mkdirSync(place.path('backups'));
  writeFileSync(place.path('backups/alecrim-2025-11-02.zip'), '');
  writeFileSync(place.path('backups/alecrim-2025-11-03.zip.enc'), '');
  writeFileSync(place.path('backups/alecrim-2025-11-04.zip.age'), '');
  writeFileSync(place.path('backups/alecrim-2025-11-03-antes-de-0011.zip'), '');
  await run();
  expect(names()).toEqual(['alecrim-2026-03-01.zip']);
});

test('old backups are removed even when a new one cannot be written', async () => {
  mkdirSync(place.path('backups'));
  writeFileSync(place.path('backups/alecrim-2026-02-01.zip'), '');
  const backupPassphraseFile = place.path('not-there.txt');
  await expect(run(place.path('backups'), { ...served.config, backupPassphraseFile })).rejects.toThrow();
  expect(names()).toEqual([]);
});

test('a process that writes no backup still removes the old backups of its own folder', async () => {
  mkdirSync(place.path('backups'));
  writeFileSync(place.path('backups/alecrim-2026-02-01.zip'), '');
  await run(place.path('folder-of-another-process'));
  expect(await run()).toBeUndefined();
  expect(names()).toEqual([]);
});

test('a backup dated in the future stays, and a warning names it', async () => {
  today = new Date('2031-01-01T12:00:00.000Z');
  await run();
  today = new Date('2026-03-01T06:00:00.000Z');
  await run();
  expect(names()).toEqual(['alecrim-2026-03-01.zip', 'alecrim-2031-01-01.zip']);
  expect(warnings).toEqual([{ files: ['alecrim-2031-01-01.zip'] }]);
});

test('when eight processes start at once, one writes the backup, on the first day and on the next', async () => {
  for (const day of ['01', '02']) {
    const written = await Promise.all(Array.from({ length: 8 }, () => run()));
    expect(written.filter(Boolean)).toEqual([place.path(`backups/alecrim-2026-03-${day}.zip`)]);
    nextDay();
  }
});

test('a failed backup is tried again, and leaves nothing half-written', async () => {
  writeFileSync(place.path('in-the-way'), '');
  await expect(run(place.path('in-the-way'))).rejects.toThrow();
  expect(await run()).toBe(place.path('backups/alecrim-2026-03-01.zip'));
  expect(names()).toEqual(['alecrim-2026-03-01.zip']);
});

test('when a process was killed during its backup, another process takes over after some hours', async () => {
  const at = today.toISOString();
  const value = JSON.stringify({ file: 'alecrim-2026-03-01.zip', state: 'started', at });
  await served.db.insertInto('settings').values({ key: 'nightly_backup', value }).execute();
  expect(await run()).toBeUndefined();
  expect(existsSync(place.path('backups'))).toBe(false);
  today = new Date('2026-03-01T12:00:00.001Z');
  expect(await run()).toBe(place.path('backups/alecrim-2026-03-01.zip'));
});

test('backups go on after the clock was years ahead and is set back', async () => {
  today = new Date('2031-01-01T12:00:00.000Z');
  await run();
  today = new Date('2026-03-01T06:00:00.000Z');
  expect(await run()).toBe(place.path('backups/alecrim-2026-03-01.zip'));
});

test('L15 with a configured passphrase the backup is encrypted; without a readable passphrase none is written', async () => {
  const backupPassphraseFile = place.path('frase.txt');
  const encrypted = () => run(place.path('backups'), { ...served.config, backupPassphraseFile });
  await expect(encrypted()).rejects.toThrow(/BACKUP_PASSPHRASE_FILE/);
  expect(existsSync(place.path('backups'))).toBe(false);
  const passphrase = 'suco de cupuaçu gelado';
  writeFileSync(backupPassphraseFile, `${passphrase}\n`);
  mkdirSync(place.path('backups'));
  for (let day = 10; day < 28; day++) writeFileSync(place.path(`backups/alecrim-2026-02-${day}.zip.enc`), '');
  const file = place.path('backups/alecrim-2026-03-01.zip.age');
  expect(await encrypted()).toBe(file);
  (await openBackup(file, { passphrase })).close();
  expect(names().length).toBe(13);
});

test('when the passphrase is set, an encrypted backup is written at once, though the day has a plain one', async () => {
  const plain = place.path('backups/alecrim-2026-03-01.zip');
  expect(await run()).toBe(plain);
  const backupPassphraseFile = place.path('frase.txt');
  writeFileSync(backupPassphraseFile, 'suco de cupuaçu gelado\n');
  const encrypted = () => run(place.path('backups'), { ...served.config, backupPassphraseFile });
  expect(await encrypted()).toBe(`${plain}.age`);
  expect(await encrypted()).toBeUndefined();
});
