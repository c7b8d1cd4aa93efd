import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  databaseModulesOf,
  engineIndependent,
  leftOutOnPostgres,
  testFiles,
  usesDatabase,
} from '../../scripts/lib/postgres-tests.mjs';
import { root } from '../../scripts/lib/root.mjs';

const leftOut = new Set(leftOutOnPostgres());
const modulesOnPostgres = new Set(
  testFiles()
    .filter((file) => !leftOut.has(file))
    .flatMap(databaseModulesOf),
);

test('a test file runs on PostgreSQL exactly when its imports reach the test database', () => {
  // Directly, through startTestApp, and through a helper of a folder.
  for (const file of ['platform/db/dialect', 'entities/crud', 'archive/backup/nightly'])
    expect(usesDatabase(`apps/server/src/${file}.test.ts`), file).toBe(true);
  expect(usesDatabase('e2e/contract/contract.test.ts')).toBe(true);
  expect(usesDatabase('apps/server/src/platform/lru-cache.test.ts')).toBe(false);
});

describe.each(Object.keys(engineIndependent))('%s depends on no engine:', (name) => {
  const file = join('apps/server/src', name);

  test('it exists and uses a database', () => {
    expect(testFiles()).toContain(file);
    expect(usesDatabase(file)).toBe(true);
  });

  test('it writes no SQL and does not ask for the engine', () => {
    expect(readFileSync(join(root, file), 'utf8')).not.toMatch(/\bsql`|from 'kysely'|testEngine|engineOf/);
  });

  test('the database modules that it calls are called on PostgreSQL by another test', () => {
    expect(databaseModulesOf(file).filter((module) => !modulesOnPostgres.has(module))).toEqual([]);
  });
});
