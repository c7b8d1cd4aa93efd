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

/** Inserts a row if another statement gives one. False when it gives none. */
export async function insertRowAfter(
  db: Db,
  table: string,
  row: Row,
  statement: RawBuilder<unknown>,
): Promise<boolean> {
  const names = Object.keys(row);
  const { sql: first, parameters } = statement.compile(db);
  // The statement comes first, and so do its values: SQLite has places without numbers.
  const text = `with allowed as (${first})
    ${insertInto(table, names)} select ${placesOf(db, names, parameters.length)} from allowed`;
  const values = [...parameters, ...names.map((name) => row[name])];
  const { numAffectedRows = 0n } = await db.executeQuery(CompiledQuery.raw(text, values));
  return numAffectedRows > 0n;
}

const insertInto = (table: string, names: readonly string[]) =>
  `insert into "${table}" (${names.map((name) => `"${name}"`).join(', ')})`;

const placesOf = (db: Db, names: readonly string[], before: number) =>
  names.map((_, i) => valuePlace(engineOf(db), before + i + 1)).join(', ');
