import { CompiledQuery, type RawBuilder } from 'kysely';
import { engineOf, valuePlace } from './dialect.ts';
import type { Db } from './tables.ts';

type Row = Record<string, unknown>;

/** Inserts rows that have the same columns, with one statement. The names come from definitions, never from a request. */
export async function insertRows(db: Db, table: string, rows: readonly Row[]): Promise<void> {
  const names = Object.keys(rows[0] ?? {});
  const places = rows.map((_, row) => `(${placesOf(db, names, row * names.length)})`);
  const values = rows.flatMap((row) => names.map((name) => row[name]));
  const text = `${insertInto(table, names)} values ${places.join(', ')}`;
  await db.executeQuery(CompiledQuery.raw(text, values));
}

/** Inserts a row if a condition holds in that moment. False when it does not. */
export async function insertRowIf(
  db: Db,
  table: string,
  row: Row,
  condition: RawBuilder<unknown>,
): Promise<boolean> {
  const names = Object.keys(row);
  const { sql: where, parameters } = condition.compile(db);
  // The condition comes first, and so do its values: SQLite has places without numbers.
  const text = `with allowed as (select 1 where ${where})
    ${insertInto(table, names)} select ${placesOf(db, names, parameters.length)} from allowed`;
  const values = [...parameters, ...names.map((name) => row[name])];
  const { numAffectedRows = 0n } = await db.executeQuery(CompiledQuery.raw(text, values));
  return numAffectedRows > 0n;
}

const insertInto = (table: string, names: readonly string[]) =>
  `insert into "${table}" (${names.map((name) => `"${name}"`).join(', ')})`;

const placesOf = (db: Db, names: readonly string[], before: number) =>
  names.map((_, i) => valuePlace(engineOf(db), before + i + 1)).join(', ');
