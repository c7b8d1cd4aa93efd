import { type AuditAction, type Entity, type EntityName, entityNamed, patientOf } from '@alecrim/domain';
import { type RawBuilder, sql } from 'kysely';
import { actorOf, type KnownViewer } from '../accounts/viewer.ts';
import { type Act, type Actor, appendActs } from '../audit/trail.ts';
import { engineOf, storedBytes } from '../platform/db/dialect.ts';
import type { Db } from '../platform/db/tables.ts';
import type { Deps } from '../platform/deps.ts';
import { yieldToEventLoop } from '../platform/event-loop.ts';
import { writtenColumnsOf } from './query/columns.ts';
import type { Condition } from './query/json-paths.ts';
import { type AnyRecord, asJson, type Found, inPortions, type Row, type StoredRow } from './rows.ts';

interface VersionEntry {
  version: number;
  saved_date: string;
  author: string | null;
}

/**
 * Inserts the written fields of a record before it changes; computed fields are computed again when it is restored.
 * `where` selects the record and is the end of the statement.
 */
export const versionInsert = (entity: Entity, before: StoredRow, where: Condition): RawBuilder<unknown> =>
  sql`insert into record_versions (entity, record_id, version, owner_id, author_id, saved_date, content)
    select ${entity.name}, id, version, created_by_id, updated_by_id, updated_date,
      ${asJson(writtenColumnsOf(entity), before)}
    from ${sql.table(entity.table)} where ${where}`;

// More than anybody looks through. Thinning keeps fewer of a record that is not saved all day.
const MOST_LISTED = 1_000;

/** The newest versions of a record that the caller has already been allowed to see, newest first. */
export function versionsOf(db: Db, name: EntityName, recordId: string): Promise<VersionEntry[]> {
  return db
    .selectFrom('record_versions')
    .leftJoin('users', 'users.id', 'record_versions.author_id')
    .select(['record_versions.version', 'record_versions.saved_date', 'users.email as author'])
    .where('entity', '=', name)
    .where('record_id', '=', recordId)
    .orderBy('record_versions.version', 'desc')
    .limit(MOST_LISTED)
    .execute();
}

export async function versionContent(
  db: Db,
  name: EntityName,
  recordId: string,
  version: number,
): Promise<Row | undefined> {
  const row = await db
    .selectFrom('record_versions')
    .select('content')
    .where('entity', '=', name)
    .where('record_id', '=', recordId)
    .where('version', '=', version)
    .executeTakeFirst();
  return row && JSON.parse(row.content);
}

// The newest versions that are searched.
const SEARCHED = 100;

/** Whether one of the newest versions of a record has this value in a field. */
export async function hadValue(db: Db, name: EntityName, recordId: string, field: string, value: unknown) {
  const heads = await db
    .selectFrom('record_versions')
    .select(['record_id as id', 'version', storedBytes(engineOf(db), sql.ref('content')).as('bytes')])
    .where('entity', '=', name)
    .where('record_id', '=', recordId)
    .orderBy('version', 'desc')
    .limit(SEARCHED)
    .execute();
  for (const portion of inPortions(heads as Found[])) {
    await yieldToEventLoop();
    const rows = await db
      .selectFrom('record_versions')
      .select('content')
      .where('entity', '=', name)
      .where('record_id', '=', recordId)
      .where(
        'version',
        'in',
        portion.map(({ version }) => version),
      )
      .execute();
    if (rows.some(({ content }) => JSON.parse(content)[field] === value)) return true;
  }
  return false;
}

/** Writes changes of one entity's records to the audit trail. Call it last in the transaction of the change. */
export function recordAudit(deps: Pick<Deps, 'now' | 'config'>, name: EntityName, viewer: KnownViewer) {
  const actor = actorOf(viewer);
  const { actsOf } = entityNamed(name);
  return {
    deleted: (db: Db, records: readonly AnyRecord[]) =>
      appendActs(
        { ...deps, db },
        records.map((record) => actOn('deleted', actor, name, record)),
      ),
    hasActs: (before: AnyRecord, after: AnyRecord) => (actsOf?.(before, after) ?? []).length > 0,
    /** Only the side effects of a save, such as closing a link; the save itself is in the history. */
    async changed(db: Db, pairs: readonly (readonly [AnyRecord, AnyRecord])[]): Promise<void> {
      if (!actsOf) return;
      const acts = pairs.flatMap(([before, after]) =>
        actsOf(before, after).map((action) => actOn(action, actor, name, after)),
      );
      await appendActs({ ...deps, db }, acts);
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
