import { sql } from 'kysely';
import { flag } from '../dialect.ts';
import type { Migration } from '../migrate.ts';

export const shoppingList: Migration = {
  name: '0016-shopping-list',
  async up(db, t, engine) {
    // Plans of before were shared without a list: patients see one when she chooses it.
    await db.schema
      .alterTable('cardapios')
      .addColumn('mostrar_compras', t.flag, (c) => c.notNull().defaultTo(sql.lit(flag(engine, false))))
      .execute();
  },
};
