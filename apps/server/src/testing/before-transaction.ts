import { vi } from 'vitest';
import type { Db } from '../platform/db/tables.ts';

/** Lets something happen after the work has begun and right before its first transaction does. */
export async function beforeTransaction<T>(
  db: Db,
  happen: (on: Db) => Promise<unknown>,
  work: () => Promise<T>,
): Promise<T> {
  const begin = db.transaction.bind(db);
  const execute: ReturnType<typeof begin>['execute'] = async (inside) => {
    await happen(db);
    return begin().execute(inside);
  };
  const transaction = vi.spyOn(db, 'transaction').mockImplementationOnce(() => ({ execute }) as never);
  try {
    return await work();
  } finally {
    transaction.mockRestore();
  }
}
