import { type Entity, entityNamed, entityNames } from '@alecrim/domain';
import { sql } from 'kysely';
import type { KnownViewer } from '../accounts/viewer.ts';
import { runInBackground } from '../platform/db/background-queries.ts';
import { lockName } from '../platform/db/dialect.ts';
import { fixedStatement } from '../platform/db/fixed-statement.ts';
import type { Db } from '../platform/db/tables.ts';
import type { Deps } from '../platform/deps.ts';
import { onceFor } from './query/columns.ts';

/** Triggers of the database keep the counts, see `platform/db/dialect-usage.ts`. The records of a patient come and go with it. */
const isCounted = ({ readableBy, childOf }: Entity) => readableBy === 'owner' && !childOf;

/** How many records a person has outside the bin, or undefined where no count is kept: for a filter, or across owners. */
export async function storedCount(
  db: Db,
  entity: Entity,
  viewer: KnownViewer,
  query: unknown,
): Promise<number | undefined> {
  if (viewer.kind !== 'user' || !isCounted(entity) || !isEmpty(query)) return undefined;
  const [row] = await countOf(entity)(db, viewer.id);
  return Number(row?.count ?? 0);
}

const countOf = onceFor(({ table }) =>
  fixedStatement<{ count: number | string | null }>(
    (ownerId: string) =>
      sql`select sum(${sql.ref(table)}) as count from account_usage where owner_id = ${ownerId}`,
  ),
);

const isEmpty = (query: unknown) =>
  typeof query === 'object' && query !== null && !Array.isArray(query) && Object.keys(query).length === 0;

interface Drift {
  owner_id: string;
  /** PostgreSQL gives sums as text. */
  kept: number | string;
  counted: number | string;
}

/** Compares every kept count with the records. What differs is put right and said in the log. */
export async function repairCounts({ db, log }: Pick<Deps, 'db' | 'log'>): Promise<void> {
  for (const { table } of entityNames.map(entityNamed).filter(isCounted)) {
    const { rows } = await runInBackground(db, { tenant: 'housekeeping', isLong: true }, drifts(table));
    for (const { owner_id } of rows) {
      const drift = await correct(db, table, owner_id);
      if (drift) log.warn({ table, ...drift }, 'a kept count was wrong and has been corrected');
    }
  }
}

/** Another process may be correcting the same count, and records may have come since the comparison. */
function correct(db: Db, table: string, owner: string): Promise<Drift | undefined> {
  return db.transaction().execute(async (on) => {
    await lockName(on, 'record counts');
    const drift = drifts(table, owner);
    const { rows } = await drift.execute(on);
    // Compared and corrected by one statement: what others write meanwhile is in both numbers or in neither.
    const count = sql.ref(table);
    await sql`insert into account_usage as u (owner_id, ${count})
      select owner_id, counted - kept from (${drift}) as drift where true
      on conflict (owner_id, writer) do update set ${count} = u.${count} + excluded.${count}`.execute(on);
    return rows[0];
  });
}

/** The owners whose kept count is not the number of their records. */
function drifts(table: string, owner?: string) {
  const only = (column: string) => (owner === undefined ? sql`` : sql`and ${sql.ref(column)} = ${owner}`);
  return sql<Drift>`select owner_id, sum(kept) as kept, sum(counted) as counted from (
      select created_by_id as owner_id, 0 as kept, count(*) as counted from ${sql.table(table)}
        where deleted_date is null and created_by_id is not null ${only('created_by_id')} group by created_by_id
      union all
      select owner_id, sum(${sql.ref(table)}) as kept, 0 as counted from account_usage
        where true ${only('owner_id')} group by owner_id
    ) as numbers group by owner_id having sum(kept) <> sum(counted)`;
}
