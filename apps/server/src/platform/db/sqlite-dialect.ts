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
import { createPause } from '../event-loop-turns.ts';
import type { Asked } from './ask.ts';
import type { Questions } from './questions.ts';
import { type Statements, statementsOf } from './statements.ts';

interface Connections {
  writer: Database.Database;
  begin: string;
  /** What only a file has: a second connection for reads, and connections off the event loop. */
  beside?: { reader: Database.Database; questions: Questions };
}

interface Held extends DatabaseConnection {
  /** Ends the transaction's hold on the writer. */
  letGo?: () => void;
}

/**
 * One connection writes, a transaction at a time. A long transaction pauses between its statements, and meanwhile reads
 * go to a second connection: they see what was committed last, and never wait.
 */
export function sqliteDialect(connections: Connections): Dialect {
  return {
    createDriver: () => createDriver(connections),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new SqliteAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
}

function createDriver({ writer, begin, beside }: Connections): Driver {
  const toWrite = statementsOf(writer);
  const toRead = beside && statementsOf(beside.reader);
  const turn = createTurn();

  function aConnection(): Held {
    const pause = createPause();
    const connection: Held = {
      async executeQuery<R>(compiled: CompiledQuery): Promise<QueryResult<R>> {
        const query = withoutBooleans(compiled);
        if (connection.letGo) {
          await pause();
          return run(toWrite, query);
        }
        const { asker } = query as Asked;
        if (asker && beside)
          return { rows: (await beside.questions.ask(asker, query.sql, query.parameters)) as R[] };
        if (!turn.isTaken()) return run(toWrite, query);
        if (toRead && /^\s*select\b/i.test(query.sql)) return run(toRead, query);
        const letGo = await turn.take();
        try {
          return run(toWrite, query);
        } finally {
          letGo();
        }
      },
      // biome-ignore lint/correctness/useYield: Kysely's interface asks for it, and nothing here streams
      async *streamQuery() {
        throw new Error('Streams are not used.');
      },
    };
    return connection;
  }

  return {
    init: async () => {},
    acquireConnection: async () => aConnection(),
    async beginTransaction(connection: Held) {
      connection.letGo = await turn.take();
      try {
        // Executed, not prepared: only that is let go of when the turn does not come in time.
        writer.exec(begin);
      } catch (error) {
        letGo(connection);
        throw error;
      }
    },
    async commitTransaction(connection: Held) {
      // When this fails, Kysely rolls back.
      writer.exec('commit');
      letGo(connection);
    },
    async rollbackTransaction(connection: Held) {
      try {
        // A full disk ends the transaction by itself; the failure of this would stand in the place of the first one.
        if (writer.inTransaction) writer.exec('rollback');
      } finally {
        letGo(connection);
      }
    },
    releaseConnection: async () => {},
    async destroy() {
      await beside?.questions.close();
      toRead?.close();
      toWrite.close();
    },
  };
}

function letGo(connection: Held): void {
  connection.letGo?.();
  connection.letGo = undefined;
}

/** Writers take turns, in the order in which they asked. */
function createTurn() {
  let last = Promise.resolve();
  let holders = 0;
  return {
    isTaken: () => holders > 0,
    async take(): Promise<() => void> {
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
  const { statement, isReader } = statements.prepare(sql);
  if (isReader) return { rows: statement.all(parameters) as R[] };
  const { changes, lastInsertRowid } = statement.run(parameters);
  return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
}
