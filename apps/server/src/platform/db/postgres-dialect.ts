import { type DatabaseConnection, type Driver, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { isTimeout, isUnavailable } from './dialect.ts';

/**
 * A connection that ended has rolled back by itself, and the pool opens another one. The failure to say so to it would
 * stand in the place of the failure that ended the transaction.
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
