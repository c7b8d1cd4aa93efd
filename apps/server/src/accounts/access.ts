import type { FastifyReply, FastifyRequest, FastifySchema, RouteOptions } from 'fastify';
import type { Deps } from '../platform/deps.ts';
import { AppError } from '../platform/errors.ts';
import { isApi } from '../platform/http/admission.ts';
import type { App } from '../platform/http/app-type.ts';
import { type Bound, bounds } from '../platform/http/bounds.ts';
import { limits } from '../platform/http/limits.ts';
import { countingWindow } from '../platform/http/memory-limits.ts';
import { addressOf } from '../platform/http/rate-limits.ts';
import { refuseLongBody } from '../platform/http/request-bodies.ts';
import { noteServiceCall } from './audited-requests.ts';
import { setUpRequired } from './second-factor/second-factor-rule.ts';
import { isSameSecret } from './secrets.ts';
import { sessionCache } from './sessions/session-cache.ts';
import { findSession, type LiveSession } from './sessions/sessions.ts';
import {
  anonymous,
  isAdmin,
  requireKnown,
  requireService,
  requireUser,
  type Service,
  type SignedIn,
  type Viewer,
} from './viewer.ts';

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

/** The options that every route has: who may call it, and how much it reads. */
export const access = (who: Access, bound: Bound = bounds.nothing) => ({
  bodyLimit: bound.bytes,
  config: { access: who, bound },
});

/** The options of a route that the API description leaves out. */
export const hidden = (who: Access, bound?: Bound) => ({ ...access(who, bound), schema: { hide: true } });

/** Returns a function for the options of the routes under one heading of the API description. */
export const described =
  (tag: string) =>
  <const S extends FastifySchema = object>(who: Access, bound: Bound, summary: string, schema?: S) => ({
    ...access(who, bound),
    schema: { tags: [tag], summary, ...(schema as S) },
  });

/** A route that only refuses. It does so before the body is read. */
export const absent = (refusal: (reply: FastifyReply) => AppError) => ({
  ...hidden('absent'),
  onRequest: async (_request: FastifyRequest, reply: FastifyReply) => {
    throw refusal(reply);
  },
  // Fastify requires a handler; the hook above refuses every request before it.
  handler: async () => undefined,
});

/**
 * Identifies the caller and applies the rate limit before the body is read. A route without `access` stops the start.
 */
export function checkAccess(app: App, deps: Deps): void {
  const sessions = sessionCache(deps);
  app.addHook('onClose', async () => sessions.stop());
  const countCaller = countingWindow(deps, limits.requestsOfCaller);
  const routes: RouteOptions[] = [];
  // The hook below sets it for every request; Fastify only needs the name.
  app.decorateRequest('viewer', undefined as never);
  app.decorate('declaredRoutes', routes);
  app.addHook('onRoute', (route) => void routes.push(route));
  app.addHook('onReady', async () => {
    const undeclared = routes
      .filter(({ config }) => !config?.access)
      .map(({ method, url }) => `${method} ${url}`);
    if (undeclared.length > 0)
      throw new Error(`These routes do not say who may call them: ${undeclared.join(', ')}`);
  });

  app.addHook('onRequest', async (request) => {
    // An unknown path has no route, so no config.
    const { config, url = request.url } = request.routeOptions;
    const { access: who = 'public', bound = bounds.nothing } = config ?? {};
    request.viewer = anonymous;
    // Only `known` routes, mostly records, use cached sessions. Sign-out, passwords and administration do not.
    if (who === 'known') request.viewer = await identify(deps, request, sessions.find);
    else if (who !== 'public' && who !== 'absent') request.viewer = await identify(deps, request);
    if (isApi(url)) countCaller(callerOf(request));
    admit(who, request.viewer);
    // On a route for every caller, a person without the required second factor counts as anonymous.
    if (who === 'anyone' && mustSetUp(request.viewer)) request.viewer = anonymous;
    // A route that only refuses does so whatever the length.
    if (who !== 'absent') refuseLongBody(request, bound);
  });
}

/** The account whose share of the places a request takes. */
export const accountOf = ({ viewer }: FastifyRequest): string | undefined =>
  viewer.kind === 'anonymous' ? undefined : viewer.kind === 'user' ? viewer.id : viewer.kind;

/** The key of the rate limit. A caller cannot choose it: without a valid session it is the address. */
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

type IdentifyDeps = Pick<Deps, 'db' | 'now' | 'config'>;

/** Who sent this request. An invalid token counts as no token; a disabled account gets an error that says so. */
async function identify(
  deps: IdentifyDeps,
  request: FastifyRequest,
  find = (token: string) => findSession(deps, token),
): Promise<Viewer> {
  const token = bearer(request.headers.authorization);
  if (!token) return anonymous;
  if (isServiceToken(deps, token)) return service(deps, request);
  const session = await find(token);
  return session ? signedIn(session) : anonymous;
}

/** The viewer of a socket or a settings request, where a bad token must never be an error. */
export async function viewerOfToken(deps: IdentifyDeps, token: string | undefined): Promise<Viewer> {
  const session = token ? await findSession(deps, token) : undefined;
  return session && !session.user.disabled && !session.user.mustSetUp ? signedIn(session) : anonymous;
}

export const bearer = (header: string | undefined): string | undefined =>
  /^Bearer ([\w.~+/=-]{1,512})$/i.exec(header ?? '')?.[1];

function signedIn({ id, user }: LiveSession): SignedIn {
  if (user.disabled) throw new AppError('USER_NOT_REGISTERED', { extra: { reason: 'user_not_registered' } });
  return {
    kind: 'user',
    id: user.id,
    email: user.email,
    role: user.role,
    sessionId: id,
    mustSetUp: user.mustSetUp,
  };
}

const isServiceToken = ({ config }: IdentifyDeps, token: string): boolean =>
  config.serviceToken !== undefined && isSameSecret(token, config.serviceToken);

/** Only the service role may act for a person; for other callers the header has no effect. */
async function service(deps: IdentifyDeps, request: FastifyRequest): Promise<Viewer> {
  const header = request.headers['on-behalf-of'];
  const session = typeof header === 'string' ? await findSession(deps, bearer(header) ?? '') : undefined;
  if (session?.user.mustSetUp) throw setUpRequired();
  const viewer: Service = session
    ? { kind: 'service', onBehalfOf: { id: session.user.id, email: session.user.email } }
    : { kind: 'service' };
  await noteServiceCall(deps, request, viewer);
  return viewer;
}
