import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { App } from './app-type.ts';

const HEADER = 'x-request-id';
// The id of a proxy in front. Others could break a line of the log, or be as long as a header may be.
const ACCEPTED = /^[\w.:-]{8,64}$/;

/** The id of the proxy, or a random one. A counter would tell every visitor how many requests the server gets. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers[HEADER];
  return typeof given === 'string' && ACCEPTED.test(given) ? given : randomUUID();
}

/** Every answer names its request, so that a person who reports a failure can name it too. */
export function sendRequestIds(app: App): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(HEADER, request.id);
    done();
  });
}
