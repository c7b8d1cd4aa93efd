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
