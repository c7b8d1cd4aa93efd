import type { Db } from './tables.ts';

/** In the caller's transaction if there is one: a restore and an import erase inside of their own. */
export const inTransaction = <T>(db: Db, work: (on: Db) => Promise<T>): Promise<T> =>
  db.isTransaction ? work(db) : db.transaction().execute(work);
