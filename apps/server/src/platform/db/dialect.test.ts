import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openTestDatabase, testEngine } from '../../testing/test-database.ts';
import { migrate } from './migrate.ts';

const source = join(import.meta.dirname, '../..');
const isTest = /\.test\.ts$|(^|[\\/])testing[\\/]/;
// Migrations are history: each keeps what it did on either engine.
const mayAsk = /^platform[\\/]db[\\/]dialect(-\w+)?\.ts$|^platform[\\/]db[\\/]migrations[\\/]/;
const asksForEngine = /[!=]==? '(postgres|sqlite)'|'(postgres|sqlite)' [!=]==?|case '(postgres|sqlite)'/;

test('only the dialect files and the migrations check which engine is in use', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !isTest.test(file) && !mayAsk.test(file),
  );
  expect(files.length).toBeGreaterThan(200);
  expect(files.filter((file) => asksForEngine.test(readFileSync(join(source, file), 'utf8')))).toEqual([]);
});

// The embedded database has no limits of this kind.
if (testEngine === 'postgres')
  test('after a migration the connection has its original limits again', async () => {
    const { db, close } = await openTestDatabase();
    await migrate(db);
    for (const [name, value] of [
      ['statement_timeout', '3s'],
      ['lock_timeout', '2s'],
    ])
      expect((await sql.raw(`show ${name}`).execute(db)).rows).toEqual([{ [name!]: value }]);
    await close();
  });
