import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/**
 * Until now a remembered decision held the grams of a whole line. Where its words have a number, the reading takes from it
 * what one measure weighs. Without a number nobody can tell: those grams go, and with them decisions that held nothing else.
 */
export const decisionsWithoutTotals: Migration = {
  name: '0020-decisions-without-totals',
  async up(db, t) {
    await db.schema.alterTable('leituras').addColumn('escrito', t.text).execute();
    const hasNoNumber = sql.join(
      [...'0123456789½¼¾⅓⅔'].map((digit) => sql`texto not like ${sql.lit(`%${digit}%`)}`),
      sql` and `,
    );
    await sql`update leituras set gramas = null, version = version + 1
      where gramas is not null and ${hasNoNumber}`.execute(db);
    await sql`delete from leituras where gramas is null and alimento is null and not nao_contar`.execute(db);
    // Empty: numbers and swaps are read again before the swaps are shown.
    for (const table of ['cardapios', 'cardapio_templates'])
      await db.schema.alterTable(table).addColumn('versao_leitura', t.text).execute();
    await db.schema.alterTable('cardapios').addColumn('kcal_novo', t.real).execute();
    // The first page asks for them; most practices have none.
    await db.schema
      .createIndex('cardapios_with_other_numbers')
      .on('cardapios')
      .columns(['created_by_id'])
      .where(sql<boolean>`kcal_novo is not null and deleted_date is null`)
      .execute();
    // Every save of a plan asks whether the own foods have changed, those in the bin too.
    await db.schema
      .createIndex('alimentos_state')
      .on('alimentos')
      .columns(['created_by_id', 'deleted_date', 'version', 'id'])
      .execute();
  },
};
