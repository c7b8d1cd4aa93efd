import { type AuditAction, type EntityName, patientOf } from '@alecrim/domain';
import type { Viewer } from '../accounts/viewer.ts';
import type { AnyRecord } from '../entities/rows.ts';

/** Who acts: a person, the service role, the operator at the machine, a visitor without a name, or the program. */
export interface Actor {
  kind: 'user' | 'service' | 'operator' | 'visitor' | 'system';
  id?: string | null;
  onBehalfOf?: string | null;
}

type Detail = string | number | boolean | null;

/** Something worth remembering. Ids and fixed words only: no names, no free text, no tokens. */
export interface Act {
  action: AuditAction;
  actor: Actor;
  /** Whose records it is about. */
  ownerId?: string | null;
  entity?: EntityName | 'User' | null;
  recordId?: string | null;
  patientId?: string | null;
  details?: Readonly<Record<string, Detail>>;
}

export const operator: Actor = { kind: 'operator' };
export const system: Actor = { kind: 'system' };
export const visitor: Actor = { kind: 'visitor' };

export function actorOf(viewer: Viewer): Actor {
  if (viewer.kind === 'anonymous') return visitor;
  return viewer.kind === 'user'
    ? { kind: 'user', id: viewer.id }
    : { kind: 'service', onBehalfOf: viewer.onBehalfOf?.id ?? null };
}

/** An act upon one record. */
export const actOn = (
  action: AuditAction,
  actor: Actor,
  entity: EntityName,
  record: Pick<AnyRecord, 'id' | 'created_by_id'>,
): Act => ({
  action,
  actor,
  ownerId: record.created_by_id,
  entity,
  recordId: record.id,
  patientId: patientOf(entity, record),
});
