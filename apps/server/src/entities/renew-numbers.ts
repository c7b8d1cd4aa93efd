import { type Entity, entityNamed, type Numeros } from '@alecrim/domain';
import { FOODS_VERSION } from '@alecrim/nutrition';
import { sql } from 'kysely';
import { decode, engineOf } from '../platform/db/dialect.ts';
import type { Db } from '../platform/db/tables.ts';
import type { Deps } from '../platform/deps.ts';
import { ownFoodsReader } from './own-foods.ts';
import { withComputed } from './plan-numbers.ts';
import { asColumns, type Row } from './rows.ts';

// One housekeeping reads as many; a practice has some hundreds of plans. They are held in memory by the batch.
const MOST = 2_000;
const BATCH = 20;
/** A day that changes by more is shown to its owner instead of changing silently. */
const MOST_CHANGE = 0.05;

const PLANS = ['Cardapio', 'CardapioTemplate'] as const;
const WRITTEN = ['numeros', 'trocas', 'versao_leitura', 'kcal_novo'] as const;

/**
 * Reads the plans again that other foods or rules have read, and stores their numbers and swaps. No field that a person
 * writes is touched, so neither the version of the record nor its dates change. Returns how many were read.
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

async function staleOf(db: Db, { table, fields }: Entity, most: number): Promise<Row[]> {
  const names = ['id', 'version', 'created_by_id', ...Object.keys(fields)];
  const { rows } =
    await sql<Row>`select ${sql.join(names.map((name) => sql.ref(name)))} from ${sql.table(table)}
    where deleted_date is null and coalesce(versao_leitura, '') <> ${FOODS_VERSION}
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
  const read = await withComputed({ tasks, foods, tenant: 'housekeeping' }, name, record);
  const isOther = hasChanged(record.numeros as Numeros | null, read.numeros as Numeros);
  const shown = isOther && 'kcal_novo' in fields ? asSheSaw(record, read) : read;
  const values = pick(
    shown,
    WRITTEN.filter((field) => field in fields),
  );
  const columns = asColumns(entity, engineOf(db), values);
  const sets = Object.entries(columns).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  // A save that came in between has read the plan itself.
  await sql`update ${sql.table(table)} set ${sql.join(sets)}
    where id = ${row.id} and version = ${row.version}`.execute(db);
}

const pick = (from: Row, names: readonly string[]): Row =>
  Object.fromEntries(names.map((name) => [name, from[name]]));

function hasChanged(before: Numeros | null, now: Numeros): boolean {
  const [was, is] = [before?.dia.kcal.base ?? 0, now.dia.kcal.base];
  return before !== null && Math.abs(is - was) > MOST_CHANGE * Math.max(was, is);
}

/** The numbers that she saw, beside what the day has now. */
const asSheSaw = (record: Row, read: Row): Row => ({
  ...read,
  numeros: record.numeros,
  kcal_novo: (read.numeros as Numeros).dia.kcal.base,
});
