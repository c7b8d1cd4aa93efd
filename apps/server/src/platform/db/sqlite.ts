import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type Database from 'libsql';
import { createPause } from '../event-loop.ts';
import { createLruCache } from '../lru-cache.ts';
import type { BackgroundPool, BackgroundQuery } from './background-queries.ts';

interface Connections {
  writer: Database.Database;
  begin: string;
  /** Only for a file: a second connection for reads, and a pool of connections off the event loop. */
  background?: { reader: Database.Database; pool: BackgroundPool };
}

interface SqliteConnection extends DatabaseConnection {
  /** Set while a transaction of this connection holds the write lock. */
  releaseLock?: () => void;
}

/**
 * One connection writes, one transaction at a time. While a transaction is open, reads use a second connection: they see
 * the last commit and never wait. A long transaction yields to the event loop between its statements.
 */
export function sqliteDialect(connections: Connections): Dialect {
  return {
    createDriver: () => createDriver(connections),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new SqliteAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
}

function createDriver({ writer, begin, background }: Connections): Driver {
  const toRead = background && statementsOf(background.reader);
  const toWrite = statementsOf(writer, () => toRead?.forget());
  const lock = createWriteLock();

  function aConnection(): SqliteConnection {
    const pause = createPause();
    const connection: SqliteConnection = {
      async executeQuery<R>(compiled: CompiledQuery): Promise<QueryResult<R>> {
        const query = withoutBooleans(compiled);
        if (connection.releaseLock) {
          await pause();
          return run(toWrite, query);
        }
        const { background: options } = query as BackgroundQuery;
        if (options && background)
          return { rows: (await background.pool.run(options, query.sql, query.parameters)) as R[] };
        if (!lock.isLocked()) return run(toWrite, query);
        if (toRead && /^\s*select\b/i.test(query.sql)) return run(toRead, query);
        const release = await lock.acquire();
        try {
          return run(toWrite, query);
        } finally {
          release();
        }
      },
      // biome-ignore lint/correctness/useYield: Kysely's interface requires it, and nothing here streams
      async *streamQuery() {
        throw new Error('Streams are not used.');
      },
    };
    return connection;
  }

  return {
    init: async () => {},
    acquireConnection: async () => aConnection(),
    async beginTransaction(connection: SqliteConnection) {
      connection.releaseLock = await lock.acquire();
      try {
        // exec(), not a prepared statement: libsql releases the lock after SQLITE_BUSY only then.
        writer.exec(begin);
      } catch (error) {
        unlock(connection);
        throw error;
      }
    },
    async commitTransaction(connection: SqliteConnection) {
      // When this fails, Kysely rolls back.
      writer.exec('commit');
      unlock(connection);
    },
    async rollbackTransaction(connection: SqliteConnection) {
      try {
        // A full disk ends the transaction by itself; a failing rollback would hide the first error.
        if (writer.inTransaction) writer.exec('rollback');
      } finally {
        unlock(connection);
      }
    },
    releaseConnection: async () => {},
    async destroy() {
      await background?.pool.close();
      toRead?.close();
      toWrite.close();
    },
  };
}

function unlock(connection: SqliteConnection): void {
  connection.releaseLock?.();
  connection.releaseLock = undefined;
}

/** A mutex for writers, first come, first served. */
function createWriteLock() {
  let last = Promise.resolve();
  let holders = 0;
  return {
    isLocked: () => holders > 0,
    async acquire(): Promise<() => void> {
      holders++;
      const before = last;
      let end = () => {};
      last = new Promise((resolve) => (end = resolve));
      await before;
      return () => {
        holders--;
        end();
      };
    },
  };
}

/** SQLite has no booleans, and the driver ends the process when it is handed one. */
function withoutBooleans(query: CompiledQuery): CompiledQuery {
  if (!query.parameters.some((value) => typeof value === 'boolean')) return query;
  return {
    ...query,
    parameters: query.parameters.map((value) => (typeof value === 'boolean' ? +value : value)),
  };
}

function run<R>(statements: Statements, { sql, parameters }: CompiledQuery): QueryResult<R> {
  const prepared = statements.prepare(sql);
  const { statement } = prepared;
  if (prepared.isReader) {
    const values = statement.all(parameters) as unknown[][];
    // Not before: a connection learns when it runs a statement that another one has changed the tables.
    prepared.columns ??= statement.columns().map(({ name }) => name);
    return { rows: rowsOf(prepared.columns, values) as R[] };
  }
  const { changes, lastInsertRowid } = statement.run(parameters);
  return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
}

/** The driver's own objects cost twice as much: it hands over each name with each row. */
function rowsOf(columns: readonly string[], values: unknown[][]): Record<string, unknown>[] {
  return values.map((of) => {
    const row: Record<string, unknown> = {};
    for (let i = 0; i < columns.length; i++) row[columns[i] as string] = of[i];
    return row;
  });
}

type Statement = ReturnType<Database.Database['prepare']>;

interface Prepared {
  statement: Statement;
  /** Whether it returns rows. The driver would query SQLite each time. */
  isReader: boolean;
  /** The names of its values, in their order. */
  columns?: readonly string[];
}

interface Statements {
  prepare(text: string): Prepared;
  forget(): void;
  close(): void;
}

// Every query shape of the product fits; ad-hoc filters push each other out.
const CACHED_STATEMENTS = 300;

/** Preparing costs more than a small query: the same text is prepared once, until the tables change. */
function statementsOf(database: Database.Database, onTablesChange = () => {}): Statements {
  const cache = createLruCache<Prepared>(CACHED_STATEMENTS);
  return {
    forget: () => cache.clear(),
    close() {
      cache.clear();
      database.close();
    },
    prepare(text) {
      const known = cache.get(text);
      if (known) return known;
      const statement = database.prepare(text);
      const prepared: Prepared = { statement, isReader: statement.reader };
      if (prepared.isReader) statement.raw(true);
      if (/^\s*(select|insert|update|delete|with)\b/i.test(text)) cache.set(text, prepared);
      else {
        // It may change the columns of `select *`.
        cache.clear();
        onTablesChange();
      }
      return prepared;
    },
  };
}
