import { type RawBuilder, sql } from 'kysely';
import { yieldToEventLoop } from '../event-loop.ts';
import type { Db, Tables } from './tables.ts';

// On SQLite the process waits for a statement, on PostgreSQL other writers of these rows do. It takes some 10 ms.
const ROWS = 2_000;

/** Deletes the rows that meet a condition, however many they are. `key`: the primary key of the table. */
export async function deleteInPortions<T extends keyof Tables & string>(
  db: Db,
  table: T,
  key: readonly (keyof Tables[T] & string)[],
  condition: RawBuilder<unknown>,
): Promise<void> {
  const columns = sql.join(key.map((name) => sql.ref(name)));
  const portion = sql`delete from ${sql.table(table)} where (${columns}) in (
    select ${columns} from ${sql.table(table)} where ${condition} limit ${ROWS})`;
  while (((await portion.execute(db)).numAffectedRows ?? 0n) >= ROWS) await yieldToEventLoop();
}
