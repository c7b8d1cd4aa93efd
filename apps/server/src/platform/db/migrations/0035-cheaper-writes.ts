import { sql } from 'kysely';
import { dropUsage } from '../dialect-upgrade.ts';
import { keepUsage } from '../dialect-usage.ts';
import type { Migration } from '../migrate.ts';
import type { Db } from '../tables.ts';
import { knowsLz4 } from './0006-lists-as-text.ts';
import { usageSources } from './0033-days-of-a-meal.ts';

// As of this step: the list itself is the one of the last step.
const sources = [...usageSources];

const longTexts: readonly (readonly [table: string, column: string])[] = [
  ['record_versions', 'content'],
  ['plan_texts', 'texto'],
  ['messages', 'content'],
  ['consultas', 'texto'],
  ['leituras', 'texto'],
];

/**
 * On PostgreSQL every list and long text is compressed with lz4: the default takes 0.35 ms of a save for the version that it
 * archives, and lz4 a tenth of it. What was written before stays readable as it is. The triggers that count what an account
 * stores are made anew.
 */
export const cheaperWrites: Migration = {
  name: '0035-cheaper-writes',
  // Earlier programs write and read the same.
  needs: '0033-days-of-a-meal',
  async up(db, _t, engine) {
    if (engine !== 'postgres') return;
    if (await knowsLz4(db))
      for (const [table, column] of [...(await listsOf(db)), ...longTexts])
        await sql`alter table ${sql.table(table)} alter column ${sql.ref(column)} set compression lz4`.execute(
          db,
        );
    const on = db as unknown as Db;
    await dropUsage(
      on,
      sources.map(({ table }) => table),
    );
    await keepUsage(on, sources);
  },
};

async function listsOf(db: Parameters<Migration['up']>[0]): Promise<[table: string, column: string][]> {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = current_schema() and data_type in ('json', 'jsonb')
    order by table_name, column_name`.execute(db);
  return rows.map(({ table, column }) => [table, column]);
}
