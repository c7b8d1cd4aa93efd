import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { prepared } from './prepared.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('a prepared statement is written once, and every call has its own values', async () => {
  const write = vi.fn((_engine: unknown, valueAt: (place: number) => string) => {
    const text = (place: number) => sql`cast(${valueAt(place)} as text)`;
    return sql<{ all: string }>`select ${text(1)} || ${text(0)} || ${text(1)} || ${sql.lit('!')} as "all"`;
  });
  const statement = prepared(write);
  expect(await statement(database.db, 'a', 'b')).toEqual([{ all: 'bab!' }]);
  expect(await statement(database.db, 'c', 'd')).toEqual([{ all: 'dcd!' }]);
  const inTransaction = database.db.transaction().execute((on) => statement(on, 'e', 'f'));
  expect(await inTransaction).toEqual([{ all: 'fef!' }]);
  expect(write).toHaveBeenCalledTimes(1);
});
