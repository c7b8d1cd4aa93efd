import type { EntityName, Fields } from '@alecrim/domain';
import { entityNamed } from '@alecrim/domain';
import { sql } from 'kysely';
import type { Db } from '../platform/db/tables.ts';
import type { AnyRecord, Row } from './rows.ts';

export interface VersionEntry {
  version: number;
  saved_date: string;
  author: string | null;
}

/** Keeps what a record was before it changes. */
export async function keepVersion(db: Db, name: EntityName, before: AnyRecord): Promise<void> {
  const { fields, keepsHistory, table } = entityNamed(name);
  if (!keepsHistory) return;
  await db
    .insertInto('record_versions')
    .values({
      entity: name,
      record_id: before.id,
      version: before.version,
      owner_id: before.created_by_id,
      author_id: sql`(select updated_by_id from ${sql.table(table)} where id = ${before.id})`,
      saved_date: String(before.updated_date),
      content: JSON.stringify(contentOf(fields, before)),
    })
    .execute();
}

/** What a person wrote. Computed fields are made anew from it when an old version is brought back. */
const contentOf = (fields: Fields, record: AnyRecord): Row =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([key, { isComputed }]) => (isComputed ? [] : [[key, record[key]]])),
  );

/** The versions of a record that the caller has already been allowed to see, newest first. */
export function versionsOf(db: Db, name: EntityName, recordId: string): Promise<VersionEntry[]> {
  return db
    .selectFrom('record_versions')
    .leftJoin('users', 'users.id', 'record_versions.author_id')
    .select(['record_versions.version', 'record_versions.saved_date', 'users.email as author'])
    .where('entity', '=', name)
    .where('record_id', '=', recordId)
    .orderBy('record_versions.version', 'desc')
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
