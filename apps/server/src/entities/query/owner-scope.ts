import type { Entity } from '@alecrim/domain';
import { sql } from 'kysely';
import { isAdmin, type Known, type Service, type SignedIn } from '../../accounts/viewer.ts';
import type { Asker } from '../../platform/db/ask.ts';
import type { Condition } from './json-paths.ts';
import type { Cost } from './question-cost.ts';

export const askerOf = (viewer: Known, cost: Cost): Asker => ({
  who: viewer.kind === 'user' ? viewer.id : 'service',
  isLong: cost === 'lists',
});

/** All that decides what a viewer may read. Statements that are written once for many viewers rely on it. */
export type Reader = Pick<SignedIn, 'kind' | 'id'> | Pick<Service, 'kind'>;

export function readScope(entity: Entity, viewer: Reader): Condition {
  if (viewer.kind === 'service' || entity.readableBy === 'everyone') return sql`(1 = 1)`;
  return ownedBy(entity, viewer.id);
}

export function writeScope(entity: Entity, viewer: Known): Condition {
  if (viewer.kind === 'service' || (entity.curatedByAdmins && isAdmin(viewer))) return sql`(1 = 1)`;
  return ownedBy(entity, viewer.id);
}

/**
 * The same for records that are named by their ids. Without statistics, PostgreSQL may take the index of the owner to be as
 * good as the primary key, and keep that plan: it then reads all records of the owner to find one.
 */
export const asFilter = (scope: Condition): Condition => sql`(${scope}) is true`;

const ownedBy = (entity: Entity, id: string) => sql`${sql.ref(`${entity.table}.created_by_id`)} = ${id}`;
