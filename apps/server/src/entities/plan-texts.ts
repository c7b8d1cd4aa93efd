import { Cardapio, linesOfPlan, searchable, type WrittenPlan } from '@alecrim/domain';
import { sql } from 'kysely';
import { decode, engineOf, forUpdate, isAnyOf, storedBytes } from '../platform/db/dialect.ts';
import type { Db } from '../platform/db/tables.ts';
import { yieldToEventLoop } from '../platform/event-loop.ts';
import { inPortions, type Row } from './rows.ts';

const written = ['refeicoes', 'receitas', 'orientacoes', 'observacoes_finais'] as const;
const columns = sql.join(written.map((name) => sql.ref(name)));

// A few milliseconds of folding, while other writers wait.
const PORTION_BYTES = 250_000;

/** The texts of a plan as a search reads them. Folded in one go: a hundred lines one by one would take five times as long. */
const foldedText = (plan: WrittenPlan): string =>
  searchable(
    linesOfPlan(plan)
      .map(({ texto }) => texto)
      .join(' '),
  );

/** The lists of a plan, from a row of the columns that hold them. */
const writtenPlan = (row: Row): WrittenPlan =>
  Object.fromEntries(written.map((name) => [name, decode(Cardapio.fields[name].shape, row[name])]));

/** Stores the folded texts of these plans. Each portion is a transaction of its own. */
export async function storeTexts(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const engine = engineOf(db);
  const bytes = sql.join(
    written.map((name) => sql`coalesce(${storedBytes(engine, sql.ref(name))}, 0)`),
    sql` + `,
  );
  const { rows: found } = await sql<{ id: string; version: number; bytes: number }>`
    select id, version, ${bytes} as bytes from cardapios where ${isAnyOf(engine, sql`id`, ids)} order by id`.execute(
    db,
  );
  for (const portion of inPortions(found, PORTION_BYTES)) {
    await yieldToEventLoop();
    await storePortion(
      db,
      portion.map(({ id }) => id),
    );
  }
}

/**
 * The plans are locked while their texts are read and stored: a save in between would remove a row that is not there yet,
 * and its former text would stay.
 */
const storePortion = (db: Db, ids: readonly string[]) =>
  db.transaction().execute(async (on) => {
    const engine = engineOf(on);
    const { rows } = await sql<Row>`select id, ${columns} from cardapios
      where ${isAnyOf(engine, sql`id`, ids)} order by id ${forUpdate(engine, 'cardapios')}`.execute(on);
    if (rows.length === 0) return;
    await on
      .insertInto('plan_texts')
      .values(rows.map((row) => ({ plan_id: String(row.id), texto: foldedText(writtenPlan(row)) })))
      .onConflict((conflict) => conflict.column('plan_id').doNothing())
      .execute();
  });
