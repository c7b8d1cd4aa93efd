import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
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
  // A closed connection stays open until the driver's statements are collected as garbage: it would write the WAL into the file then.
  await sql`pragma wal_checkpoint(truncate)`.execute(db);
  await close();
  process.env.TEST_TEMPLATE = file;
  return () => rmSync(folder, { recursive: true, force: true });
}
