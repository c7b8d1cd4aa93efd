import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { AppError } from '../errors.ts';
import type { App } from './app-type.ts';
import { asksForData } from './asks-for-data.ts';
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
    if (inFlight > most && !asksForHealth(request))
      return done(new AppError('OVERLOADED', { retryAfter: 1 }));
    try {
      if (isLimited(request)) countAddress(addressOf(request.ip));
      done();
    } catch (error) {
      done(error as Error);
    }
  });
}

/** Pages for people and the health check are not counted. */
export const isLimited = (request: FastifyRequest): boolean =>
  asksForData(request) && !asksForHealth(request);

const asksForHealth = ({ routeOptions }: FastifyRequest) => routeOptions.url === '/api/health';
