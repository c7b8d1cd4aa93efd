import type { Deps } from '../deps.ts';
import { AppError } from '../errors.ts';
import type { App } from './app-type.ts';

const RETRY_AFTER = 30;

/**
 * Refuses every request while the database is too new for this program, health too: a balancer then uses other processes.
 * An old program would read and write the new tables by its old rules. Only `live` is answered: a restart would not help.
 */
export function refuseWhenOutdated(app: App, { schema }: Pick<Deps, 'schema'>): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const step = schema.blockedBy();
    if (step === undefined || request.routeOptions.url === '/api/health/live') return done();
    done(new AppError('SERVER_OUTDATED', { retryAfter: RETRY_AFTER, extra: { step } }));
  });
}
