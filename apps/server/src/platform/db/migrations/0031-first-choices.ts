import { sql } from 'kysely';
import { flag } from '../dialect.ts';
import type { Migration } from '../migrate.ts';

/**
 * Choices that follow a person to every device, and whether a document shows ranges. Accounts that exist keep what each
 * device remembers, and are past the first run.
 */
export const firstChoices: Migration = {
  name: '0031-first-choices',
  async up(db, t, engine) {
    const choice = (name: string, usual: string) =>
      db.schema
        .alterTable('users')
        .addColumn(name, t.text, (c) => c.notNull().defaultTo(usual))
        .execute();
    await choice('calorias_e_macros', 'perguntar');
    await choice('apresentacao', 'pendente');
    await sql`update users set calorias_e_macros = 'por_aparelho', apresentacao = 'concluida'`.execute(db);
    await db.schema
      .alterTable('cardapios')
      .addColumn('mostrar_faixas', t.flag, (c) => c.notNull().defaultTo(sql.lit(flag(engine, false))))
      .execute();
  },
};
