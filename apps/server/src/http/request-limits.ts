import rateLimit from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { AppError } from '../errors.ts';
import type { App } from './app-type.ts';
import { asksForData } from './asks-for-data.ts';
import { addressOf } from './rate-limits.ts';

const PER_CALLER = 300;
const WINDOW_MS = 10_000;
// A practice behind one address; whoever sends another token each time is no practice.
const CALLERS_PER_ADDRESS = 10;
// More than this at once would only wait; the rest come back in a moment.
const MAX_IN_FLIGHT = 200;

/** Nobody may take it all: 300 requests in 10 seconds for one caller, ten callers' worth for one address, 200 at once for everybody. */
export async function limitRequests(app: App, { config }: Pick<Deps, 'config'>): Promise<void> {
  await app.register(rateLimit, {
    max: Math.ceil(PER_CALLER * config.rateLimitScale),
    timeWindow: WINDOW_MS,
    keyGenerator: (request) => `${addressOf(request.ip)} ${request.headers.authorization?.slice(-16) ?? ''}`,
    errorResponseBuilder: (_request, { ttl }) => new AppError('RATE_LIMITED', { retryAfter: ttl / 1000 }),
    allowList: (request) => !isLimited(request),
    addHeadersOnExceeding: none,
    addHeaders: none,
  });

  const spendOfAddress = app.createRateLimit({
    max: Math.ceil(PER_CALLER * CALLERS_PER_ADDRESS * config.rateLimitScale),
    timeWindow: WINDOW_MS,
    keyGenerator: (request) => addressOf(request.ip),
  });
  app.addHook('onRequest', async (request) => {
    if (!isLimited(request)) return;
    const spent = await spendOfAddress(request);
    if (!spent.isAllowed && spent.isExceeded)
      throw new AppError('RATE_LIMITED', { retryAfter: spent.ttlInSeconds });
  });

  let inFlight = 0;
  app.addHook('onRequest', (request, reply, done) => {
    inFlight++;
    // 'close' comes exactly once, whether the answer was sent or the caller went away.
    reply.raw.once('close', () => inFlight--);
    const isTooMuch = inFlight > MAX_IN_FLIGHT * config.rateLimitScale && !asksForHealth(request);
    done(isTooMuch ? new AppError('OVERLOADED', { retryAfter: 1 }) : undefined);
  });
}

const isLimited = (request: FastifyRequest) => asksForData(request) && !asksForHealth(request);

const asksForHealth = ({ routeOptions }: FastifyRequest) => routeOptions.url === '/api/health';

const none = {
  'x-ratelimit-limit': false,
  'x-ratelimit-remaining': false,
  'x-ratelimit-reset': false,
  'retry-after': false,
} as const;
