import { availableParallelism } from 'node:os';
import type { CompiledQuery, QueryResult } from 'kysely';
import Database from 'libsql/promise';
import { createPause } from '../event-loop.ts';
import { createFairPermits, createFairPool, type FairPool } from '../fair-pool.ts';
import type { Db } from './tables.ts';

export interface BackgroundOptions {
  /** The queries of one tenant share a queue, so that they cannot delay those of others. */
  tenant: string;
  /** Whether the query may look into every list of every record. */
  isLong: boolean;
}

export type BackgroundQuery = CompiledQuery & { background?: BackgroundOptions };

/**
 * Runs a query off the event loop, for three seconds at most, when it is the tenant's turn. PostgreSQL runs every statement
 * like that except for the turn. Do not call it inside a transaction: the query would run on the transaction's own connection.
 */
export function runInBackground<R>(
  db: Db,
  background: BackgroundOptions,
  query: { compile(db: Db): CompiledQuery<R> },
): Promise<QueryResult<R>> {
  const compiled: BackgroundQuery & CompiledQuery<R> = { ...query.compile(db), background };
  const run = () => db.executeQuery<R>(compiled);
  const turns = turnsOf.get(db.getExecutor().adapter);
  return turns ? turns.use(background, run) : run();
}

// By the part of Kysely that all objects of one database share.
const turnsOf = new WeakMap<object, Turns<object>>();

/**
 * Costly queries on PostgreSQL share six tenths of its connections: the others stay free for reads by an index and for
 * writes. SQLite shares connections of its own, see `createBackgroundPool`.
 */
export function shareConnections(db: Db, size: number): Pick<Turns<object>, 'close'> {
  const permits = (share: number) => createFairPermits(Math.max(1, Math.floor(size * share)));
  const turns = turnsIn({ quick: permits(0.4), long: permits(0.2) });
  turnsOf.set(db.getExecutor().adapter, turns);
  return turns;
}

interface Turns<R> {
  use<T>(options: BackgroundOptions, work: (resource: R) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** Long queries have a pool of their own and never block the quick ones. */
const turnsIn = <R>({ quick, long }: Record<'quick' | 'long', FairPool<R>>): Turns<R> => ({
  use: ({ tenant, isLong }, work) => (isLong ? long : quick).use(tenant, work),
  close: async () => void (await Promise.all([quick.close(), long.close()])),
});

// As PostgreSQL's statement_timeout.
const LIMIT_MS = 3_000;
const QUICK = 2;
const LONG = Math.max(1, Math.min(2, availableParallelism() - 1));
// By default the driver has one thread per core. Two long queries would then block all the others.
process.env.TOKIO_WORKER_THREADS ??= String(QUICK + LONG + 1);

// A hundred queries; then the pool opens a new connection.
const MAX_STATEMENTS = 200;

type Row = Record<string, unknown>;

/** The part of the driver's connection that is used here. */
interface Connection {
  /**
   * Holds every statement and iterator of this connection. The driver frees them on the event loop and waits there until
   * the connection's running query ends, so they may only be collected together with their connection.
   */
  statements: object[];
  exec(text: string): Promise<void>;
  prepare(text: string): Promise<{ iterate(parameters: readonly unknown[]): Promise<Iterable<Row>> }>;
  interrupt(): void;
  close(): void;
}

export interface BackgroundPool {
  run(asker: BackgroundOptions, text: string, parameters: readonly unknown[]): Promise<Row[]>;
  close(): Promise<void>;
}

/**
 * Runs queries on a SQLite file whose cost depends on what is stored. They run on threads of the driver, each with its own
 * connection, and are interrupted after three seconds.
 */
export function createBackgroundPool(file: string, limit = LIMIT_MS): BackgroundPool {
  const connections = {
    open: () => openReader(file),
    close: (connection: Connection) => connection.close(),
    interrupt: (connection: Connection) => connection.interrupt(),
    isWorn: ({ statements }: Connection) => statements.length >= MAX_STATEMENTS,
  };
  const poolOf = (size: number) => createFairPool({ ...connections, size });
  const turns = turnsIn({ quick: poolOf(QUICK), long: poolOf(LONG) });
  return {
    run: (asker, text, parameters) =>
      turns.use(asker, (connection) => runQuery(connection, text, parameters, limit)),
    close: () => turns.close(),
  };
}

async function openReader(file: string): Promise<Connection> {
  const connection: Connection = Object.assign(new Database(file, {}), { statements: [] });
  await connection.exec('pragma busy_timeout = 5000');
  await connection.exec('pragma query_only = on');
  // Intermediate results are patients' data: they must not be written to a temporary file.
  await connection.exec('pragma temp_store = memory');
  return connection;
}

async function runQuery(
  connection: Connection,
  text: string,
  parameters: readonly unknown[],
  limit: number,
): Promise<Row[]> {
  const timer = setTimeout(() => connection.interrupt(), limit);
  try {
    // The driver computes the first row on its own thread and every other row on ours. Materialized, all rows are
    // computed with the first one.
    const statement = await connection.prepare(`with answer as materialized (${text}) select * from answer`);
    connection.statements.push(statement);
    const found = await statement.iterate(parameters);
    connection.statements.push(found);
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
