import { absent } from '../accounts/access.ts';
import type { Deps } from '../platform/deps.ts';
import { AppError, failureBody } from '../platform/errors.ts';
import type { App } from '../platform/http/app-type.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

const everyMethod: Method[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/**
 * Calls that only newer clients make, for things that this server does not have. Each answer is one that makes the
 * client stop: a 404, never a 405, 409, 422 or 503, after which a client would retry without end.
 */
export function unsupportedRoutes(app: App, { config }: Pick<Deps, 'config'>): void {
  const path = `/api/apps/${config.appId}`;
  const missing: [Method | Method[], string][] = [
    ['POST', `${path}/app-user-auth/connectors/:id/initiate`],
    ['DELETE', `${path}/app-user-auth/connectors/:id`],
    ['GET', `${path}/app-user-auth/connectors/:id/token`],
    ['GET', `${path}/external-auth/tokens/:type`],
    ['GET', `${path}/external-auth/tokens/connectors/:id`],
    ['POST', `${path}/connectors/:type/call`],
    ['POST', `${path}/actors/:name/connection-token`],
    ['GET', '/parties/*'],
  ];
  for (const [method, url] of missing) {
    app.route({
      ...absent(() => new AppError('NOT_FOUND', { message: 'Este servidor não oferece este recurso.' })),
      method,
      url,
    });
  }

  for (const url of [`${path}/ai/:provider/v1/*`, '/api/ai/openai/v1/*']) {
    app.route({
      ...absent(() => new AppError('NOT_CONFIGURED')),
      method: everyMethod,
      url,
      // The shape that clients of such gateways read, beside the usual one.
      errorHandler: async (error, _request, reply) => {
        const failure = error instanceof AppError ? error : new AppError('INTERNAL');
        const { message, code } = failure;
        return reply.status(failure.status).send({ error: { message, code }, ...failureBody(failure) });
      },
    });
  }
}
