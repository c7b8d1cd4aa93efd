import { sql } from 'kysely';
import { schemaOf } from '../dialect.ts';
import type { Migration } from '../migrate.ts';
import type { Db } from '../tables.ts';

/**
 * What is written inside a plan, folded, for the search. A search writes the rows that are missing, so a save costs nothing
 * more. A trigger removes the row of a plan whose texts change, and the reference removes that of an erased plan: no way of
 * writing leaves a former text behind.
 */
export const textsOfPlans: Migration = {
  name: '0029-texts-of-plans',
  async up(db, t, engine) {
    await db.schema
      .createTable('plan_texts')
      .addColumn('plan_id', t.text, (c) => c.primaryKey().references('cardapios.id').onDelete('cascade'))
      .addColumn('texto', t.text, (c) => c.notNull())
      .execute();
    const columns = 'refeicoes, receitas, orientacoes, observacoes_finais';
    if (engine === 'sqlite') {
      await sql
        .raw(`create trigger cardapios_text_changed after update of ${columns} on cardapios begin
          delete from plan_texts where plan_id = old.id; end`)
        .execute(db);
      return;
    }
    // The name of the schema is written into the function: a maintenance tool may come with another search path.
    const schema = `"${await schemaOf(db as unknown as Db)}"`;
    await sql
      .raw(`create or replace function ${schema}.forget_plan_text() returns trigger language plpgsql as $$
        begin
          delete from ${schema}.plan_texts where plan_id = old.id;
          return null;
        end $$`)
      .execute(db);
    await sql
      .raw(`create trigger cardapios_text_changed after update of ${columns} on ${schema}.cardapios
        for each row execute function ${schema}.forget_plan_text()`)
      .execute(db);
  },
};
