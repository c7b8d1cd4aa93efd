import type { Migration } from '../migrate.ts';

export const contentDateAndKeyAge: Migration = {
  name: '0009-content-date-and-key-age',
  async up(db, t) {
    // When the text of a plan last changed. Null in older rows: their updated_date is as close as it gets.
    await db.schema.alterTable('cardapios').addColumn('content_date', t.text).execute();
    // The keys are kept for a month, so the hourly sweep must not read all of them.
    await db.schema
      .createIndex('idempotency_keys_created_date')
      .on('idempotency_keys')
      .column('created_date')
      .execute();
  },
};
