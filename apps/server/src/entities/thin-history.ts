import { type AuditAction, entityNamed, entityNames } from '@alecrim/domain';
import { type RawBuilder, sql } from 'kysely';
import { ask } from '../platform/db/ask.ts';
import { engineOf, isAnyOf, storedBytes } from '../platform/db/dialect.ts';
import type { Db } from '../platform/db/tables.ts';
import type { Deps } from '../platform/deps.ts';
import { nextTurn } from '../platform/event-loop-turns.ts';
import { inPortions } from './portions.ts';
import { ALL_FOR, DAY_BYTES, HOURLY_FOR, superfluousVersions, type VersionSize } from './version-thinning.ts';

// Who did these is told by the audit trail; what the record was like then, by the version of that moment.
const acts: readonly AuditAction[] = [
  'restored',
  'link_enabled',
  'link_disabled',
  'link_replaced',
  'link_expiry_changed',
];
// One run looks at 100,000 versions of each age at most; the next one goes on from there.
const BATCH = 100;
const BATCHES = 1000;
// Some milliseconds of deleting.
const PORTION_BYTES = 4_000_000;
const PORTION_ROWS = 100;
const TWO_DAYS = 2 * ALL_FOR;

interface Place {
  saved_date: string;
  record_id: string;
  version: number;
}

/** Removes the versions that are no longer worth their space, see `version-thinning.ts`. Gives how many went. */
export async function thinHistory({ db, now }: Pick<Deps, 'db' | 'now'>, batches = BATCHES): Promise<number> {
  const time = now();
  const iso = (ago: number) => new Date(time.getTime() - ago).toISOString();
  let removed = 0;
  for (const { record_id } of await largeDays(db, iso(TWO_DAYS)))
    removed += await thin(db, [record_id], time);
  for (const [age, until] of Object.entries({ hourly: iso(ALL_FOR), daily: iso(HOURLY_FOR) }))
    removed += await walk(db, `history_thinned_${age}`, until, batches, time);
  return removed;
}

/** Records whose versions of the last days take too much. Measured first: SQLite would otherwise sort the texts themselves. */
async function largeDays(db: Db, since: string): Promise<Pick<Place, 'record_id'>[]> {
  return read(
    db,
    sql<Pick<Place, 'record_id'>>`with measured as materialized (
        select record_id, ${storedBytes(engineOf(db), sql.ref('content'))} as bytes
        from record_versions where saved_date > ${since})
      select record_id from measured group by record_id having sum(bytes) > ${DAY_BYTES}`,
  );
}

/**
 * Looks at the versions that have reached an age since the last run, in the order of their dates. How far it came is kept:
 * a version is looked at once for each age, with all others of its record.
 */
async function walk(db: Db, key: string, until: string, batches: number, now: Date): Promise<number> {
  let removed = 0;
  let place = await placeOf(db, key);
  for (let i = 0; i < batches; i++) {
    const batch: Place[] = await read(
      db,
      sql<Place>`select saved_date, record_id, version from record_versions
        where saved_date <= ${until} and (saved_date, record_id, version) > (${place.saved_date}, ${place.record_id}, ${place.version})
        order by saved_date, record_id, version limit ${BATCH}`,
    );
    const last = batch.at(-1);
    if (!last) break;
    removed += await thin(db, [...new Set(batch.map(({ record_id }) => record_id))], now);
    await keepPlace(db, key, last);
    place = last;
    if (batch.length < BATCH) break;
  }
  return removed;
}

async function thin(db: Db, ids: readonly string[], now: Date): Promise<number> {
  let removed = 0;
  for (const [id, versions] of await versionsOf(db, ids)) {
    // Most records lose nothing, and need no look into the audit trail.
    if (superfluousVersions(versions, [], now).length === 0) continue;
    const superfluous = superfluousVersions(versions, await actsOn(db, id), now);
    for (const portion of inPortions(
      superfluous.map((gone) => ({ id, ...gone })),
      PORTION_BYTES,
      PORTION_ROWS,
    )) {
      await nextTurn();
      await sql`delete from record_versions where ${isHistoryOf(db, [id])}
        and version in (${sql.join(portion.map(({ version }) => version))})`.execute(db);
      removed += portion.length;
    }
  }
  return removed;
}

const withHistory = entityNames.filter((name) => entityNamed(name).keepsHistory);

/** By the primary key, which begins with the entity. */
const isHistoryOf = (db: Db, ids: readonly string[]) =>
  sql`entity in (${sql.join(withHistory)}) and ${isAnyOf(engineOf(db), sql.ref('record_id'), ids)}`;

async function versionsOf(db: Db, ids: readonly string[]): Promise<Map<string, VersionSize[]>> {
  const versions = new Map<string, VersionSize[]>(ids.map((id) => [id, []]));
  const rows = await read(
    db,
    sql<VersionSize & { record_id: string }>`select record_id, version, saved_date, author_id,
        ${storedBytes(engineOf(db), sql.ref('content'))} as bytes
      from record_versions where ${isHistoryOf(db, ids)}`,
  );
  for (const { record_id, ...version } of rows) versions.get(record_id)?.push(version);
  return versions;
}

async function actsOn(db: Db, recordId: string): Promise<string[]> {
  const rows = await read(
    db,
    sql<{ at: string }>`select at from audit_entries
      where record_id = ${recordId} and action in (${sql.join(acts)})`,
  );
  return rows.map(({ at }) => at);
}

const read = async <R>(db: Db, query: RawBuilder<R>): Promise<R[]> =>
  (await ask(db, { who: 'housekeeping', isLong: true }, query)).rows;

async function placeOf(db: Db, key: string): Promise<Place> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst();
  return row ? JSON.parse(row.value) : { saved_date: '', record_id: '', version: 0 };
}

async function keepPlace(db: Db, key: string, place: Place): Promise<void> {
  const value = JSON.stringify(place);
  await db
    .insertInto('settings')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}
