import { migrate } from '../platform/db/migrate.ts';
import { freshPostgres, testEngine } from './test-database.ts';

/**
 * Run by Vitest before the tests, on PostgreSQL: a database with all tables and no rows. Copying it takes a fraction of
 * what the migrations take, and most test files need a database of their own.
 */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (testEngine !== 'postgres' || process.env.TEST_TEMPLATE) return undefined;
  const template = await freshPostgres();
  await migrate(template.db);
  await template.disconnect();
  process.env.TEST_TEMPLATE = template.name;
  return template.drop;
}
