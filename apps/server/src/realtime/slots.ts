import type { Viewer } from '../accounts/viewer.ts';
import type { Deps } from '../platform/deps.ts';
import { AppError } from '../platform/errors.ts';
import { countingWindow } from '../platform/http/counting-window.ts';
import { atOnce, limits } from '../platform/http/limits.ts';

/** How many sockets one person and one address may hold and open, in this process. Kept in memory: a flood must cost nothing. */
export function createSlots(deps: Pick<Deps, 'config' | 'now'>) {
  const held = new Map<string, number>();

  return {
    countAttempt: countingWindow(deps, limits.socketAttempts),

    /** Takes a place until the returned function is called. */
    take(viewer: Viewer, address: string): () => void {
      const [key, max] =
        viewer.kind === 'user'
          ? [`user ${viewer.id}`, atOnce.socketsOfPerson.max]
          : // Visitors without an account hear nothing; the number only keeps one address from holding every connection.
            [`address ${address}`, atOnce.socketsOfAddress.max];
      const count = held.get(key) ?? 0;
      if (count >= max * deps.config.rateLimitScale) throw new AppError('RATE_LIMITED', { retryAfter: 30 });
      held.set(key, count + 1);
      return () => {
        const left = (held.get(key) ?? 1) - 1;
        if (left > 0) held.set(key, left);
        else held.delete(key);
      };
    },
  };
}
