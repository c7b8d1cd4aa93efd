import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../apps/server/src/platform/db/tables.ts';
import { newId } from '../../apps/server/src/platform/ids.ts';

/** The largest allowed plan: 5,000 lines, names included, and 1 MB. */
export const largePlan = () => ({
  titulo: 'Plano alimentar',
  paciente_nome: 'Marina',
  ativo: true,
  refeicoes: Array.from({ length: 20 }, (_, meal) => ({
    id: `r${meal}`,
    nome: `Refeição ${meal}`,
    opcoes: Array.from({ length: 5 }, (_, option) => ({
      id: `o${meal}-${option}`,
      nome: 'Opção',
      itens: Array.from(
        { length: 48 },
        (_, line) => `${line} colheres de arroz, feijão e ${'legumes '.repeat(19)}`,
      ),
    })),
  })),
});

/** Copies a plan by SQL under new ids, and returns the ids. */
export async function copyPlan(db: Db, id: string, count: number, over: Record<string, unknown> = {}) {
  const tables = await db.introspection.getTables();
  const columns = tables.find(({ name }) => name === 'cardapios')?.columns.map(({ name }) => name) ?? [];
  const ids: string[] = [];
  for (let i = 0; i < count; i++) {
    const copy = newId();
    const values: Record<string, unknown> = {
      ...over,
      id: copy,
      token_publico: randomBytes(16).toString('hex'),
    };
    const selected = columns.map((name) => (name in values ? sql`${values[name]}` : sql.ref(name)));
    await sql`insert into cardapios (${sql.join(columns.map((name) => sql.ref(name)))})
      select ${sql.join(selected)} from cardapios where id = ${id}`.execute(db);
    ids.push(copy);
  }
  return ids;
}

/** Adds earlier versions of a plan, each as large as the plan. */
export async function addVersions(db: Db, planId: string, ownerId: string, content: string, count: number) {
  for (let version = 1; version <= count; version++)
    await db
      .insertInto('record_versions')
      .values({
        entity: 'Cardapio',
        record_id: planId,
        version,
        owner_id: ownerId,
        author_id: ownerId,
        saved_date: new Date(Date.UTC(2026, 0, 1, 0, 0, version)).toISOString(),
        content,
      })
      .execute();
  await sql`update cardapios set version = ${count + 1} where id = ${planId}`.execute(db);
}
