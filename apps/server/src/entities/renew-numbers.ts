import { type Entity, entityNamed, type Numeros } from '@alecrim/domain';
import { FOODS_VERSION } from '@alecrim/nutrition';
import { type RawBuilder, sql } from 'kysely';
import { decode, engineOf, isAnyOf } from '../platform/db/dialect.ts';
import type { Db } from '../platform/db/tables.ts';
import type { Deps } from '../platform/deps.ts';
import { ownFoodsReader } from './own-foods.ts';
import { computedFields } from './plan-numbers.ts';
import { personReader } from './plan-nutrients.ts';
import { restrictionsReader } from './restrictions.ts';
import { asColumns, type Row } from './rows.ts';

// A practice has some hundreds of plans. A batch is held in memory.
const MOST = 2_000;
const BATCH = 20;
/** A day that changes by more is shown to its owner instead of changing silently. */
const MOST_CHANGE = 0.05;

const PLANS = ['Cardapio', 'CardapioTemplate'] as const;

/**
 * Computes numbers and swaps again for the plans that were computed with other foods or rules. No field that a person
 * writes changes, so the record keeps its version and its dates. Returns the number of plans.
 */
export async function renewNumbers({ db, tasks }: Pick<Deps, 'db' | 'tasks'>, most = MOST): Promise<number> {
  let renewed = 0;
  for (const name of PLANS)
    for (let left = most - renewed; left > 0; left -= BATCH) {
      const rows = await staleOf(db, entityNamed(name), Math.min(BATCH, left));
      for (const row of rows) await renew({ db, tasks }, name, row);
      renewed += rows.length;
      if (rows.length < BATCH) break;
    }
  return renewed;
}

// A patient has a few plans; the clean-up makes those of other patients.
const MOST_SWAPPED = 20;

/**
 * Makes the swaps of these patients' plans again, after their restrictions have changed. What fails here is left to the
 * clean-up: until then no swap of these plans is shown.
 */
export async function renewSwaps(
  { db, tasks }: Pick<Deps, 'db' | 'tasks'>,
  patientIds: readonly string[],
): Promise<void> {
  if (patientIds.length === 0) return;
  const isTheirs = sql`and permitir_trocas and ${isAnyOf(engineOf(db), sql.ref('paciente_id'), patientIds)}`;
  try {
    const rows = await staleOf(db, entityNamed('Cardapio'), MOST_SWAPPED, isTheirs);
    for (const row of rows) await renew({ db, tasks }, 'Cardapio', row);
  } catch {
    // The change itself is saved. The clean-up tells of a failure that lasts.
  }
}

async function staleOf(
  db: Db,
  { table, fields }: Entity,
  most: number,
  which: RawBuilder<unknown> = sql``,
): Promise<Row[]> {
  const names = ['id', 'version', 'created_by_id', ...Object.keys(fields)];
  const { rows } =
    await sql<Row>`select ${sql.join(names.map((name) => sql.ref(name)))} from ${sql.table(table)}
    where deleted_date is null and coalesce(versao_leitura, '') <> ${FOODS_VERSION} ${which}
    order by id limit ${most}`.execute(db);
  return rows;
}

async function renew(
  { db, tasks }: Pick<Deps, 'db' | 'tasks'>,
  name: (typeof PLANS)[number],
  row: Row,
): Promise<void> {
  const entity = entityNamed(name);
  const { fields, table } = entity;
  const record: Row = { ...row };
  for (const [field, { shape }] of Object.entries(fields)) record[field] = decode(shape, row[field]);
  const foods = ownFoodsReader(db)(row.created_by_id as string | null);
  const work = {
    tasks,
    foods,
    restrictionsOf: restrictionsReader(db),
    personOf: personReader(db),
    tenant: 'housekeeping',
  };
  const computed = await computedFields(work, name, record);
  const isOther = hasChanged(record.numeros as Numeros | null, computed.numeros as Numeros);
  const values = isOther && 'kcal_novo' in fields ? withShownNumbers(record, computed) : computed;
  const columns = asColumns(entity, engineOf(db), values);
  const sets = Object.entries(columns).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  // A save in between has computed the numbers itself.
  await sql`update ${sql.table(table)} set ${sql.join(sets)}
    where id = ${row.id} and version = ${row.version}`.execute(db);
}

function hasChanged(before: Numeros | null, now: Numeros): boolean {
  const [was, is] = [before?.dia.kcal.base ?? 0, now.dia.kcal.base];
  return before !== null && Math.abs(is - was) > MOST_CHANGE * Math.max(was, is);
}

/** Keeps the numbers that the owner last saw, and adds the present energy of the day. */
const withShownNumbers = (record: Row, computed: Row): Row => ({
  ...computed,
  numeros: record.numeros,
  kcal_novo: (computed.numeros as Numeros).dia.kcal.base,
});
