import { sql } from 'kysely';
import { engineOf } from '../db/dialect.ts';
import type { Db } from '../db/tables.ts';

/** Everything that `read` sees is of one moment, however long it takes and whatever others write meanwhile. */
export function withSnapshot<T>(db: Db, read: (on: Db) => Promise<T>): Promise<T> {
  return (
    db
      .transaction()
      // SQLite has only this level anyway: a reader keeps the state of its first read.
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (on) => {
        await takeYourTime(on);
        return read(on);
      })
  );
}

/** The limits that keep a request short would cut a backup or a restore in the middle. */
export async function takeYourTime(on: Db): Promise<void> {
  if (engineOf(on) !== 'postgres') return;
  await sql`set local statement_timeout = 0`.execute(on);
  await sql`set local lock_timeout = 0`.execute(on);
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(on);
}
