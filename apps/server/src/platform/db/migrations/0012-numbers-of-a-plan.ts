import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

export const numbersOfAPlan: Migration = {
  name: '0012-numbers-of-a-plan',
  async up(db, t, engine) {
    const json = engine === 'postgres' ? sql`json` : t.text;
    await db.schema
      .alterTable('cardapios')
      .addColumn('mostrar_numeros', t.text, (c) => c.notNull().defaultTo('nada'))
      .execute();
    await db.schema
      .alterTable('cardapios')
      .addColumn('leituras', json, (c) => c.notNull().defaultTo('[]'))
      .execute();
    await db.schema.alterTable('cardapios').addColumn('meta', json).execute();
    // Null until the plan is saved again: the migration computes no numbers.
    await db.schema.alterTable('cardapios').addColumn('numeros', json).execute();
  },
};
