import type { FastifyRequest } from 'fastify';
import type { Deps } from '../platform/deps.ts';
import { AppError } from '../platform/errors.ts';
import { setUpRequired } from './second-factor/second-factor-rule.ts';
import { isSameSecret } from './secrets.ts';
import { noteServiceCall } from './service-calls.ts';
import { findSession, type LiveSession } from './sessions/sessions.ts';
import { anonymous, type Service, type SignedIn, type Viewer } from './viewer.ts';

type IdentifyDeps = Pick<Deps, 'db' | 'now' | 'config'>;

/** Who sent this request. An invalid token counts as no token; a disabled account gets an error that says so. */
export async function identify(
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
