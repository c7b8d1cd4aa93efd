import type { CreateTableBuilder } from 'kysely';
import type { Migration } from '../migrate.ts';

/** Work that only one process may do at a time, and until when its right to it lasts. */
export const leases: Migration = {
  name: '0007-leases',
  async up(db, t) {
    await (db.schema.createTable('leases') as unknown as CreateTableBuilder<string, string>)
      .addColumn('name', t.text, (c) => c.primaryKey())
      .addColumn('holder', t.text, (c) => c.notNull())
      .addColumn('expires_date', t.text, (c) => c.notNull())
      .execute();
  },
};
