import { createRequire } from 'node:module';
import { type DatabaseConnection, type Driver, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { isLoopback } from '../config.ts';
import { isTimeout, isUnavailable } from './dialect.ts';

/** Loads the driver on demand: with SQLite it would only slow down every start. */
export const postgresDriver = (): typeof pg => createRequire(import.meta.url)('pg');

/**
 * A connection that ended has rolled back by itself, and the pool opens another one. An error from the rollback would
 * hide the error that ended the transaction.
 */
export function postgresDialect(pool: pg.Pool): PostgresDialect {
  const dialect = new PostgresDialect({ pool });
  const createDriver = dialect.createDriver.bind(dialect);
  dialect.createDriver = (): Driver => {
    const driver = createDriver();
    const rollBack = driver.rollbackTransaction.bind(driver);
    driver.rollbackTransaction = (connection: DatabaseConnection) =>
      rollBack(connection).catch((error: unknown) => {
        if (!isUnavailable(error) && !isTimeout(error)) throw error;
      });
    return driver;
  };
  return dialect;
}

// Every query shape of the product fits, and a connection with all of them stays small.
const MAX_NAMES = 200;
const MAX_LENGTH = 5_000;
const MAX_CANDIDATES = 1_000;

/**
 * A statement with a name is read and planned once for each connection, not for each call. It gets its name when it
 * is run the second time, so that statements which run only once do not fill the table of names.
 */
export function statementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  const candidates = new Set<string>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined || names.size >= MAX_NAMES || !isWorthIt(text)) return known;
    if (!candidates.delete(text)) {
      if (candidates.size >= MAX_CANDIDATES) candidates.clear();
      candidates.add(text);
      return undefined;
    }
    const name = `s${names.size}`;
    names.set(text, name);
    return name;
  };
}

/** Schema changes and transaction control are rare; `*` would change its meaning when a newer process adds a column. */
const isWorthIt = (text: string) =>
  text.length <= MAX_LENGTH &&
  /^\s*(select|insert|update|delete|with)\b/i.test(text) &&
  !/\*/.test(text.replaceAll('count(*)', ''));

/** Lets every connection of a pool name its statements, and ends a connection that stays silent. */
export function nameStatements(pool: pg.Pool, silentAfter?: number): void {
  const nameOf = statementNames();
  // The pool's connections are clients of the driver; its types hide what only the pool should call.
  pool.on('connect', (client: unknown) => {
    const ask = connectionQueries(client as pg.Client, silentAfter);
    const named = (text: string, values: unknown[]) => ask({ name: nameOf(text), text, values });
    (client as pg.Client).query = named as typeof pg.Client.prototype.query;
  });
}

/**
 * Calls the driver with a callback. A result that the driver returns as a promise survives every minor garbage collection:
 * nearly all that PostgreSQL sent went to V8's old space and stayed there until a full collection.
 * A connection that stays silent is ended: its statement cannot run later, and the pool opens another connection.
 */
function connectionQueries(
  client: pg.Client,
  silentAfter: number | undefined,
): (statement: pg.QueryConfig) => Promise<pg.QueryResult> {
  const query = client.query.bind(client);
  return (statement) =>
    new Promise((resolve, reject) => {
      const giveUp = () => {
        void client.end();
        reject(new Error('Query read timeout'));
      };
      const timer = silentAfter === undefined ? undefined : setTimeout(giveUp, silentAfter);
      query(statement, (error: Error | null, result) => {
        clearTimeout(timer);
        if (error) reject(error);
        else resolve(result);
      });
    });
}

/** Patients' records cross a network: only `verify-full` keeps others from reading them or posing as the database. */
export function encryptionWarning(databaseUrl: string | undefined): string | undefined {
  if (!databaseUrl) return undefined;
  const { hostname, searchParams } = new URL(databaseUrl);
  const host = searchParams.get('host') ?? decodeURIComponent(hostname);
  const isHere = host === '' || host.startsWith('/') || isLoopback(host);
  if (isHere || searchParams.get('sslmode') === 'verify-full') return undefined;
  return 'DATABASE_URL aponta para outra máquina sem sslmode=verify-full: dados de pacientes passam pela rede sem proteção garantida.';
}
