import { sql } from 'kysely';
import { flag } from '../dialect.ts';
import type { Migration } from '../migrate.ts';

/** Whether the document shows the nutrients of the day. They are in the numbers of the plan. */
export const nutrientsOnTheDocument: Migration = {
  name: '0030-nutrients-on-the-document',
  async up(db, t, engine) {
    for (const table of ['cardapios', 'cardapio_templates'])
      await db.schema
        .alterTable(table)
        .addColumn('mostrar_nutrientes', t.flag, (c) => c.notNull().defaultTo(sql.lit(flag(engine, false))))
        .execute();
  },
};
