import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { Deps } from '../platform/deps.ts';
import { AppError } from '../platform/errors.ts';
import { isApi } from '../platform/http/admission.ts';
import type { App } from '../platform/http/app-type.ts';
import { type Bound, bounds } from '../platform/http/bounds.ts';
import { limits } from '../platform/http/limits.ts';
import { countingWindow } from '../platform/http/memory-limits.ts';
import { addressOf } from '../platform/http/rate-limits.ts';
import { refuseLongBody, refuseUnread } from '../platform/http/request-bodies.ts';
import { identify } from './identify.ts';
import { setUpRequired } from './second-factor/second-factor-rule.ts';
import { sessionMemory } from './sessions/session-memory.ts';
import { anonymous, isAdmin, requireKnown, requireService, requireUser, type Viewer } from './viewer.ts';

/**
 * Who may call a route. `public`: every caller, and a token is ignored. `anyone`: every caller, and a token counts.
 * `absent`: the route exists only to refuse. `known`: a person or the service role. `user`: a person. `setup`: a person,
 * also one who still has to set a second factor up. `admin`: an administrator. `service`: the service role.
 */
export type Access = 'public' | 'anyone' | 'absent' | 'known' | 'user' | 'setup' | 'admin' | 'service';

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
    bound?: Bound;
  }
  interface FastifyInstance {
    /** Every route that was registered, hidden ones too. */
    declaredRoutes: readonly RouteOptions[];
  }
  interface FastifyRequest {
    /** Who sent this request: decided once, before its body is read. */
    viewer: Viewer;
  }
}

/** The options with which every route begins: who may call it, and how much it reads. */
export const access = (who: Access, bound: Bound = bounds.nothing) => ({
  bodyLimit: bound.bytes,
  config: { access: who, bound },
});

/** A route that only refuses. It does so before the body is read. */
export const absent = (refusal: (reply: FastifyReply) => AppError) => ({
  ...access('absent'),
  onRequest: async (_request: FastifyRequest, reply: FastifyReply) => {
    throw refusal(reply);
  },
  // Fastify requires a handler; the hook above refuses every request before it.
  handler: async () => undefined,
});

/**
 * Settles who is asking, and the limit on them, before the body is read. A route that does not say who may call it
 * stops the start.
 */
export function checkAccess(app: App, deps: Deps): void {
  const sessions = sessionMemory(deps);
  app.addHook('onClose', async () => sessions.stop());
  const countCaller = countingWindow(deps, limits.requestsOfCaller);
  const routes: RouteOptions[] = [];
  // The hook below sets it for every request; Fastify only needs the name.
  app.decorateRequest('viewer', undefined as never);
  app.decorate('declaredRoutes', routes);
  app.addHook('onRoute', (route) => void routes.push(route));
  app.addHook('onReady', async () => {
    const silent = routes
      .filter(({ config }) => !config?.access)
      .map(({ method, url }) => `${method} ${url}`);
    if (silent.length > 0) throw new Error(`These routes do not say who may call them: ${silent.join(', ')}`);
  });

  app.addHook('onRequest', async (request, reply) => {
    // A path that leads nowhere has no route that could say who may call it.
    const { config, url = request.url } = request.routeOptions;
    const { access: who = 'public', bound = bounds.nothing } = config ?? {};
    request.viewer = anonymous;
    try {
      // Most requests are for records. Sign-out, passwords and administration always ask the database for the session.
      if (who === 'known') request.viewer = await identify(deps, request, sessions.find);
      else if (who !== 'public' && who !== 'absent') request.viewer = await identify(deps, request);
      if (isApi(url)) countCaller(callerOf(request));
      admit(who, request.viewer);
      // On a route for every caller, a person without the required second factor counts as anonymous.
      if (who === 'anyone' && mustSetUp(request.viewer)) request.viewer = anonymous;
      // A route that only refuses does so whatever the length.
      if (who !== 'absent') refuseLongBody(request, bound);
    } catch (error) {
      refuseUnread(request, reply);
      throw error;
    }
  });
}

/** Whose share of the places a request takes. */
export const accountOf = ({ viewer }: FastifyRequest): string | undefined =>
  viewer.kind === 'anonymous' ? undefined : viewer.kind === 'user' ? viewer.id : viewer.kind;

/** No part of it is the caller's to choose: a token that is not a valid session leaves only the address. */
const callerOf = ({ viewer, ip }: FastifyRequest): string =>
  viewer.kind === 'user' ? viewer.id : `${viewer.kind} ${addressOf(ip)}`;

const mustSetUp = (viewer: Viewer) => viewer.kind === 'user' && viewer.mustSetUp === true;

function admit(who: Access, viewer: Viewer): void {
  if (mustSetUp(viewer) && who !== 'setup' && who !== 'anyone') throw setUpRequired();
  if (who === 'known') requireKnown(viewer);
  else if (who === 'user' || who === 'setup') requireUser(viewer);
  else if (who === 'service') requireService(viewer);
  else if (who === 'admin' && !isAdmin(requireKnown(viewer))) throw new AppError('FORBIDDEN');
}
