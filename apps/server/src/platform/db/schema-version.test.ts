import { pino } from 'pino';
import { expect, test } from 'vitest';
import { openMigratedDatabase } from '../../testing/test-database.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/index.ts';
import { stepBeyond, watchSchema } from './schema-version.ts';

const steps = [{ name: '1' }, { name: '2' }];

test('a program is too old for a migration that it does not know, unless it knows the one that this needs', () => {
  expect(stepBeyond([{ name: '1' }, { name: '2' }], steps)).toBeUndefined();
  expect(stepBeyond([{ name: '1' }], steps)).toBeUndefined();
  expect(stepBeyond([{ name: '3' }], steps)).toBe('3');
  expect(stepBeyond([{ name: '3', needs: null }], steps)).toBe('3');
  expect(stepBeyond([{ name: '3', needs: '2' }], steps)).toBeUndefined();
  expect(
    stepBeyond(
      [
        { name: '3', needs: '2' },
        { name: '4', needs: '3' },
      ],
      steps,
    ),
  ).toBe('4');
});

test('only migrations that are stored with their need have one, and each names an earlier step', () => {
  const names = migrations.map(({ name }) => name);
  for (const [place, { name, needs }] of migrations.entries()) {
    if (needs === undefined) continue;
    expect(place, name).toBeGreaterThan(names.indexOf('0028-needs-of-a-step'));
    expect(names.slice(0, place), name).toContain(needs);
  }
});

test('a program with one migration less than the database finds out that it is too old, and recovers after a restore', async () => {
  const { db, close } = await openMigratedDatabase();
  const schema = watchSchema({ db, log: pino({ level: 'silent' }) }, migrations.slice(0, -1));
  let told = 0;
  schema.onBlocked(() => void told++);
  expect(schema.blockedBy()).toBeUndefined();
  await schema.check();
  await schema.check();
  expect([schema.blockedBy(), told]).toEqual([migrations.at(-1)?.name, 1]);
  await db
    .deleteFrom('schema_migrations')
    .where('name', '=', migrations.at(-1)?.name ?? '')
    .execute();
  await schema.check();
  expect(schema.blockedBy()).toBeUndefined();
  await close();
});

test('a migration stores its need, and an older program that knows the need still starts', async () => {
  const { db, close } = await openMigratedDatabase();
  const needs = migrations.at(-1)?.name;
  await migrate(db, [...migrations, { name: '9999-added', needs, up: async () => {} }]);
  expect(await migrate(db)).toEqual([]);
  await close();
});
