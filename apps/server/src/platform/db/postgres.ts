import { createRequire } from 'node:module';
import { type DatabaseConnection, type Driver, PostgresDialect, type PostgresPool } from 'kysely';
import type pg from 'pg';
import { isLoopback } from '../config.ts';
import { isTimeout, isUnavailable } from './dialect.ts';

/** Loads the driver on demand: with SQLite it would only slow down every start. */
export const postgresDriver = (): typeof pg => createRequire(import.meta.url)('pg');

/**
 * What the connections of a process are called in `pg_stat_activity`. Version 0.2.0 and older called them `alecrim` and
 * `alecrim-realtime`: an upgrade knows their processes by it.
 */
export const connectionNames = { requests: 'alecrim-server', realtime: 'alecrim-listener' };

/**
 * A connection that ended has rolled back by itself, and the pool opens another one. An error from the rollback would
 * hide the error that ended the transaction.
 */
export function postgresDialect(pool: PostgresPool): PostgresDialect {
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

/** Patients' records cross a network: only `verify-full` keeps others from reading them or posing as the database. */
export function encryptionWarning(databaseUrl: string | undefined): string | undefined {
  if (!databaseUrl) return undefined;
  const { hostname, searchParams } = new URL(databaseUrl);
  const host = searchParams.get('host') ?? decodeURIComponent(hostname);
  const isHere = host === '' || host.startsWith('/') || isLoopback(host);
  if (isHere || searchParams.get('sslmode') === 'verify-full') return undefined;
  return 'DATABASE_URL aponta para outra máquina sem sslmode=verify-full: dados de pacientes passam pela rede sem proteção garantida.';
}
