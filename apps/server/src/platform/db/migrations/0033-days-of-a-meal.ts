import { sql } from 'kysely';
import { addUsage, dropUsage } from '../dialect-upgrade.ts';
import { keepUsage, type UsageSource } from '../dialect-usage.ts';
import type { Migration } from '../migrate.ts';
import type { Db } from '../tables.ts';
import { usageSources as earlierSources } from './0027-care-of-a-patient.ts';

const TABLE = 'refeicao_templates';
const COLUMN = 'dias';

/** All that an account stores, as of this step. */
export const usageSources: readonly UsageSource[] = earlierSources.map((source) =>
  source.table === TABLE ? { ...source, columns: [...(source.columns ?? []), COLUMN] } : source,
);

/** The days of a meal in the library. In a plan they are inside the list of its meals. */
export const daysOfAMeal: Migration = {
  name: '0033-days-of-a-meal',
  async up(db, t, engine) {
    const on = db as unknown as Db;
    const json = engine === 'postgres' ? sql`json` : t.text;
    await dropUsage(on, [TABLE]);
    await db.schema
      .alterTable(TABLE)
      .addColumn(COLUMN, json, (c) => c.notNull().defaultTo('[]'))
      .execute();
    const changed = usageSources.filter(({ table }) => table === TABLE);
    await keepUsage(on, changed);
    await addUsage(
      on,
      changed.map((source) => ({ ...source, columns: [COLUMN] })),
    );
  },
};
