import { sql } from 'kysely';
import { rowsByKey } from '../db/rows-by-key.ts';
import { AppError } from '../errors.ts';
import type { Limit } from './limits.ts';
import { hit, keyOf, type LimitDeps, secondsUntil } from './rate-limits.ts';

/**
 * For work of which only the failures count, and which is too frequent for a database write each time. A caller may
 * have as many attempts under way as failures are left; further attempts wait. Attempts sent at once therefore get no
 * more failures than attempts sent one after another.
 */
export function countedFailures(limit: Limit) {
  const callers = new Map<string, { running: number; waiting: (() => void)[] }>();

  return async <T>(
    deps: LimitDeps,
    who: string,
    work: () => Promise<T>,
    isFailure: (result: T) => boolean,
  ): Promise<T> => {
    const caller = callers.get(who) ?? { running: 0, waiting: [] };
    callers.set(who, caller);
    const leave = () => {
      caller.running--;
      for (const wake of caller.waiting.splice(0)) wake();
      if (caller.running === 0 && caller.waiting.length === 0) callers.delete(who);
    };
    for (;;) {
      const place = ++caller.running;
      try {
        if (place <= (await remaining(deps, limit, who))) {
          const result = await work();
          if (isFailure(result)) await hit(deps, limit, who);
          return result;
        }
      } finally {
        leave();
      }
      if (caller.running > 0) await new Promise<void>((resolve) => caller.waiting.push(resolve));
      callers.set(who, caller);
    }
  };
}

/** How many failures are left; none is a refusal. */
async function remaining({ db, now, config }: LimitDeps, limit: Limit, who: string): Promise<number> {
  const most = limit.max * config.rateLimitScale;
  const row = await readCount(db, keyOf(limit, who));
  const time = now();
  if (!row || row.resets_at <= time.toISOString()) return most;
  if (row.hits < most) return most - row.hits;
  throw new AppError('RATE_LIMITED', { retryAfter: secondsUntil(row.resets_at, time) });
}

const readCount = rowsByKey<{ key: string; hits: number; resets_at: string }>(
  'key',
  (isAskedFor) => sql`select key, hits, resets_at from rate_limits where ${isAskedFor}`,
);
