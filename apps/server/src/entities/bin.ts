import { entityNamed, entityNames } from '@alecrim/domain';
import { sql } from 'kysely';
import { engineOf, forUpdate, isAnyOf } from '../db/dialect.ts';
import type { Db } from '../db/tables.ts';

/** How long what was deleted can be brought back. */
export const BIN_DAYS = 30;

/**
 * Erases what has been in the bin since before `until`, with its history, and lets go of what pointed at it. Held first,
 * so that what somebody brings back in this moment keeps all of that.
 */
export async function eraseBinned(db: Db, until: string): Promise<void> {
  const engine = engineOf(db);
  for (const name of entityNames) {
    const { table } = entityNamed(name);
    await db.transaction().execute(async (on) => {
      const { rows } = await sql<{ id: string }>`select id from ${sql.table(table)}
        where deleted_date is not null and deleted_date <= ${until} order by id ${forUpdate(engine, table)}`.execute(
        on,
      );
      const ids = rows.map(({ id }) => id);
      if (ids.length === 0) return;
      const isOld = (column: string) => isAnyOf(engine, sql.ref(column), ids);
      for (const other of entityNames) {
        for (const [field, { refersTo }] of Object.entries(entityNamed(other).fields)) {
          if (refersTo !== name) continue;
          await sql`update ${sql.table(entityNamed(other).table)} set ${sql.ref(field)} = null where ${isOld(field)}`.execute(
            on,
          );
        }
      }
      await sql`delete from record_versions where entity = ${name} and ${isOld('record_id')}`.execute(on);
      await sql`delete from ${sql.table(table)} where ${isOld('id')}`.execute(on);
    });
  }
}
