import { type AuditAction, BRAZIL_OFFSET_MS, entityNamed, entityNames, HOUR_MS } from '@alecrim/domain';
import { type RawBuilder, sql } from 'kysely';
import { runInBackground } from '../platform/db/background-queries.ts';
import { engineOf, isAnyOf, storedBytes } from '../platform/db/dialect.ts';
import { readSetting, storeSetting } from '../platform/db/settings.ts';
import type { Db } from '../platform/db/tables.ts';
import type { Deps } from '../platform/deps.ts';
import { yieldToEventLoop } from '../platform/event-loop.ts';
import { inPortions } from './rows.ts';

const ALL_FOR = 24 * HOUR_MS;
const HOURLY_FOR = 7 * 24 * HOUR_MS;
/** The most bytes that one record's versions of one day may take. */
export const DAY_BYTES = 20_000_000;
// The audit trail tells who did these; the version of that moment shows what the record was.
const acts: readonly AuditAction[] = [
  'restored',
  'link_enabled',
  'link_disabled',
  'link_replaced',
  'link_expiry_changed',
];
// One run checks at most 100,000 versions of each age; the next run continues from there.
const BATCH = 100;
const BATCHES = 1000;
// Some milliseconds of deleting.
const PORTION_BYTES = 4_000_000;
const PORTION_ROWS = 100;
const TWO_DAYS = 2 * ALL_FOR;

interface HistoryPosition {
  saved_date: string;
  record_id: string;
  version: number;
}

/** Removes the versions that are no longer worth their space, see `superfluousVersions`. Returns how many it removed. */
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
async function largeDays(db: Db, since: string): Promise<Pick<HistoryPosition, 'record_id'>[]> {
  return read(
    db,
    sql<Pick<HistoryPosition, 'record_id'>>`with measured as materialized (
        select record_id, ${storedBytes(engineOf(db), sql.ref('content'))} as bytes
        from record_versions where saved_date > ${since})
      select record_id from measured group by record_id having sum(bytes) > ${DAY_BYTES}`,
  );
}

/**
 * Checks the versions that have reached an age since the last run, by date, and stores its position: a version is checked
 * once for each age, together with all others of its record.
 */
async function walk(db: Db, key: string, until: string, batches: number, now: Date): Promise<number> {
  let removed = 0;
  let position = await storedPosition(db, key);
  for (let i = 0; i < batches; i++) {
    const batch: HistoryPosition[] = await read(
      db,
      sql<HistoryPosition>`select saved_date, record_id, version from record_versions
        where saved_date <= ${until} and (saved_date, record_id, version) > (${position.saved_date}, ${position.record_id}, ${position.version})
        order by saved_date, record_id, version limit ${BATCH}`,
    );
    const last = batch.at(-1);
    if (!last) break;
    removed += await thin(db, [...new Set(batch.map(({ record_id }) => record_id))], now);
    await storePosition(db, key, last);
    position = last;
    if (batch.length < BATCH) break;
  }
  return removed;
}

async function thin(db: Db, ids: readonly string[], now: Date): Promise<number> {
  let removed = 0;
  for (const [id, versions] of await versionsOf(db, ids)) {
    // Most records lose nothing, and then the audit trail is not needed.
    if (superfluousVersions(versions, [], now).length === 0) continue;
    const superfluous = superfluousVersions(versions, await actsOn(db, id), now);
    for (const portion of inPortions(
      superfluous.map((gone) => ({ id, ...gone })),
      PORTION_BYTES,
      PORTION_ROWS,
    )) {
      await yieldToEventLoop();
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
  (await runInBackground(db, { tenant: 'housekeeping', isLong: true }, query)).rows;

async function storedPosition(db: Db, key: string): Promise<HistoryPosition> {
  const stored = await readSetting(db, key);
  return stored ? JSON.parse(stored) : { saved_date: '', record_id: '', version: 0 };
}

const storePosition = (db: Db, key: string, position: HistoryPosition): Promise<void> =>
  storeSetting(db, key, JSON.stringify(position));

/** One earlier version of a record, without its content. */
export interface VersionSize {
  version: number;
  saved_date: string;
  author_id: string | null;
  bytes: number;
}

/**
 * The versions of one record that are no longer worth their space: of the last 24 hours none, of the last week all but
 * the last of each hour, of the time before all but the last of each day. The last version of each author counts by
 * itself, so that no author is lost. `acts` are the times of the record's entries in the audit trail; the version of such
 * a time stays for ever.
 */
export function superfluousVersions(
  versions: readonly VersionSize[],
  acts: readonly string[],
  now: Date,
): VersionSize[] {
  const ordered = versions.toSorted((a, b) => a.version - b.version);
  const told = new Set(acts.map((at) => ordered.findLast(({ saved_date }) => saved_date <= at)));
  const taken = new Set<string>();
  const kept = ordered
    .toReversed()
    .filter((version) => isFirstOf(taken, slotOf(version, now)) || told.has(version))
    .reverse();
  const isKept = new Set(inDays(kept).flatMap((day) => withinBytes(day, told)));
  return ordered.filter((version) => !isKept.has(version));
}

function isFirstOf(taken: Set<string>, slot: string): boolean {
  const isFirst = !taken.has(slot);
  taken.add(slot);
  return isFirst;
}

const inZone = ({ saved_date }: VersionSize) =>
  new Date(Date.parse(saved_date) - BRAZIL_OFFSET_MS).toISOString();
const dayOf = (version: VersionSize) => inZone(version).slice(0, 10);

export function inDays(versions: readonly VersionSize[]): VersionSize[][] {
  const days = new Map<string, VersionSize[]>();
  for (const version of versions) {
    const day = dayOf(version);
    const known = days.get(day);
    if (known) known.push(version);
    else days.set(day, [version]);
  }
  return [...days.values()];
}

function slotOf(version: VersionSize, now: Date): string {
  const age = now.getTime() - Date.parse(version.saved_date);
  if (age <= ALL_FOR) return String(version.version);
  const time = age <= HOURLY_FOR ? inZone(version).slice(0, 13) : dayOf(version);
  return `${time} ${version.author_id}`;
}

/**
 * The versions of one day, as many as fit. The first, the last, the last of each author and those of an act stay; of the
 * others the one goes whose neighbours are nearest to each other, until the rest fits.
 */
function withinBytes(day: readonly VersionSize[], told: ReadonlySet<VersionSize | undefined>): VersionSize[] {
  const kept = [...day];
  const lastOf = new Map(day.map((version) => [version.author_id, version]));
  const fixed = new Set([...lastOf.values(), ...told]);
  const times = new Map(day.map((version) => [version, Date.parse(version.saved_date)]));
  const timeAt = (i: number) => times.get(kept[i] as VersionSize) ?? 0;
  let bytes = day.reduce((sum, version) => sum + version.bytes, 0);
  while (bytes > DAY_BYTES) {
    let [closest, gap] = [-1, Number.POSITIVE_INFINITY];
    // Neither the first nor the last.
    for (let i = 1; i < kept.length - 1; i++) {
      if (fixed.has(kept[i])) continue;
      const between = timeAt(i + 1) - timeAt(i - 1);
      if (between < gap) [closest, gap] = [i, between];
    }
    if (closest < 0) return kept;
    bytes -= kept.splice(closest, 1)[0]?.bytes ?? 0;
  }
  return kept;
}
