import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { Kysely, type Logger } from 'kysely';
import Database from 'libsql';
import { defaultPool } from '../config.ts';
import { OperatorError } from '../errors.ts';
import { createBackgroundPool, shareConnections } from './background-queries.ts';
import { postgresDialect } from './postgres.ts';
import { type MeasuredPool, openPool } from './postgres-pool.ts';
import { sqliteDialect } from './sqlite.ts';
import type { Tables } from './tables.ts';

export interface OpenDatabase {
  db: Kysely<Tables>;
  /** The state of PostgreSQL's connections. */
  connections?: MeasuredPool['counts'];
  close(): Promise<void>;
}

interface Where {
  databaseUrl?: string;
  /** How many connections to PostgreSQL there are at most. */
  databasePool?: number;
  dataDir: string;
}

interface Opening {
  /** False: beside a running server, for a consistent reading or a short write. Only the embedded database cares. */
  exclusive?: boolean;
  /** A request must not wait for a database that fell silent; a migration or a backup may. Only PostgreSQL cares. */
  isForRequests?: boolean;
  onQuery?: QueryObserver;
}

/** Is told of every statement: its text without its values, and its time in milliseconds. */
export type QueryObserver = (sql: string, ms: number) => void;

const logTo = (onQuery: QueryObserver | undefined): Logger | undefined =>
  onQuery && (({ query, queryDurationMillis }) => onQuery(query.sql, queryDurationMillis));

// Longer than any statement may take (3 s) and its way there and back.
const SILENT_AFTER = 8_000;

export function openDatabase(
  { databaseUrl, databasePool = defaultPool, dataDir }: Where,
  { exclusive = true, isForRequests = false, onQuery }: Opening = {},
): OpenDatabase {
  if (databaseUrl) {
    const pool = openPool({
      connectionString: databaseUrl,
      size: databasePool,
      silentAfter: isForRequests ? SILENT_AFTER : undefined,
    });
    const db = new Kysely<Tables>({ dialect: postgresDialect(pool), log: logTo(onQuery) });
    const turns = shareConnections(db, databasePool);
    const close = async () => {
      await turns.close();
      await db.destroy();
    };
    return { db, connections: pool.counts, close };
  }
  return exclusive ? openFolder(dataDir, onQuery) : openBeside(dataDir);
}

const PRIVATE = 0o600;
const fileIn = (dataDir: string) => join(dataDir, 'alecrim.db');

export class DatabaseMissing extends OperatorError {
  constructor(place: string) {
    super(
      `Não há banco de dados em ${place}. Confira DATA_DIR ou DATABASE_URL e a pasta em que o comando foi executado. Para criar um novo, acrescente --create a create-user.`,
    );
  }
}

/** The embedded database: one file in the data folder, one process at a time. */
function openFolder(dataDir: string, onQuery?: QueryObserver): OpenDatabase {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const unlock = lockFolder(dataDir);
  try {
    keepPrivate(fileIn(dataDir));
    const opened = openSqlite(fileIn(dataDir), { onQuery });
    return {
      db: opened.db,
      close: async () => {
        await opened.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Health data: for the account that runs the server, whatever its umask. The log beside the file takes its mode. */
function keepPrivate(file: string): void {
  closeSync(openSync(file, 'a', PRIVATE));
  for (const path of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(path)) chmodSync(path, PRIVATE);
}

/**
 * Without the folder's lock: that excludes a second server and its migrations, not a second connection. SQLite's
 * own locks order the writers, each waiting up to `busy_timeout` for the lock, and in WAL mode a reader keeps one snapshot
 * while others write. For readings of any length and for writes of a moment: while this one writes, a server waits.
 */
function openBeside(dataDir: string): OpenDatabase {
  if (!existsSync(fileIn(dataDir))) throw new DatabaseMissing(dataDir);
  // A read must not take the write lock. A transaction that writes has to begin with a write.
  return openSqlite(fileIn(dataDir), { begin: 'begin deferred' });
}

/**
 * A server's transactions take the write lock when they begin, and wait for it there. One that read first and was
 * refused later would stay on its old snapshot for good: the driver does not reset a statement that failed.
 */
export function openSqlite(
  path: string,
  { begin = 'begin immediate', isDurable = true, onQuery }: SqliteOptions = {},
): OpenDatabase {
  const writer = connect(path, isDurable);
  // A database in memory exists in one connection only.
  const background =
    path === ':memory:' ? undefined : { reader: connect(path, isDurable), pool: createBackgroundPool(path) };
  const db = new Kysely<Tables>({
    dialect: sqliteDialect({ writer, begin, background }),
    log: logTo(onQuery),
  });
  return { db, close: () => db.destroy() };
}

interface SqliteOptions {
  begin?: 'begin immediate' | 'begin deferred';
  /** False only in tests: nothing there has to survive a power cut. */
  isDurable?: boolean;
  onQuery?: QueryObserver;
}

function connect(path: string, isDurable: boolean): Database.Database {
  const database = new Database(path);
  // First, because the next statements may have to wait for another connection.
  database.pragma('busy_timeout = 5000');
  database.pragma('journal_mode = WAL');
  // FULL: an acknowledged write survives a power cut; NORMAL lost writes in 15 of 20 simulated ones.
  database.pragma(`synchronous = ${isDurable ? 'FULL' : 'OFF'}`);
  database.pragma('foreign_keys = ON');
  return database;
}

/**
 * Two processes on one data folder would corrupt each other's view: the second one refuses and names the first.
 * The lock is SQLite's own, on a file beside the database. The system releases it when the process ends in any way. A
 * process id would not do: in a container the next server has the id of the killed one, and in another container the
 * ids of the first are unknown.
 */
export function lockFolder(dataDir: string): () => void {
  const lockFile = join(dataDir, 'alecrim.lock');
  const pidFile = join(dataDir, 'alecrim.pid');
  closeSync(openSync(lockFile, 'a', PRIVATE));
  const lock = new Database(lockFile);
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    throw isHeld(error) ? new FolderInUse(dataDir, readPid(pidFile)) : error;
  }
  writeFileSync(pidFile, `${process.pid}\n`, { mode: PRIVATE });
  return () => {
    rmSync(pidFile, { force: true });
    lock.close();
  };
}

export class FolderInUse extends OperatorError {
  constructor(dataDir: string, pid: string) {
    super(
      `A pasta de dados ${dataDir} já está em uso pelo processo ${pid}. Encerre-o antes de iniciar outro.`,
    );
  }
}

const isHeld = (error: unknown) => String((error as { code?: string }).code).startsWith('SQLITE_BUSY');

function readPid(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return '(desconhecido)';
  }
}
