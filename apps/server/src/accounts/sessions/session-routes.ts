import { z } from 'zod';
import type { Deps } from '../../platform/deps.ts';
import { AppError } from '../../platform/errors.ts';
import type { App } from '../../platform/http/app-type.ts';
import { bounds } from '../../platform/http/bounds.ts';
import { originOf, safeReturnPath } from '../../platform/http/origin.ts';
import { absent, described, hidden } from '../access.ts';
import { requireService, requireUser } from '../viewer.ts';
import { endSession, sessionsOf, startSession } from './sessions.ts';

/** Open sessions, tokens for services, and the addresses that clients navigate to. */
export function sessionRoutes(app: App, deps: Deps, path: string): void {
  const route = described('Auth');

  app.post(`${path}/logout`, route('setup', bounds.nothing, 'End this session'), async (request) => {
    const viewer = requireUser(request.viewer);
    await endSession(deps, viewer.id, viewer.sessionId);
    return { success: true };
  });

  app.get(`${path}/sessions`, route('user', bounds.nothing, 'Own open sessions'), async (request) => {
    const viewer = requireUser(request.viewer);
    const sessions = await sessionsOf(deps, viewer.id);
    return sessions.map((session) => ({ ...session, is_current: session.id === viewer.sessionId }));
  });

  app.delete(
    `${path}/sessions/:id`,
    route('user', bounds.nothing, 'End one of them', { params: z.object({ id: z.string().max(64) }) }),
    async (request) => {
      const viewer = requireUser(request.viewer);
      if (!(await endSession(deps, viewer.id, request.params.id))) throw new AppError('NOT_FOUND');
      return { success: true };
    },
  );

  app.get(
    `${path}/sso/accesstoken/:userId`,
    route('service', bounds.nothing, 'A token for the user on whose behalf a service acts', {
      params: z.object({ userId: z.string() }),
    }),
    async (request) => {
      const viewer = requireService(request.viewer);
      if (viewer.onBehalfOf?.id !== request.params.userId) throw new AppError('FORBIDDEN');
      const begun = { isSecondFactorPassed: true };
      return { access_token: await startSession(deps, viewer.onBehalfOf.id, 'sso', begun) };
    },
  );

  app.get(`${path}/sso/idtoken/:userId`, hidden('service'), async () => {
    throw new AppError('NOT_CONFIGURED');
  });

  // Navigations of newer clients: a page load, so no bearer and nothing to revoke here.
  app.get('/api/apps/auth/logout', hidden('public'), async (request, reply) => {
    const { from_url } = request.query as { from_url?: unknown };
    return reply.redirect(safeReturnPath(from_url, originOf(deps.config, request)), 302);
  });

  for (const social of ['/api/apps/auth/login', '/api/apps/auth/:provider/login', `${path}/sso/login`]) {
    app.route({
      ...absent(
        () =>
          new AppError('NOT_CONFIGURED', {
            message: 'O login por outro serviço não está configurado. Entre com e-mail e senha.',
          }),
      ),
      method: 'GET',
      url: social,
    });
  }
}
