import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** An erasure is remembered before it begins, and marked when nothing is left of the patient. */
export const unfinishedErasures: Migration = {
  name: '0019-unfinished-erasures',
  async up(db, t) {
    await db.schema.alterTable('erasures').addColumn('done_date', t.text).execute();
    await sql`update erasures set done_date = at`.execute(db);
  },
};
