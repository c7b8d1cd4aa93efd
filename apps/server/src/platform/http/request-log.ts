import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import type { App } from './app-type.ts';

/** The route's pattern: an address itself may hold a token or the id of a record. */
export const routeOf = ({ routeOptions }: FastifyRequest): string => routeOptions.url ?? 'unmatched';

/** One line for every answered request, if the operator wants it. */
export function logRequests(app: App, { config, log }: Pick<Deps, 'config' | 'log'>): void {
  if (!config.requestLog) return;
  app.addHook('onResponse', (request, reply, done) => {
    const { method, id: requestId } = request;
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    log.info({ method, route: routeOf(request), status: reply.statusCode, ms, requestId }, 'request');
    done();
  });
}
