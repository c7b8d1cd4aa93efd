import { upgradeDatabase } from '../archive/backup/upgrade-database.ts';
import { catalogOf } from '../archive/format/tables.ts';
import { appendActs, operator, writeAct } from '../audit/trail.ts';
import type { Config } from '../platform/config.ts';
import { migrations } from '../platform/db/migrations/index.ts';
import { DatabaseMissing, type OpenDatabase, openDatabase } from '../platform/db/open.ts';
import type { Db } from '../platform/db/tables.ts';

/** Opens the migrated database; a server may be running. */
export function withDatabase<T>(config: Config, work: (db: Db) => Promise<T>, { mayCreate = false } = {}) {
  return closing(openCurrent(config, mayCreate), work);
}

/** Opens the database without migrating it, for commands that only read. */
export async function withDatabaseAsItIs<T>(config: Config, work: (db: Db) => Promise<T>): Promise<T> {
  return closing(Promise.resolve(openDatabase(config, { exclusive: false })), work);
}

/** Opens the database exclusively. */
export async function withDatabaseAlone<T>(config: Config, work: (db: Db) => Promise<T>): Promise<T> {
  return closing(Promise.resolve(openDatabase(config)), work);
}

async function closing<T>(opening: Promise<OpenDatabase>, work: (db: Db) => Promise<T>): Promise<T> {
  const { db, close } = await opening;
  try {
    return await work(db);
  } finally {
    await close();
  }
}

async function openCurrent(config: Config, mayCreate: boolean): Promise<OpenDatabase> {
  const beside = openBeside(config, mayCreate);
  const isCurrent = beside !== undefined && (await hasAllTables(beside.db));
  if (beside && !isCurrent) await beside.close();
  // Migrations need exclusive access: no server may be running.
  const opened = beside && isCurrent ? beside : openDatabase(config);
  try {
    await upgradeDatabase(config, opened.db);
    return opened;
  } catch (error) {
    await opened.close();
    throw error;
  }
}

function openBeside(config: Config, mayCreate: boolean): OpenDatabase | undefined {
  try {
    return openDatabase(config, { exclusive: false });
  } catch (error) {
    if (mayCreate && error instanceof DatabaseMissing) return undefined;
    throw error;
  }
}

async function hasAllTables(db: Db): Promise<boolean> {
  if (!(await catalogOf(db)).has('schema_migrations')) return false;
  const rows = await db.selectFrom('schema_migrations').select('name').execute();
  return migrations.every((step) => rows.some(({ name }) => name === step.name));
}

const now = () => new Date();

const commandAct = (verb: string, userId?: string) =>
  ({
    action: 'operator_command',
    actor: operator,
    entity: userId ? 'User' : null,
    recordId: userId,
    ownerId: userId,
    details: { verb },
  }) as const;

/** Writes the command to the audit trail. */
export const noteCommand = (db: Db, verb: string, userId?: string): Promise<void> =>
  writeAct({ db, now }, commandAct(verb, userId));

/** The same inside the transaction of the command. */
export const noteCommandOn = (on: Db, verb: string, userId?: string): Promise<void> =>
  appendActs({ db: on, now }, [commandAct(verb, userId)]);
