import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMigratedDatabase, type TestDatabase, testEngine } from '../../testing/test-database.ts';
import { accountTables, notPersonal } from '../account-copy/export-account.ts';
import { backedUp, catalogOf, leftOut } from './tables.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openMigratedDatabase();
});
afterAll(() => database.close());

test('every table of the migrations is either backed up or listed as left out', async () => {
  const made = [...(await catalogOf(database.db)).keys()].filter((name) => name !== 'schema_migrations');
  expect([...backedUp.map(({ name }) => name), ...leftOut].sort()).toEqual(made.sort());
});

test('every backed-up table is part of an account export or listed as not personal', () => {
  const sorted = [...accountTables.map(({ name }) => name), ...notPersonal].sort();
  expect(sorted).toEqual(backedUp.map(({ name }) => name).sort());
});

test('every column that a table description names exists', async () => {
  const catalog = await catalogOf(database.db);
  for (const { name, key, flags = [], json = [], content, emptyKey } of backedUp) {
    const named = [
      ...key,
      ...flags,
      ...json,
      ...Object.values(content ?? {}),
      ...(emptyKey ? [emptyKey] : []),
    ];
    expect(catalog.get(name), name).toEqual(expect.arrayContaining(named));
  }
});

test('table descriptions name every flag, JSON and file column', async () => {
  const tables = await database.db.introspection.getTables();
  for (const { name, flags = [], json = [], content } of backedUp) {
    const columns = tables.find((table) => table.name === name)?.columns ?? [];
    const ofType = (...types: string[]) =>
      columns.filter(({ dataType }) => types.includes(dataType.toLowerCase())).map((column) => column.name);
    expect(ofType('bytea', 'blob'), name).toEqual(content ? [content.column] : []);
    // SQLite has one type for numbers and flags, and one for text and JSON: PostgreSQL tells them apart for both.
    if (testEngine !== 'postgres') continue;
    expect(ofType('bool').sort(), name).toEqual([...flags].sort());
    expect([...json], name).toEqual(expect.arrayContaining(ofType('json', 'jsonb')));
  }
});
