import { sql } from 'kysely';
import type { Usage } from '../accounts/usage.ts';
import { engineOf } from '../platform/db/dialect.ts';
import { storedBy } from '../platform/db/dialect-usage.ts';
import { usageSources } from '../platform/db/migrations/0025-one-row-of-usage.ts';
import type { Db } from '../platform/db/tables.ts';

/** What an account stores, as the tables themselves say. */
export async function countedUsage(db: Db, ownerId: string): Promise<Usage> {
  const stored = usageSources.map((source) => storedBy(engineOf(db), source));
  const { rows } = await sql<Record<'bytes' | 'records', number | string | null>>`
    select sum(bytes) as bytes, sum(records) as records
    from (${sql.join(stored, sql` union all `)}) as stored where owner_id = ${ownerId}`.execute(db);
  return { bytes: Number(rows[0]?.bytes ?? 0), records: Number(rows[0]?.records ?? 0) };
}
