import type { Viewer } from '../auth/viewer.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../errors.ts';

const MAX_PER_USER = 10;
// Visitors without an account hear nothing; the number only keeps one address from holding every connection.
const MAX_ANONYMOUS_PER_ADDRESS = 100;
const MAX_ATTEMPTS_PER_MINUTE = 300;
const MINUTE = 60_000;

/** How many sockets one person and one address may hold and open, in this process. Kept in memory: a flood must cost nothing. */
export function createSlots({ config, now }: Pick<Deps, 'config' | 'now'>) {
  const held = new Map<string, number>();
  let attempts = new Map<string, number>();
  let windowEnds = 0;

  const refuse = () => new AppError('RATE_LIMITED', { retryAfter: 30 });

  return {
    countAttempt(address: string): void {
      const time = now().getTime();
      if (time >= windowEnds) {
        attempts = new Map();
        windowEnds = time + MINUTE;
      }
      const count = (attempts.get(address) ?? 0) + 1;
      attempts.set(address, count);
      if (count > MAX_ATTEMPTS_PER_MINUTE * config.rateLimitScale) throw refuse();
    },

    /** Takes a place until the returned function is called. */
    take(viewer: Viewer, address: string): () => void {
      const [key, max] =
        viewer.kind === 'user'
          ? [`user ${viewer.id}`, MAX_PER_USER]
          : [`address ${address}`, MAX_ANONYMOUS_PER_ADDRESS];
      const count = held.get(key) ?? 0;
      if (count >= max * config.rateLimitScale) throw refuse();
      held.set(key, count + 1);
      return () => {
        const left = (held.get(key) ?? 1) - 1;
        if (left > 0) held.set(key, left);
        else held.delete(key);
      };
    },
  };
}
