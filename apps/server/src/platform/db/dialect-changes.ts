import { type RawBuilder, sql } from 'kysely';
import { engineOf } from './dialect.ts';
import { insertRowAfter, insertRows } from './insert-rows.ts';
import type { Db } from './tables.ts';

interface KeptChange {
  /** An update of one table. */
  change: RawBuilder<unknown>;
  /** An insert that reads the rows as they are before the change; it ends with its conditions, so that one can follow. */
  keep: RawBuilder<unknown>;
}

/**
 * Changes rows and keeps what they were, both or neither; false when there was nothing to change. PostgreSQL takes the two
 * as one statement, which reads what was there before it. SQLite cannot change rows inside of another statement: there
 * they are a transaction, and the insert comes first.
 */
export async function keptChange(db: Db, { change, keep }: KeptChange): Promise<boolean> {
  if (engineOf(db) === 'postgres')
    return isDone(sql`with changed as (${change} returning 1) ${keep} and exists (select from changed)`, db);
  const both = async (on: Db) => (await isDone(keep, on)) && isDone(change, on);
  return db.isTransaction ? both(db) : db.transaction().execute(both);
}

/**
 * Inserts a row together with its key in another table, both or neither; false when the key was not new. `key` is an insert
 * that writes nothing then.
 */
export async function insertOnce(
  db: Db,
  table: string,
  row: Record<string, unknown>,
  key: RawBuilder<unknown>,
): Promise<boolean> {
  if (engineOf(db) === 'postgres') return insertRowAfter(db, table, row, sql`${key} returning 1`);
  return db.transaction().execute(async (on) => {
    const isNew = await isDone(key, on);
    if (isNew) await insertRows(on, table, [row]);
    return isNew;
  });
}

/** Whether the statement wrote anything. */
export async function isDone(statement: RawBuilder<unknown>, db: Db): Promise<boolean> {
  const { numAffectedRows = 0n } = await statement.execute(db);
  return numAffectedRows > 0n;
}
