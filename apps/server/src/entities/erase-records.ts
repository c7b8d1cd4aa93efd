import { type EntityName, entityNamed } from '@alecrim/domain';
import { sql } from 'kysely';
import { attachmentsOf, releaseAttachments } from '../files/attachments.ts';
import { engineOf, isAnyOf } from '../platform/db/dialect.ts';
import type { Db } from '../platform/db/tables.ts';

/** Erases records with their history, and the files that no other record names. Call it inside a transaction. */
export async function eraseRecords(on: Db, name: EntityName, ids: readonly string[]): Promise<void> {
  const entity = entityNamed(name);
  const isErased = (column: string) => isAnyOf(engineOf(on), sql.ref(column), ids);
  const files = await attachmentsOf(on, entity, ids);
  await sql`delete from record_versions where entity = ${name} and ${isErased('record_id')}`.execute(on);
  await sql`delete from ${sql.table(entity.table)} where ${isErased('id')}`.execute(on);
  await releaseAttachments(on, files);
}
