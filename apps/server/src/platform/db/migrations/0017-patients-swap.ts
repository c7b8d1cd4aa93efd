import { sql } from 'kysely';
import { flag } from '../dialect.ts';
import type { Migration } from '../migrate.ts';

export const patientsSwap: Migration = {
  name: '0017-patients-swap',
  async up(db, t, engine) {
    const json = engine === 'postgres' ? sql`json` : t.text;
    // No patient may swap before her nutritionist has allowed it.
    for (const table of ['cardapios', 'cardapio_templates'])
      await db.schema
        .alterTable(table)
        .addColumn('permitir_trocas', t.flag, (c) => c.notNull().defaultTo(sql.lit(flag(engine, false))))
        .execute();
    await db.schema
      .alterTable('cardapios')
      .addColumn('trocas', json, (c) => c.notNull().defaultTo('[]'))
      .execute();
  },
};
