import { type Entity, entityNamed, entityNames } from '@alecrim/domain';
import { type RawBuilder, sql } from 'kysely';
import { engineOf, flag, isAnyOf } from '../platform/db/dialect.ts';
import type { Db } from '../platform/db/tables.ts';
import { privateIdsIn } from './addresses.ts';

/** A file that a record of this owner names. */
export interface AttachedFile {
  ownerId: string;
  id: string;
}

/** The files that records of one entity and their versions name. */
export async function attachmentsOf(
  on: Db,
  entity: Entity,
  recordIds: readonly string[],
): Promise<AttachedFile[]> {
  if (!entity.attachments || recordIds.length === 0) return [];
  const isOne = (column: string) => isAnyOf(engineOf(on), sql.ref(column), recordIds);
  const { rows } = await sql<{ owner_id: string | null; text: string }>`
    select created_by_id as owner_id, ${listText(entity)} as text from ${sql.table(entity.table)} where ${isOne('id')}
    union all select owner_id, content as text from record_versions
      where entity = ${entity.name} and ${isOne('record_id')}`.execute(on);
  const found = new Map<string, AttachedFile>();
  for (const { owner_id, text } of rows)
    for (const id of privateIdsIn(text ?? ''))
      if (owner_id) found.set(`${owner_id} ${id}`, { ownerId: owner_id, id });
  return [...found.values()];
}

/** Removes the attachments that no record and no version of their owner names any more. Returns how many. */
export async function releaseAttachments(on: Db, files: readonly AttachedFile[]): Promise<number> {
  let released = 0;
  for (const { ownerId, id } of files) {
    const { numDeletedRows } = await on
      .deleteFrom('file_owners')
      .where('file_id', '=', id)
      .where('owner_id', '=', ownerId)
      .where('is_attachment', '=', flag(engineOf(on), true))
      .where(({ not }) => not(isNamed(ownerId, id)))
      .executeTakeFirst();
    if (numDeletedRows === 0n) continue;
    released++;
    await sql`delete from files where id = ${id}
      and not exists (select 1 from file_owners where file_owners.file_id = files.id)`.execute(on);
  }
  return released;
}

/** The attachments of these owners that their records name now. */
async function namedNow(db: Db, owners: readonly string[]): Promise<Set<string>> {
  const named = new Set<string>();
  for (const entity of withAttachments()) {
    const { rows } = await sql<{ owner_id: string; text: string }>`
      select created_by_id as owner_id, ${listText(entity)} as text from ${sql.table(entity.table)}
      where ${isAnyOf(engineOf(db), sql.ref('created_by_id'), owners)} and ${listText(entity)} <> '[]'`.execute(db);
    for (const { owner_id, text } of rows) for (const id of privateIdsIn(text)) named.add(`${owner_id} ${id}`);
  }
  return named;
}

const BATCH = 200;

/**
 * Removes attachments that were uploaded before `cutoff` and that no record names: a note was never saved, or it was changed
 * and its earlier versions are gone. Returns how many.
 */
export async function sweepAttachments(db: Db, cutoff: string): Promise<number> {
  let removed = 0;
  for (let after = { id: '', ownerId: '' }; ; ) {
    const { rows } = await sql<AttachedFile>`select file_id as id, owner_id as "ownerId" from file_owners
      where is_attachment = ${flag(engineOf(db), true)} and owner_id is not null and created_date < ${cutoff}
      and (owner_id, file_id) > (${after.ownerId}, ${after.id}) order by owner_id, file_id limit ${BATCH}`.execute(db);
    const named = await namedNow(db, [...new Set(rows.map(({ ownerId }) => ownerId))]);
    const unnamed = rows.filter(({ ownerId, id }) => !named.has(`${ownerId} ${id}`));
    if (unnamed.length > 0)
      removed += await db.transaction().execute((on) => releaseAttachments(on, unnamed));
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return removed;
    after = last;
  }
}

const withAttachments = () => entityNames.map(entityNamed).filter(({ attachments }) => attachments);

const listText = ({ table, attachments = '' }: Entity): RawBuilder<string> =>
  sql`cast(${sql.ref(`${table}.${attachments}`)} as text)`;

function isNamed(ownerId: string, id: string): RawBuilder<boolean> {
  const named = `%private/${id}%`;
  const conditions = withAttachments().map(
    (entity) => sql`exists (select 1 from ${sql.table(entity.table)}
      where created_by_id = ${ownerId} and ${listText(entity)} like ${named})
      or exists (select 1 from record_versions
        where entity = ${entity.name} and owner_id = ${ownerId} and content like ${named})`,
  );
  return sql<boolean>`(${sql.join([sql`1 = 0`, ...conditions], sql` or `)})`;
}
