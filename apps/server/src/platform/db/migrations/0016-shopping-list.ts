import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

export const shoppingList: Migration = {
  name: '0016-shopping-list',
  async up(db, t, engine) {
    // Plans of before have the list too: it is read from their text when it is opened.
    const yes = engine === 'postgres' ? sql`true` : sql`1`;
    await db.schema
      .alterTable('cardapios')
      .addColumn('mostrar_compras', t.flag, (c) => c.notNull().defaultTo(yes))
      .execute();
  },
};
