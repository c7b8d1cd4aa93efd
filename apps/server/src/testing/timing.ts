import { vi } from 'vitest';
import type { Db } from '../platform/db/tables.ts';

/** Repeats a check until it holds. A busy machine is slow, not wrong. */
export const soon = <T>(check: () => T | Promise<T>) => vi.waitFor(check, { timeout: 40_000, interval: 50 });

/** Runs `happen` after the work has begun, right before its first transaction. */
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

/** Runs `happen` in the next transaction, when its work is done and not yet stored. */
export function beforeCommit(db: Db, happen: () => Promise<unknown>): void {
  const begin = db.transaction.bind(db);
  const execute: ReturnType<typeof begin>['execute'] = (inside) =>
    begin().execute(async (on) => {
      const result = await inside(on);
      await happen();
      return result;
    });
  vi.spyOn(db, 'transaction').mockImplementationOnce(() => ({ execute }) as never);
}
