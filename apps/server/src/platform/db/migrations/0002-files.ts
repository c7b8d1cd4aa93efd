import { type CreateTableBuilder, sql } from 'kysely';
import type { Migration } from '../migrate.ts';

export const files: Migration = {
  name: '0002-files',
  async up(db, t) {
    const create = (name: string) =>
      db.schema.createTable(name) as unknown as CreateTableBuilder<string, string>;

    await create('files')
      .addColumn('id', t.text, (c) => c.primaryKey())
      .addColumn('mime', t.text, (c) => c.notNull())
      .addColumn('size', t.int, (c) => c.notNull())
      .addColumn('width', t.int)
      .addColumn('height', t.int)
      .addColumn('created_date', t.text, (c) => c.notNull())
      // Last: SQLite then reads the small columns without the content.
      .addColumn('bytes', t.bytes, (c) => c.notNull())
      .execute();
    await db.schema.createIndex('files_by_date').on('files').column('created_date').execute();

    await create('file_owners')
      .addColumn('file_id', t.text, (c) => c.notNull().references('files.id').onDelete('cascade'))
      // Empty: uploaded by the service role without a person.
      .addColumn('owner_id', t.text, (c) => c.references('users.id').onDelete('cascade'))
      .addColumn('is_private', t.flag, (c) => c.notNull())
      .addColumn('name', t.text)
      .addColumn('created_date', t.text, (c) => c.notNull())
      .execute();
    // An empty owner is one owner too, so null must count as a value here.
    await sql`create unique index file_owners_once on file_owners (file_id, coalesce(owner_id, ''), is_private)`.execute(
      db,
    );
    await db.schema.createIndex('file_owners_of_owner').on('file_owners').column('owner_id').execute();
  },
};
