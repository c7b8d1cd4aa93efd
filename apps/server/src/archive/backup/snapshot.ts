import { disableTimeouts } from '../../platform/db/dialect.ts';
import type { Db } from '../../platform/db/tables.ts';

/** `read` sees the database as it was at one moment, however long it takes and whatever is written in that time. */
export function withSnapshot<T>(db: Db, read: (on: Db) => Promise<T>): Promise<T> {
  return (
    db
      .transaction()
      // SQLite has only this level anyway: a reader keeps the state of its first read.
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (on) => {
        await disableTimeouts(on);
        return read(on);
      })
  );
}
