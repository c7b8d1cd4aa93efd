import { type Kysely, sql } from 'kysely';
import { type Engine, flag } from '../dialect.ts';

/** The first page asks for these at every visit, so it reads indexes and not the large rows of plans. */
export async function indexFollowUp(db: Kysely<never>, engine: Engine): Promise<void> {
  await db.schema
    .createIndex('pacientes_by_return')
    .on('pacientes')
    .columns(['created_by_id', 'retorno_em', 'id'])
    .where(sql<boolean>`deleted_date is null and retorno_em is not null`)
    .execute();
  await db.schema
    .createIndex('cardapios_with_open_link')
    .on('cardapios')
    .columns([
      ...(['created_by_id', 'created_date', 'id', 'paciente_id', 'link_expira_em'] as const),
      // SQLite reads the row for a column of the condition that the index lacks.
      ...(['deleted_date', 'ativo'] as const),
    ])
    .where(sql<boolean>`deleted_date is null and ativo = ${sql.lit(flag(engine, true))}`)
    .execute();
  await db.schema
    .createIndex('cardapios_by_change')
    .on('cardapios')
    .columns(['created_by_id', 'updated_date', 'id'])
    .where(sql<boolean>`deleted_date is null`)
    .execute();
}
