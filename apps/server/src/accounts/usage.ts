import { sql } from 'kysely';
import { isEmbedded } from '../platform/db/dialect.ts';
import { usageSums } from '../platform/db/dialect-usage.ts';
import type { Db } from '../platform/db/tables.ts';
import type { Deps } from '../platform/deps.ts';

export interface Usage {
  bytes: number;
  records: number;
}

/** What every account stores. Triggers of the database keep it, see `platform/db/dialect-usage.ts`. */
export async function usageOfAll(db: Db): Promise<Map<string, Usage>> {
  return new Map((await read(db, sql``)).map(({ owner_id, ...usage }) => [owner_id, usage]));
}

export async function usageOf(db: Db, ownerId: string): Promise<Usage> {
  const [row] = await read(db, sql`where owner_id = ${ownerId}`);
  return { bytes: row?.bytes ?? 0, records: row?.records ?? 0 };
}

async function read(db: Db, where: ReturnType<typeof sql>) {
  const { rows } = await sql<{ owner_id: string; bytes: number | string; records: number | string }>`
    select owner_id, sum(bytes) as bytes, sum(records) as records from account_usage ${where}
    group by owner_id`.execute(db);
  return rows.map(({ owner_id, bytes, records }) => ({
    owner_id,
    bytes: Number(bytes),
    records: Number(records),
  }));
}

/** Adds up the rows that each PostgreSQL connection has for an account. A row that is being written waits for the next run. */
export async function foldUsage(db: Db): Promise<void> {
  if (isEmbedded(db)) return;
  const each = (text: (sum: string) => string) => sql.raw(usageSums.map(text).join(', '));
  await sql`with folded as (
      delete from account_usage where (owner_id, writer) in (
        select owner_id, writer from account_usage where writer <> 0 for update skip locked)
      returning *)
    insert into account_usage as u (owner_id, ${each((sum) => sum)})
      select owner_id, ${each((sum) => `sum(${sum})`)} from folded group by owner_id order by owner_id
      on conflict (owner_id, writer) do update set ${each((sum) => `${sum} = u.${sum} + excluded.${sum}`)}`.execute(
    db,
  );
}

/** The triggers find the limits in the database: every process, and every way of writing, has the same. */
export async function applyLimits({ db, config }: Pick<Deps, 'db' | 'config'>): Promise<void> {
  const { bytes, records } = config.accountLimits;
  await db.transaction().execute(async (on) => {
    const { rows } = await sql`insert into account_limits (id, bytes, records, lifted)
      values (1, ${bytes || null}, ${records || null}, 0)
      on conflict (id) do update set bytes = excluded.bytes, records = excluded.records
        where account_limits.bytes is distinct from excluded.bytes or account_limits.records is distinct from excluded.records
      returning id`.execute(on);
    // What connections may add without looking was reckoned from the limits before.
    if (rows.length > 0 && !isEmbedded(on))
      await sql`update account_usage set unchecked_bytes = -1, unchecked_records = -1`.execute(on);
  });
}

/**
 * Nothing is refused for lack of space inside this transaction: what the law asks for, such as erasing a patient, may
 * make a text longer.
 */
export async function withoutLimits<T>(on: Db, work: () => Promise<T>): Promise<T> {
  const set = (lifted: number) => sql`update account_limits set lifted = ${lifted}`.execute(on);
  await set(1);
  const result = await work();
  await set(0);
  return result;
}
