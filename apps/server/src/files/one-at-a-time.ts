import { AppError } from '../platform/errors.ts';

/** Runs work in turn. A queue that has grown too long sends the next one away instead of holding it in memory. */
export function oneAtATime(maxWaiting: number) {
  let last: Promise<unknown> = Promise.resolve();
  let pending = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (pending > maxWaiting) throw new AppError('OVERLOADED', { retryAfter: 2 });
    pending++;
    const mine = last.then(work);
    last = mine.catch(() => undefined);
    try {
      return await mine;
    } finally {
      pending--;
    }
  };
}
