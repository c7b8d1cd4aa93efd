import type { Deps } from '../deps.ts';
import { AppError } from '../errors.ts';
import type { Limit } from './limits.ts';

/**
 * Counts in the memory of this process, for limits that every request meets: a flood must not cost a write each. All
 * keys share one window and are forgotten together, so that the memory it takes is bounded too.
 */
export function countingWindow({ config, now }: Pick<Deps, 'config' | 'now'>, { max, seconds }: Limit) {
  const most = Math.ceil(max * config.rateLimitScale);
  let counts = new Map<string, number>();
  let ends = 0;

  /** Counts one use, and refuses it when the limit is passed. */
  return (key: string): void => {
    const time = now().getTime();
    if (time >= ends || time < ends - seconds * 1000) {
      counts = new Map();
      ends = time + seconds * 1000;
    }
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    if (count > most) throw new AppError('RATE_LIMITED', { retryAfter: (ends - time) / 1000 });
  };
}
