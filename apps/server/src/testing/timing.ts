import { vi } from 'vitest';
import type { Db } from '../platform/db/tables.ts';

/** What takes a moment: asked again until it holds. A busy machine is slow, not wrong. */
export const soon = <T>(check: () => T | Promise<T>) => vi.waitFor(check, { timeout: 40_000, interval: 50 });

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
