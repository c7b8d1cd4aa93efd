import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../../testing/test-database.ts';
import { fixedStatement } from './fixed-statement.ts';

test('every call has its own values, also after a first call with equal ones', async () => {
  const { db, close } = await openTestDatabase();
  const read = fixedStatement<{ a: string; b: string }>(
    (a: string, b: string) => sql`select cast(${b} as text) as b, cast(${a} as text) as a`,
  );
  expect(await read(db, 'same', 'same')).toEqual([{ a: 'same', b: 'same' }]);
  expect(await read(db, 'first', 'second')).toEqual([{ a: 'first', b: 'second' }]);
  await close();
});

test('a value that the text does not need is left out', async () => {
  const { db, close } = await openTestDatabase();
  const read = fixedStatement<{ b: string }>(
    (_a: string, b: string) => sql`select cast(${b} as text) as b, cast(${b} as text) as again`,
  );
  expect(await read(db, 'first', 'second')).toEqual([{ b: 'second', again: 'second' }]);
  await close();
});
