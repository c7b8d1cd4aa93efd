import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../apps/server/src/platform/db/tables.ts';
import { newId } from '../../apps/server/src/platform/ids.ts';

/** As large as a plan may be, but its lines are guidance: no food is read, so a busy machine stores it in a moment. */
export const longGuidance = () => ({
  titulo: 'Plano alimentar',
  ativo: true,
  orientacoes: Array.from({ length: 48 }, (_, part) => ({
    id: `g${part}`,
    titulo: `Orientação ${part}`,
    itens: Array.from({ length: 100 }, (_, line) => `${line} copos de água, e ${'descanso '.repeat(19)}`),
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

/** Adds earlier versions of a plan, each as large as the plan: one a day, or all of one day, which the clean-up thins. */
export async function addVersions(
  db: Db,
  planId: string,
  ownerId: string,
  content: string,
  count: number,
  { ofOneDay = false } = {},
) {
  for (let version = 1; version <= count; version++)
    await db
      .insertInto('record_versions')
      .values({
        entity: 'Cardapio',
        record_id: planId,
        version,
        owner_id: ownerId,
        author_id: ownerId,
        saved_date: new Date(Date.UTC(2026, 0, ofOneDay ? 1 : version, 12, 0, version)).toISOString(),
        content,
      })
      .execute();
  await sql`update cardapios set version = ${count + 1} where id = ${planId}`.execute(db);
}

/** Adds versions of a patient's record, each under another name. */
export async function addNames(db: Db, patientId: string, ownerId: string, count: number) {
  for (let version = 1; version <= count; version++)
    await db
      .insertInto('record_versions')
      .values({
        entity: 'Paciente',
        record_id: patientId,
        version,
        owner_id: ownerId,
        author_id: ownerId,
        saved_date: new Date(Date.UTC(2026, 0, 1, 0, 0, version)).toISOString(),
        content: JSON.stringify({ nome: `Marina ${'Silva Souza '.repeat(20)}${version}` }),
      })
      // A measurement has made a version of it already.
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  await sql`update pacientes set version = ${count + 1} where id = ${patientId}`.execute(db);
}

/** Own foods, as create bodies. */
export const manyFoods = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ nome: `Bolo de ${i} grãos`, kcal: 100 }));
