import type { Deps } from '../deps.ts';
import { AppError } from '../errors.ts';
import type { App } from './app-type.ts';
import { countingWindow } from './counting-window.ts';
import { atOnce, limits } from './limits.ts';
import { addressOf } from './rate-limits.ts';

/** The limits that a request meets before anything is known of its sender: 200 requests at once, 3,000 of one address in 10 seconds. */
export function limitRequests(app: App, deps: Pick<Deps, 'config' | 'now'>): void {
  const countAddress = countingWindow(deps, limits.requestsOfAddress);
  const most = atOnce.requests.max * deps.config.rateLimitScale;
  let inFlight = 0;

  app.addHook('onRequest', (request, reply, done) => {
    inFlight++;
    // 'close' comes exactly once, whether the answer was sent or the caller went away.
    reply.raw.once('close', () => inFlight--);
    const path = request.routeOptions.url ?? request.url;
    if (inFlight > most && path !== HEALTH) return done(new AppError('OVERLOADED', { retryAfter: 1 }));
    try {
      if (isLimited(path)) countAddress(addressOf(request.ip));
      done();
    } catch (error) {
      done(error as Error);
    }
  });
}

/** Pages for people and the health check are not counted. */
export const isLimited = (path: string): boolean => path.startsWith('/api/') && path !== HEALTH;

const HEALTH = '/api/health';
