import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { App } from './app-type.ts';

const HEADER = 'x-request-id';
// The id of a proxy in front. Others could break a line of the log, or be as long as a header may be.
const ACCEPTED = /^[\w.:-]{8,64}$/;

/** Ids that no other process gives: a random beginning and a number. */
export function requestIds(): (request: Pick<IncomingMessage, 'headers'>) => string {
  const start = randomBytes(6).toString('hex');
  let count = 0;
  return ({ headers }) => {
    const given = headers[HEADER];
    return typeof given === 'string' && ACCEPTED.test(given) ? given : `${start}-${(++count).toString(36)}`;
  };
}

/** Every answer names its request, so that a person who reports a failure can name it too. */
export function sendRequestIds(app: App): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(HEADER, request.id);
    done();
  });
}
