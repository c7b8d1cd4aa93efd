import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** How much each account may store; 0025 keeps how much it does. Versions are found by their age, to be thinned. */
export const accountUsage: Migration = {
  name: '0021-account-usage',
  async up(db, t, engine) {
    const count = engine === 'postgres' ? sql`bigint` : t.int;
    // One row; a limit that is empty limits nothing.
    await db.schema
      .createTable('account_limits')
      .addColumn('id', t.int, (c) => c.primaryKey())
      .addColumn('bytes', count)
      .addColumn('records', t.int)
      .addColumn('lifted', t.int, (c) => c.notNull())
      .execute();
    await db.schema
      .createIndex('record_versions_by_date')
      .on('record_versions')
      .columns(['saved_date', 'record_id', 'version', 'entity'])
      .execute();
  },
};
