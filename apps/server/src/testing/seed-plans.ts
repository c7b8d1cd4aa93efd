import { sql } from 'kysely';
import { engineOf } from '../platform/db/dialect.ts';
import type { Db } from '../platform/db/tables.ts';

/** Many plans at once, written by the database itself. Two thousand of them take a few milliseconds. */
export async function seedPlans(db: Db, ownerId: string, count: number): Promise<void> {
  const [yes, no, empty] = engineOf(db) === 'postgres' ? ['true', 'false', `'[]'::json`] : ['1', '0', `'[]'`];
  const list = sql.raw(empty ?? '');
  await sql`
    with recursive n(i) as (select 1 union all select i + 1 from n where i < ${sql.lit(count)})
    insert into cardapios (id, created_by_id, created_date, updated_date, version, is_sample, busca, titulo,
      paciente_nome, token_publico, ativo, so_primeiro_nome, refeicoes, receitas, orientacoes)
    select ${sql.lit(ownerId)} || '-' || i, ${sql.lit(ownerId)}, ${moment}, ${moment}, 1, ${sql.raw(no ?? '')},
      'plano ' || i || ' marina', 'Plano ' || i, 'Marina', ${sql.lit(ownerId)} || '-t-' || i, ${sql.raw(yes ?? '')},
      ${sql.raw(no ?? '')}, ${list}, ${list}, ${list}
    from n`.execute(db);
}

const moment = sql`'2026-01-01T00:00:00.' || (100 + i % 900) || 'Z'`;
