import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '../platform/db/migrate.ts';
import { openSqlite } from '../platform/db/open.ts';
import { freshPostgres, testEngine } from './test-database.ts';

/**
 * Run by Vitest before the tests: a database with all tables and no rows. Copying it takes a fraction of what the
 * migrations take, and most test files need several databases of their own.
 */
export async function setup(): Promise<(() => unknown) | undefined> {
  if (process.env.TEST_TEMPLATE) return undefined;
  return testEngine === 'postgres' ? postgresTemplate() : sqliteTemplate();
}

async function postgresTemplate() {
  const template = await freshPostgres();
  await migrate(template.db);
  await template.disconnect();
  process.env.TEST_TEMPLATE = template.name;
  return template.drop;
}

async function sqliteTemplate() {
  const folder = mkdtempSync(join(tmpdir(), 'alecrim-template-'));
  const file = join(folder, 'template.db');
  const { db, close } = openSqlite(file, { isDurable: false });
  await migrate(db);
  // The last connection that closes writes the WAL into the file.
  await close();
  process.env.TEST_TEMPLATE = file;
  return () => rmSync(folder, { recursive: true, force: true });
}
