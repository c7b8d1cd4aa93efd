import type { Deps } from '../deps.ts';
import { AppError, failureBody } from '../errors.ts';
import type { App } from '../http/app-type.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

const everyMethod: Method[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/**
 * Calls that only newer clients make, for things that this server does not have. Each answer is one that makes the
 * client stop: a 404, never a 405, 409, 422 or 503, after which actors would dial and retry for ever.
 */
export function laterRoutes(app: App, { config }: Pick<Deps, 'config'>): void {
  const path = `/api/apps/${config.appId}`;
  const absent: [Method | Method[], string][] = [
    ['POST', `${path}/app-user-auth/connectors/:id/initiate`],
    ['DELETE', `${path}/app-user-auth/connectors/:id`],
    ['GET', `${path}/app-user-auth/connectors/:id/token`],
    ['GET', `${path}/external-auth/tokens/:type`],
    ['GET', `${path}/external-auth/tokens/connectors/:id`],
    ['POST', `${path}/connectors/:type/call`],
    ['POST', `${path}/actors/:name/connection-token`],
    ['GET', '/parties/*'],
  ];
  for (const [method, url] of absent) {
    app.route({
      method,
      url,
      schema: { hide: true },
      handler: async () => {
        throw new AppError('NOT_FOUND', { message: 'Este servidor não oferece este recurso.' });
      },
    });
  }

  for (const url of [`${path}/ai/:provider/v1/*`, '/api/ai/openai/v1/*']) {
    app.route({
      method: everyMethod,
      url,
      schema: { hide: true },
      handler: async (_request, reply) => {
        const failure = new AppError('NOT_CONFIGURED');
        const { message, code } = failure;
        // The shape that clients of such gateways read, beside the usual one.
        return reply.status(failure.status).send({ error: { message, code }, ...failureBody(failure) });
      },
    });
  }
}
