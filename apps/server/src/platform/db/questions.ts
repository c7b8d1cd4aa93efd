import { availableParallelism } from 'node:os';
import Database from 'libsql/promise';
import { createPause } from '../event-loop-turns.ts';
import { createFairPool } from '../fair-pool.ts';
import type { Asker } from './ask.ts';

// As PostgreSQL's statement_timeout.
const LIMIT_MS = 3_000;
const QUICK = 2;
const LONG = Math.max(1, Math.min(2, availableParallelism() - 1));
// The driver has as many threads as the machine has cores. Two long questions would keep all the others waiting.
process.env.TOKIO_WORKER_THREADS ??= String(QUICK + LONG + 1);

// A hundred questions; then a new connection.
const MOST_KEPT = 200;

type Row = Record<string, unknown>;

/** What we use of the driver's connection. */
interface Connection {
  /**
   * Every statement and answer of this connection. One that is given up is collected on the event loop, and there it
   * waits until the question that its connection works on has ended. So they are given up with their connection.
   */
  kept: object[];
  exec(text: string): Promise<void>;
  prepare(text: string): Promise<{ iterate(parameters: readonly unknown[]): Promise<Iterable<Row>> }>;
  interrupt(): void;
  close(): void;
}

export interface Questions {
  ask(asker: Asker, text: string, parameters: readonly unknown[]): Promise<Row[]>;
  close(): Promise<void>;
}

/**
 * Questions to a SQLite file whose cost depends on what is stored. They run on threads of the driver, each with a
 * connection of its own, and are stopped after three seconds. Long ones have their own pool, so that they never keep
 * the quick ones waiting.
 */
export function createQuestions(file: string, limit = LIMIT_MS): Questions {
  const connections = {
    open: () => openReader(file),
    close: (connection: Connection) => connection.close(),
    interrupt: (connection: Connection) => connection.interrupt(),
    isWorn: ({ kept }: Connection) => kept.length >= MOST_KEPT,
  };
  const quick = createFairPool({ ...connections, size: QUICK });
  const long = createFairPool({ ...connections, size: LONG });
  return {
    ask: ({ who, isLong }, text, parameters) =>
      (isLong ? long : quick).use(who, (connection) => answer(connection, text, parameters, limit)),
    async close() {
      await Promise.all([quick.close(), long.close()]);
    },
  };
}

async function openReader(file: string): Promise<Connection> {
  const connection: Connection = Object.assign(new Database(file, {}), { kept: [] });
  await connection.exec('pragma busy_timeout = 5000');
  await connection.exec('pragma query_only = on');
  // What a question gathers is patients' data: it must not lie in a temporary file.
  await connection.exec('pragma temp_store = memory');
  return connection;
}

async function answer(
  connection: Connection,
  text: string,
  parameters: readonly unknown[],
  limit: number,
): Promise<Row[]> {
  const timer = setTimeout(() => connection.interrupt(), limit);
  try {
    // The driver finds the first row on its own thread, and every other one on ours. Materialized, all are found with
    // the first, and what is left for us is to fetch them.
    const statement = await connection.prepare(`with answer as materialized (${text}) select * from answer`);
    connection.kept.push(statement);
    const found = await statement.iterate(parameters);
    connection.kept.push(found);
    const rows: Row[] = [];
    const pause = createPause();
    for (const row of found) {
      rows.push(row);
      await pause();
    }
    return rows;
  } finally {
    clearTimeout(timer);
  }
}
