import { entityNamed, entityNames } from '@alecrim/domain';
import { sql } from 'kysely';
import type { Db } from '../db/tables.ts';

/** How long what was deleted can be brought back. */
export const BIN_DAYS = 30;

/** Erases what has been in the bin since before `until`, with its history, and lets go of what pointed at it. */
export async function eraseBinned(db: Db, until: string): Promise<void> {
  for (const name of entityNames) {
    const { table } = entityNamed(name);
    const old = sql`select id from ${sql.table(table)} where deleted_date is not null and deleted_date <= ${until}`;
    await db.transaction().execute(async (on) => {
      for (const other of entityNames) {
        for (const [field, { refersTo }] of Object.entries(entityNamed(other).fields)) {
          if (refersTo !== name) continue;
          await sql`update ${sql.table(entityNamed(other).table)} set ${sql.ref(field)} = null where ${sql.ref(field)} in (${old})`.execute(
            on,
          );
        }
      }
      await sql`delete from record_versions where entity = ${name} and record_id in (${old})`.execute(on);
      await sql`delete from ${sql.table(table)} where deleted_date is not null and deleted_date <= ${until}`.execute(
        on,
      );
    });
  }
}
