import { AppError } from './errors.ts';

/** Runs work with the same key one after the other, in this process. A queue that has grown too long refuses more. */
export function keyedMutex(maxWaiting: number) {
  const queues = new Map<string, { last: Promise<unknown>; pending: number }>();
  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const queue = queues.get(key) ?? { last: Promise.resolve(), pending: 0 };
    if (queue.pending > maxWaiting) throw new AppError('OVERLOADED', { retryAfter: 2 });
    queue.pending++;
    queues.set(key, queue);
    const mine = queue.last.then(work);
    queue.last = mine.catch(() => undefined);
    try {
      return await mine;
    } finally {
      if (--queue.pending === 0) queues.delete(key);
    }
  };
}
