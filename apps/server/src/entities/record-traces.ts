import { type AuditAction, type EntityName, entityNamed, patientOf } from '@alecrim/domain';
import { actorOf, type Known } from '../accounts/viewer.ts';
import { type Act, type Actor, appendActs } from '../audit/trail.ts';
import type { Db } from '../platform/db/tables.ts';
import type { Deps } from '../platform/deps.ts';
import type { AnyRecord } from './rows.ts';

/** Writes changes of one entity's records to the audit trail. Call it last in the transaction of the change. */
export function recordTraces({ now }: Pick<Deps, 'now'>, name: EntityName, viewer: Known) {
  const actor = actorOf(viewer);
  const { actsOf } = entityNamed(name);
  return {
    deleted: (db: Db, records: readonly AnyRecord[]) =>
      appendActs(
        { db, now },
        records.map((record) => actOn('deleted', actor, name, record)),
      ),
    hasActs: (before: AnyRecord, after: AnyRecord) => (actsOf?.(before, after) ?? []).length > 0,
    /** Only the side effects of a save, such as closing a link; the save itself is in the history. */
    async changed(db: Db, pairs: readonly (readonly [AnyRecord, AnyRecord])[]): Promise<void> {
      if (!actsOf) return;
      const acts = pairs.flatMap(([before, after]) =>
        actsOf(before, after).map((action) => actOn(action, actor, name, after)),
      );
      await appendActs({ db, now }, acts);
    },
  };
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
