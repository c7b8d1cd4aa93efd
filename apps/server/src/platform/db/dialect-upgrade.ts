import { sql } from 'kysely';
import { engineOf } from './dialect.ts';
import { storedBy, type UsageSource } from './dialect-usage.ts';
import type { Db } from './tables.ts';

/** Removes the triggers of these tables, before their columns change. */
export async function dropUsage(db: Db, tables: readonly string[]): Promise<void> {
  const names =
    engineOf(db) === 'postgres' ? [''] : ['insert', 'delete', 'update', 'move'].map((event) => `_${event}`);
  for (const table of tables)
    for (const name of names) {
      const from = engineOf(db) === 'postgres' ? ` on ${table}` : '';
      await sql.raw(`drop trigger if exists ${table}_usage${name}${from}`).execute(db);
    }
}

/** Adds what rows from before the triggers amount to: of new tables all of it, of others the bytes of the named columns. */
export async function addUsage(
  db: Db,
  sources: readonly UsageSource[],
  { areNew = false } = {},
): Promise<void> {
  const sums = areNew ? ['bytes', 'records'] : ['bytes'];
  const names = sql.raw(sums.join(', '));
  for (const source of sources)
    await sql`insert into account_usage as u (owner_id, ${names})
      select owner_id, ${names} from (${storedBy(engineOf(db), source)}) as more where true
      on conflict (owner_id, writer) do update set ${sql.raw(
        sums.map((sum) => `${sum} = u.${sum} + excluded.${sum}`).join(', '),
      )}`.execute(db);
}

/** How many connections of programs before 0028 are open: they do not notice that the database changes under them. */
export async function unawareConnections(db: Db): Promise<number> {
  // SQLite serves one process.
  if (engineOf(db) === 'sqlite') return 0;
  const { rows } = await sql<{ count: string }>`select count(*) as count from pg_stat_activity
    where datname = current_database() and application_name in ('alecrim', 'alecrim-realtime')`.execute(db);
  return Number(rows[0]?.count);
}
