import { CompiledQuery, type RawBuilder, sql } from 'kysely';
import { engineOf, placeholder } from './dialect.ts';
import type { Db } from './tables.ts';

interface ChangeWithHistory {
  /** An update of one table. */
  change: RawBuilder<unknown>;
  /** An insert that reads the rows before the change. It ends with its conditions, so that another can be appended. */
  archive: RawBuilder<unknown>;
}

/**
 * Changes rows and archives them as they were, both or neither; false if there was nothing to change. In PostgreSQL this
 * is one statement, which reads the rows before the change. SQLite cannot change rows inside another statement: there it
 * is a transaction, and the insert is first.
 */
export async function changeWithHistory(db: Db, { change, archive }: ChangeWithHistory): Promise<boolean> {
  if (engineOf(db) === 'postgres')
    return hasWritten(
      sql`with changed as (${change} returning 1) ${archive} and exists (select from changed)`,
      db,
    );
  const both = async (on: Db) => (await hasWritten(archive, on)) && hasWritten(change, on);
  return db.isTransaction ? both(db) : db.transaction().execute(both);
}

/**
 * Inserts a row together with its key in another table, both or neither; false if the key exists. `key` is an insert that
 * writes nothing in that case.
 */
export async function insertWithKey(
  db: Db,
  table: string,
  row: Record<string, unknown>,
  key: RawBuilder<unknown>,
): Promise<boolean> {
  if (engineOf(db) === 'postgres') {
    const names = Object.keys(row);
    const values = names.map((name) => sql`${row[name]}`);
    return hasWritten(
      sql`with new_key as (${key} returning 1) ${sql.raw(insertInto(table, names))} select ${sql.join(values)} from new_key`,
      db,
    );
  }
  return inTransaction(db, async (on) => {
    const isNew = await hasWritten(key, on);
    if (isNew) await insertRows(on, table, [row]);
    return isNew;
  });
}

/** Whether the statement wrote anything. */
export async function hasWritten(statement: RawBuilder<unknown>, db: Db): Promise<boolean> {
  const { numAffectedRows = 0n } = await statement.execute(db);
  return numAffectedRows > 0n;
}

type Row = Record<string, unknown>;

// SQLite binds at most 32,766 values in one statement, and a row has some 20. A statement runs on the event loop there.
const MOST_ROWS = 500;
const MOST_CHARACTERS = 500_000;

/** Inserts rows that have the same columns. The names come from definitions, never from a request. */
export async function insertRows(db: Db, table: string, rows: readonly Row[]): Promise<void> {
  const names = Object.keys(rows[0] ?? {});
  for (const portion of portionsOf(rows)) {
    const places = portion.map((_, row) => `(${placesOf(db, names, row * names.length)})`);
    const values = portion.flatMap((row) => names.map((name) => row[name]));
    const text = `${insertInto(table, names)} values ${places.join(', ')}`;
    await db.executeQuery(CompiledQuery.raw(text, values));
  }
}

/** As many rows as one statement should insert; at least one. */
function* portionsOf(rows: readonly Row[]): Generator<readonly Row[]> {
  let first = 0;
  let characters = 0;
  for (const [i, row] of rows.entries()) {
    if (i - first >= MOST_ROWS || characters > MOST_CHARACTERS) {
      yield rows.slice(first, i);
      [first, characters] = [i, 0];
    }
    for (const value of Object.values(row)) if (typeof value === 'string') characters += value.length;
  }
  if (first < rows.length) yield rows.slice(first);
}

const insertInto = (table: string, names: readonly string[]) =>
  `insert into "${table}" (${names.map((name) => `"${name}"`).join(', ')})`;

const placesOf = (db: Db, names: readonly string[], before: number) =>
  names.map((_, i) => placeholder(engineOf(db), before + i + 1)).join(', ');

/** In the caller's transaction if there is one: a restore and an import erase inside of their own. */
export const inTransaction = <T>(db: Db, work: (on: Db) => Promise<T>): Promise<T> =>
  db.isTransaction ? work(db) : db.transaction().execute(work);
