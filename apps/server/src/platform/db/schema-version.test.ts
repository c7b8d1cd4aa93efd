import type { AlterTableBuilder } from 'kysely';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { openMigratedDatabase, openTestDatabase } from '../../testing/test-database.ts';
import { type Migration, migrate } from './migrate.ts';
import { migrations } from './migrations/index.ts';
import { stepBeyond, watchSchema } from './schema-version.ts';
import type { Db } from './tables.ts';

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

/** What an older program would miss, or could not write: columns that are gone or changed, and new ones that it must fill. */
async function harmOf(step: Migration, before: readonly Migration[]): Promise<string[]> {
  const { db, close } = await openTestDatabase();
  await migrate(db, before);
  const older = await columnsOf(db);
  await migrate(db, [...before, { ...step, needs: undefined }]);
  const newer = await columnsOf(db);
  await close();
  const lost = [...older].filter(([name, { type }]) => newer.get(name)?.type !== type).map(([name]) => name);
  const tables = new Set([...older.keys()].map((name) => name.split('.')[0]));
  const asked = [...newer].filter(
    ([name, { isOptional }]) => !older.has(name) && tables.has(name.split('.')[0]) && !isOptional,
  );
  return [...lost, ...asked.map(([name]) => name)];
}

async function columnsOf(db: Db) {
  const tables = await db.introspection.getTables();
  return new Map(
    tables.flatMap(({ name, columns }) =>
      columns.map((column) => [
        `${name}.${column.name}`,
        { type: column.dataType, isOptional: column.isNullable || column.hasDefaultValue },
      ]),
    ),
  );
}

test('a migration beside which the program before it goes on only adds, and asks that program for nothing', async () => {
  for (const [place, step] of migrations.entries())
    if (step.needs && step.needs === migrations[place - 1]?.name)
      expect(await harmOf(step, migrations.slice(0, place)), step.name).toEqual([]);
});

test('the harm of a migration to the program before it is found', async () => {
  const first = migrations.slice(0, 1);
  const change = (name: string, up: (table: AlterTableBuilder) => { execute(): Promise<void> }) =>
    harmOf({ name: `9999-${name}`, up: (db) => up(db.schema.alterTable('settings')).execute() }, first);
  expect(await change('added', (t) => t.addColumn('more', 'text'))).toEqual([]);
  expect(
    await change('filled', (t) => t.addColumn('more', 'text', (c) => c.notNull().defaultTo(''))),
  ).toEqual([]);
  expect(await change('removed', (t) => t.dropColumn('value'))).toEqual(['settings.value']);
  expect(await change('renamed', (t) => t.renameColumn('value', 'content'))).toContain('settings.value');
});

test('a program finds out that a migration has made it too old, and recovers after a restore', async () => {
  const { db, close } = await openMigratedDatabase();
  const place = migrations.findLastIndex(({ needs }) => !needs);
  const [last = '', ...besideOlder] = migrations.slice(place).map(({ name }) => name);
  const forget = (names: string[]) => db.deleteFrom('schema_migrations').where('name', 'in', names).execute();
  const schema = watchSchema({ db, log: pino({ level: 'silent' }) }, migrations.slice(0, place));
  let told = 0;
  schema.onBlocked(() => void told++);
  expect(schema.blockedBy()).toBeUndefined();
  await forget(besideOlder);
  await schema.check();
  await schema.check();
  expect([schema.blockedBy(), told]).toEqual([last, 1]);
  await forget([last]);
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
