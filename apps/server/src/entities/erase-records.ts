import { type EntityName, entityNamed } from '@alecrim/domain';
import { sql } from 'kysely';
import { filesOnlyOf, releaseAttachments } from '../files/attachments.ts';
import { engineOf, isAnyOf } from '../platform/db/dialect.ts';
import { inTransaction } from '../platform/db/dialect-changes.ts';
import type { Db } from '../platform/db/tables.ts';
import { type VersionPortion, versionPortions } from '../platform/db/version-portions.ts';

// Other writers wait for a transaction.
const TRANSACTION_BYTES = 4_000_000;

/**
 * Erases the versions of these records in portions, except the last portion, which `eraseRecords` erases together with the
 * records. `held` locks those of the records that are still to be erased.
 */
export async function eraseHistory(
  db: Db,
  name: EntityName,
  recordIds: readonly string[],
  held: (on: Db, ids: readonly string[]) => Promise<readonly string[]> = async (_on, ids) => ids,
): Promise<void> {
  let due: VersionPortion | undefined;
  for await (const next of versionPortions(db, name, recordIds, TRANSACTION_BYTES)) {
    if (due) await eraseVersions(due);
    due = next;
  }

  function eraseVersions({ ids, isThese }: VersionPortion): Promise<unknown> {
    return inTransaction(db, async (on) => {
      const isStill = isAnyOf(engineOf(on), sql.ref('record_id'), await held(on, ids));
      return sql`delete from record_versions where ${isThese} and ${isStill}`.execute(on);
    });
  }
}

/** Erases the files that only these records and their versions name. */
export const eraseFiles = async (db: Db, name: EntityName, ids: readonly string[]): Promise<unknown> =>
  releaseAttachments(db, await filesOnlyOf(db, entityNamed(name), ids));

/** Erases records and the versions that `eraseHistory` has left. Call it inside a transaction, after `eraseHistory`. */
export async function eraseRecords(on: Db, name: EntityName, ids: readonly string[]): Promise<void> {
  const isErased = (column: string) => isAnyOf(engineOf(on), sql.ref(column), ids);
  // The records are erased first, so that nobody can save one while its versions are erased.
  await sql`delete from ${sql.table(entityNamed(name).table)} where ${isErased('id')}`.execute(on);
  await sql`delete from record_versions where entity = ${name} and ${isErased('record_id')}`.execute(on);
}
