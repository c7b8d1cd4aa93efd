import { CompiledQuery } from 'kysely';
import { engineOf, valuePlace } from './dialect.ts';
import type { Db } from './tables.ts';

type Row = Record<string, unknown>;

/** Inserts rows that have the same columns, with one statement. The names come from definitions, never from a request. */
export async function insertRows(db: Db, table: string, rows: readonly Row[]): Promise<void> {
  const names = Object.keys(rows[0] ?? {});
  const engine = engineOf(db);
  const places = rows.map(
    (_, row) => `(${names.map((_, i) => valuePlace(engine, row * names.length + i + 1)).join(', ')})`,
  );
  const quoted = names.map((name) => `"${name}"`);
  const text = `insert into "${table}" (${quoted.join(', ')}) values ${places.join(', ')}`;
  const values = rows.flatMap((row) => names.map((name) => row[name]));
  await db.executeQuery(CompiledQuery.raw(text, values));
}
