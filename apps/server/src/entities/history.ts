import type { Entity, EntityName } from '@alecrim/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../platform/db/tables.ts';
import { writtenColumnsOf } from './query/columns.ts';
import type { Condition } from './query/json-paths.ts';
import type { Row, StoredRow } from './rows.ts';
import { asJson } from './rows-as-json.ts';

export interface VersionEntry {
  version: number;
  saved_date: string;
  author: string | null;
}

/**
 * An insert of what people wrote into a record before it changes; what is computed from it is made anew when it is
 * brought back. `where` names the record, and comes last.
 */
export const versionInsert = (entity: Entity, before: StoredRow, where: Condition): RawBuilder<unknown> =>
  sql`insert into record_versions (entity, record_id, version, owner_id, author_id, saved_date, content)
    select ${entity.name}, id, version, created_by_id, updated_by_id, updated_date,
      ${asJson(writtenColumnsOf(entity), before)}
    from ${sql.table(entity.table)} where ${where}`;

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

/** Whether one of the newest versions of a record has this value in a field. */
export async function hadValue(db: Db, name: EntityName, recordId: string, field: string, value: unknown) {
  const rows = await db
    .selectFrom('record_versions')
    .select('content')
    .where('entity', '=', name)
    .where('record_id', '=', recordId)
    .orderBy('version', 'desc')
    .limit(100)
    .execute();
  return rows.some(({ content }) => JSON.parse(content)[field] === value);
}
