import { type RawBuilder, sql } from 'kysely';
import { asList, engineOf, isIn } from './dialect.ts';
import { inBatches } from './in-batches.ts';
import { prepared } from './prepared.ts';
import type { Db } from './tables.ts';

/**
 * Reads the row with a key, by one query for all who ask at the same time (`in-batches.ts`) and a statement that is
 * written once (`prepared.ts`). The row has its key as `key`.
 */
export function rowsByKey<R extends { key: string }>(
  column: string,
  write: (isAskedFor: RawBuilder<boolean>) => RawBuilder<R>,
): (db: Db, key: string) => Promise<R | undefined> {
  const statement = prepared<R>((engine, valueAt) => write(isIn(engine, sql.ref(column), valueAt(0))));
  const readers = new WeakMap<Db, (key: string) => Promise<R | undefined>>();
  const readerOf = (db: Db) =>
    inBatches(async (keys) => {
      const rows = await statement(db, asList(engineOf(db), keys));
      return new Map(rows.map((row) => [row.key, row]));
    });
  return (db, key) => {
    const read = readers.get(db) ?? readerOf(db);
    readers.set(db, read);
    return read(key);
  };
}
