import type { AuditAction, EntityName } from '@alecrim/domain';

/** Who acts: a person, the service role, the operator at the machine, an anonymous visitor, or the program. */
export interface Actor {
  kind: 'user' | 'service' | 'operator' | 'visitor' | 'system';
  id?: string | null;
  onBehalfOf?: string | null;
}

type Detail = string | number | boolean | null;

/** One line of the audit trail. Ids and fixed words only: no names, no free text, no tokens. */
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
