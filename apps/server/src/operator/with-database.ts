import { join } from 'node:path';
import { appendActs, operator, writeAct } from '../audit/trail.ts';
import type { Config } from '../platform/config.ts';
import { DatabaseIsOlder, migrate, refuseNewer } from '../platform/db/migrate.ts';
import { migrations } from '../platform/db/migrations/index.ts';
import { DatabaseMissing, type OpenDatabase, openDatabase } from '../platform/db/open.ts';
import { appliedMigrations } from '../platform/db/schema-version.ts';
import type { Db } from '../platform/db/tables.ts';
import { databaseAddress } from '../platform/failure-text.ts';

/** Opens the database in the version that this program needs; a server may be running. Changes no table. */
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
  const opened = openBeside(config, mayCreate);
  try {
    const applied = await appliedMigrations(opened.db);
    if (applied.length === 0) {
      if (!mayCreate) throw new DatabaseMissing(databaseName(config));
      await migrate(opened.db);
      return opened;
    }
    refuseNewer(applied);
    const pending = migrations.filter((step) => !applied.some(({ name }) => name === step.name));
    if (pending.length > 0) throw new DatabaseIsOlder(pending.map(({ name }) => name));
    return opened;
  } catch (error) {
    await opened.close();
    throw error;
  }
}

function openBeside(config: Config, mayCreate: boolean): OpenDatabase {
  try {
    return openDatabase(config, { exclusive: false });
  } catch (error) {
    if (mayCreate && error instanceof DatabaseMissing) return openDatabase(config);
    throw error;
  }
}

/** The database as the operator knows it, without user and password. */
export const databaseName = ({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>): string =>
  databaseUrl ? `PostgreSQL ${databaseAddress(databaseUrl)}` : `SQLite ${join(dataDir, 'alecrim.db')}`;

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
