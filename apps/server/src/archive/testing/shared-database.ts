import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../../platform/config.ts';
import { openDatabase } from '../../platform/db/open.ts';
import { copyTables, openMigratedDatabase, testEngine } from '../../testing/test-database.ts';

/** A database as a running server holds it: others can reach it by its configuration, as the operator's tool does. */
export async function aServersDatabase() {
  const dataDir = mkdtempSync(join(tmpdir(), 'alecrim-served-'));
  if (testEngine === 'sqlite') copyTables(join(dataDir, 'alecrim.db'));
  const opened =
    testEngine === 'postgres'
      ? await openMigratedDatabase()
      : { ...openDatabase({ dataDir }), url: undefined };
  const env = { DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...(opened.url && { DATABASE_URL: opened.url }) };
  return {
    db: opened.db,
    env,
    config: readConfig(env),
    dataDir,
    async close() {
      await opened.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
