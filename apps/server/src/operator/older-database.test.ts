import { existsSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { catalogOf } from '../archive/format/tables.ts';
import { aFolder } from '../archive/testing/practice.ts';
import { migrate } from '../platform/db/migrate.ts';
import { migrations } from '../platform/db/migrations/index.ts';
import { openDatabase } from '../platform/db/open.ts';
import { appliedMigrations } from '../platform/db/schema-version.ts';
import type { Db } from '../platform/db/tables.ts';
import { openTestDatabase, testEngine } from '../testing/test-database.ts';
import type { Command } from './command.ts';
import { commands, runAdmin } from './run.ts';

let place: ReturnType<typeof aFolder>;
let database: Awaited<ReturnType<typeof openTestDatabase>> | undefined;
const dataDir = () => place.path('data');
const open = () => openDatabase({ dataDir: dataDir(), databaseUrl: database?.url });

beforeEach(async () => {
  place = aFolder();
  database = testEngine === 'postgres' ? await openTestDatabase() : undefined;
});
afterEach(async () => {
  await database?.close();
  place.remove();
});

/** The complaint of a command, or what it printed. */
const outcome = (words: string[]): Promise<string> =>
  runAdmin(words, { DATA_DIR: dataDir(), DATABASE_URL: database?.url ?? '', INIT_CWD: place.folder }).catch(
    ({ message }: Error) => message,
  );

async function inside<T>(read: (db: Db) => Promise<T>): Promise<T> {
  const { db, close } = open();
  const found = await read(db);
  await close();
  return found;
}

const tables = () =>
  inside(async (db) => ({ steps: (await appliedMigrations(db)).length, tables: await catalogOf(db) }));

const values: Record<string, string> = { email: 'ana@example.com', password: 'pera com canela 42' };

/** The command with what it needs, and with every flag, so that `--create` is among them. */
function wordsOf({ name, options = {}, takesFile }: Command, { without = '' } = {}): string[] {
  const given = Object.entries(options).flatMap(([option, { isFlag, isRequired }]) => {
    if (option === without) return [];
    if (isFlag) return [`--${option}`];
    return isRequired || option in values ? [`--${option}`, values[option] ?? '2026-03-01'] : [];
  });
  return [...name.split(' '), ...given, ...(takesFile ? ['arquivo.zip'] : [])];
}

const onDatabase = commands.filter(({ isWithoutDatabase }) => !isWithoutDatabase);

// A restore replaces an empty database, its tables too, and refuses any other.
const mayChangeTables = ['migrate', 'restore'];

test('R37: on an older database only migrate changes tables; commands that cannot work name the version that they need', async () => {
  await inside((db) => migrate(db, migrations.slice(0, -1)));
  const before = await tables();
  for (const command of onDatabase.filter(({ name }) => !mayChangeTables.includes(name))) {
    const printed = await outcome(wordsOf(command));
    expect(await tables(), command.name).toEqual(before);
    // These work on any version; an import refuses its file first.
    const isOther = ['doctor', 'backup', 'audit verify', 'import'].includes(command.name);
    if (!isOther) expect(printed, command.name).toContain(`da versão ${migrations.at(-1)?.name}`);
  }
  expect(await outcome(['migrate', '--no-backup'])).toContain('1 etapa');
  expect((await tables()).steps).toBe(before.steps + 1);
});

test('without a database no command but restore makes one; create-user does with --create', async () => {
  const isThere = async () =>
    database ? (await catalogOf(database.db)).size > 0 : existsSync(place.path('data'));
  for (const command of onDatabase.filter(({ name }) => name !== 'restore')) {
    await outcome(wordsOf(command, { without: 'create' }));
    expect(await isThere(), command.name).toBe(false);
  }
  const createUser = onDatabase.find(({ name }) => name === 'create-user') as Command;
  expect(await outcome(wordsOf(createUser))).toContain('(administrador)');
  expect(await isThere()).toBe(true);
});
