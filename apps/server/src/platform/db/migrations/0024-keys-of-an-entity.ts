import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** One key may create a record of each entity. SQLite cannot change a primary key: the table is made anew. */
export const keysOfAnEntity: Migration = {
  name: '0024-keys-of-an-entity',
  async up(db, t) {
    await sql`alter table idempotency_keys rename to idempotency_keys_before`.execute(db);
    await db.schema
      .createTable('idempotency_keys')
      .addColumn('owner_id', t.text, (c) => c.notNull())
      .addColumn('key', t.text, (c) => c.notNull())
      .addColumn('entity', t.text, (c) => c.notNull())
      .addColumn('record_id', t.text, (c) => c.notNull())
      .addColumn('created_date', t.text, (c) => c.notNull())
      .addPrimaryKeyConstraint('idempotency_keys_of_an_entity', ['owner_id', 'entity', 'key'])
      .execute();
    await sql`insert into idempotency_keys (owner_id, key, entity, record_id, created_date)
      select owner_id, key, entity, record_id, created_date from idempotency_keys_before`.execute(db);
    await db.schema.dropTable('idempotency_keys_before').execute();
    await db.schema
      .createIndex('idempotency_keys_created_date')
      .on('idempotency_keys')
      .column('created_date')
      .execute();
  },
};
