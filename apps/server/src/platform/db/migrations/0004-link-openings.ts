import type { CreateTableBuilder } from 'kysely';
import type { Migration } from '../migrate.ts';

export const linkOpenings: Migration = {
  name: '0004-link-openings',
  async up(db, t) {
    // A number and a moment for each plan: nothing here tells who opened the link, or from where.
    await (db.schema.createTable('link_openings') as unknown as CreateTableBuilder<string, string>)
      .addColumn('cardapio_id', t.text, (c) => c.primaryKey().references('cardapios.id').onDelete('cascade'))
      .addColumn('total', t.int, (c) => c.notNull())
      .addColumn('last_opened_date', t.text, (c) => c.notNull())
      .execute();
  },
};
