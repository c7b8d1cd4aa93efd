import { type Entity, entityNamed, type Numeros } from '@alecrim/domain';
import { FOODS_VERSION } from '@alecrim/nutrition';
import { type RawBuilder, sql } from 'kysely';
import { withoutLimits } from '../accounts/usage.ts';
import { runInBackground } from '../platform/db/background-queries.ts';
import { decode, engineOf, isAnyOf } from '../platform/db/dialect.ts';
import { quotaExceededBy } from '../platform/db/dialect-usage.ts';
import type { Db } from '../platform/db/tables.ts';
import type { Deps } from '../platform/deps.ts';
import { ownFoodsReader } from './own-foods.ts';
import { computedFields } from './plan-numbers.ts';
import { personReader } from './plan-nutrients.ts';
import { restrictionsReader } from './restrictions.ts';
import { asColumns, type Found, foundSelection, type Row, readInPortions } from './rows.ts';

// A practice has some hundreds of plans.
const MOST = 2_000;
const BATCH = 20;
/** A day that changes by more is shown to its owner instead of changing silently. */
const MOST_CHANGE = 0.05;

const PLANS = ['Cardapio', 'CardapioTemplate'] as const;

/**
 * Computes numbers and swaps again for the plans that were computed with other foods or rules. No field that a person
 * writes changes, so the record keeps its version and its dates. Returns the number of plans. A plan that fails is left to the
 * next run: the others are done, and the first error is thrown at the end.
 */
export async function renewNumbers({ db, tasks }: Pick<Deps, 'db' | 'tasks'>, most = MOST): Promise<number> {
  let renewed = 0;
  const errors: unknown[] = [];
  for (const name of PLANS) {
    const failed: string[] = [];
    for (let left = most - renewed; left > 0; left -= BATCH) {
      const others =
        failed.length > 0 ? sql`and not ${isAnyOf(engineOf(db), sql.ref('id'), failed)}` : undefined;
      const found = await staleOf(db, entityNamed(name), Math.min(BATCH, left), others);
      await renewAll({ db, tasks }, name, found, (id, error) => {
        failed.push(id);
        errors.push(error);
      });
      renewed += found.length;
      if (found.length < BATCH) break;
    }
  }
  if (errors.length > 0) throw errors[0];
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
    const found = await staleOf(db, entityNamed('Cardapio'), MOST_SWAPPED, isTheirs);
    await renewAll({ db, tasks }, 'Cardapio', found, () => {});
  } catch {
    // The change itself is saved. The clean-up tells of a failure that lasts.
  }
}

/** All are found by an index alone, which has no lists in it, and off the event loop. */
async function staleOf(db: Db, entity: Entity, most: number, which?: RawBuilder<unknown>): Promise<Found[]> {
  const table = sql.table(entity.table);
  const { rows } = await runInBackground(
    db,
    { tenant: 'housekeeping', isLong: which === undefined },
    sql<Found>`select ${foundSelection(entity, engineOf(db))} from ${table} where id in (
      select id from ${table}
      where deleted_date is null and (versao_leitura is null or versao_leitura <> ${FOODS_VERSION}) ${which ?? sql``}
      limit ${most})`,
  );
  return rows;
}

async function renewAll(
  { db, tasks }: Pick<Deps, 'db' | 'tasks'>,
  name: (typeof PLANS)[number],
  found: readonly Found[],
  onError: (id: string, error: unknown) => void,
): Promise<void> {
  const { table, fields } = entityNamed(name);
  const names = ['id', 'version', 'created_by_id', ...Object.keys(fields)].map((column) => sql.ref(column));
  const read = async (ids: string[]) =>
    (
      await sql<Row>`select ${sql.join(names)} from ${sql.table(table)}
        where ${isAnyOf(engineOf(db), sql.ref('id'), ids)} and deleted_date is null`.execute(db)
    ).rows;
  for await (const rows of readInPortions(found, read))
    for (const row of rows)
      await renew({ db, tasks }, name, row).catch((error: unknown) => onError(String(row.id), error));
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
  const write = (on: Db) =>
    sql`update ${sql.table(table)} set ${sql.join(sets)}
      where id = ${row.id} and version = ${row.version}`.execute(on);
  await write(db).catch(async (error: unknown) => {
    if (!quotaExceededBy(error)) throw error;
    // The owner has not asked for the change, so a full account does not refuse it.
    await db.transaction().execute((on) => withoutLimits(on, () => write(on)));
  });
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
