import type { Role } from '@alecrim/domain';
import { type Actor, visitor } from '../audit/trail.ts';
import { AppError } from '../platform/errors.ts';

/** Who sent a request. Every query is limited to what this viewer may see. */
export type Viewer = Anonymous | SignedIn | Service;

interface Anonymous {
  kind: 'anonymous';
}

export interface SignedIn {
  kind: 'user';
  id: string;
  email: string;
  role: Role;
  sessionId: string;
  /** The practice requires a second factor and this account has none: nothing else is open to it. */
  mustSetUp?: boolean;
}

/** The service role sees everything; it may act for a user, who then owns what it creates. */
export interface Service {
  kind: 'service';
  onBehalfOf?: { id: string; email: string };
}

export const anonymous: Anonymous = { kind: 'anonymous' };

/** The program itself. It sees every record, so its callers decide who gets what it reads. */
export const systemViewer: Service = { kind: 'service' };

export type KnownViewer = SignedIn | Service;

export function requireKnown(viewer: Viewer): KnownViewer {
  if (viewer.kind === 'anonymous')
    throw new AppError('AUTH_REQUIRED', { extra: { reason: 'auth_required' } });
  return viewer;
}

export function requireUser(viewer: Viewer): SignedIn {
  if (requireKnown(viewer).kind !== 'user') throw new AppError('FORBIDDEN');
  return viewer as SignedIn;
}

export function requireService(viewer: Viewer): Service {
  if (requireKnown(viewer).kind !== 'service') throw new AppError('SERVICE_ROLE_REQUIRED');
  return viewer as Service;
}

export const isAdmin = (viewer: Viewer): boolean =>
  viewer.kind === 'service' || (viewer.kind === 'user' && viewer.role === 'admin');

/** Who owns what this viewer creates. */
export const ownerIdOf = (viewer: KnownViewer): string | null =>
  viewer.kind === 'user' ? viewer.id : (viewer.onBehalfOf?.id ?? null);

export const ownerEmailOf = (viewer: KnownViewer): string | null =>
  viewer.kind === 'user' ? viewer.email : (viewer.onBehalfOf?.email ?? null);

/** How the audit trail names this viewer. */
export function actorOf(viewer: Viewer): Actor {
  if (viewer.kind === 'anonymous') return visitor;
  return viewer.kind === 'user'
    ? { kind: 'user', id: viewer.id }
    : { kind: 'service', onBehalfOf: viewer.onBehalfOf?.id ?? null };
}
