import { type AuditAction, DAY_MS, entityNamed, entityNames } from '@alecrim/domain';
import { type RawBuilder, sql } from 'kysely';
import { runInBackground } from '../platform/db/background-queries.ts';
import { engineOf, isAnyOf, storedBytes } from '../platform/db/dialect.ts';
import { readSetting, storeSetting } from '../platform/db/settings.ts';
import type { Db } from '../platform/db/tables.ts';
import type { Deps } from '../platform/deps.ts';
import { yieldToEventLoop } from '../platform/event-loop.ts';
import { inPortions } from './rows.ts';
import {
  ALL_FOR,
  DAY_BYTES,
  HOURLY_FOR,
  superfluousVersions,
  type VersionSize,
} from './superfluous-versions.ts';

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
// A statement is cancelled after 3 s. So many rows take milliseconds, also from a cold disk.
const READ_AT_ONCE = 5_000;
// Some milliseconds of deleting.
const PORTION_BYTES = 4_000_000;
const PORTION_ROWS = 100;
const TWO_DAYS = 2 * DAY_MS;

interface HistoryPosition {
  saved_date: string;
  record_id: string;
  version: number;
}

const BEGINNING: HistoryPosition = { saved_date: '', record_id: '', version: 0 };

interface Run {
  db: Db;
  now: Date;
  removed: number;
  failures: unknown[];
}

/**
 * Removes the versions that are no longer worth their space, see `superfluousVersions`. Returns how many it removed. A record
 * or a step that fails is left out, so that all others are thinned, and its error is thrown at the end.
 */
export async function thinHistory({ db, now }: Pick<Deps, 'db' | 'now'>, batches = BATCHES): Promise<number> {
  const run: Run = { db, now: now(), removed: 0, failures: [] };
  const iso = (ago: number) => new Date(run.now.getTime() - ago).toISOString();
  for (const [age, until] of Object.entries({ hourly: iso(ALL_FOR), daily: iso(HOURLY_FOR) }))
    await guarded(run, () => walk(run, `history_thinned_${age}`, until, batches));
  await guarded(run, async () => thin(run, await largeRecords(db, iso(TWO_DAYS))));
  if (run.failures.length > 0) throw run.failures[0];
  return run.removed;
}

async function guarded({ failures }: Run, work: () => Promise<void>): Promise<void> {
  await work().catch((error: unknown) => {
    failures.push(error);
  });
}

/** The records whose versions since this date take more than those of one day may. */
async function largeRecords(db: Db, since: string): Promise<string[]> {
  const bytesOf = new Map<string, number>();
  let last: HistoryPosition | undefined = { ...BEGINNING, saved_date: since };
  while (last) {
    const rows: (HistoryPosition & { bytes: number })[] = await read(
      db,
      sql<HistoryPosition & { bytes: number }>`select saved_date, record_id, version,
          ${storedBytes(engineOf(db), sql.ref('content'))} as bytes
        from record_versions where ${isAfter(last)} order by saved_date, record_id, version limit ${READ_AT_ONCE}`,
    );
    for (const { record_id, bytes } of rows) bytesOf.set(record_id, (bytesOf.get(record_id) ?? 0) + bytes);
    last = rows.length < READ_AT_ONCE ? undefined : rows.at(-1);
  }
  return [...bytesOf].filter(([, bytes]) => bytes > DAY_BYTES).map(([id]) => id);
}

const isAfter = ({ saved_date, record_id, version }: HistoryPosition) =>
  sql`(saved_date, record_id, version) > (${saved_date}, ${record_id}, cast(${version} as integer))`;

/**
 * Checks the versions that have reached an age since the last run, by date, and stores its position: a version is checked
 * once for each age, together with all others of its record.
 */
async function walk(run: Run, key: string, until: string, batches: number): Promise<void> {
  let position = await storedPosition(run.db, key);
  for (let i = 0; i < batches; i++) {
    const batch: HistoryPosition[] = await read(
      run.db,
      sql<HistoryPosition>`select saved_date, record_id, version from record_versions
        where saved_date <= ${until} and ${isAfter(position)}
        order by saved_date, record_id, version limit ${BATCH}`,
    );
    const last = batch.at(-1);
    if (!last) break;
    await thin(run, [...new Set(batch.map(({ record_id }) => record_id))]);
    await storePosition(run.db, key, last);
    position = last;
    if (batch.length < BATCH) break;
  }
}

async function thin(run: Run, ids: readonly string[]): Promise<void> {
  const few = await fewVersionsOf(run.db, ids);
  for (const id of ids)
    await guarded(run, async () => thinRecord(run, id, few?.get(id) ?? (await allVersionsOf(run.db, id))));
}

async function thinRecord(run: Run, id: string, versions: readonly VersionSize[]): Promise<void> {
  const { db, now } = run;
  const superfluous = await superfluousVersions(versions, () => actsOn(db, id), now);
  for (const portion of inPortions(
    superfluous.map((gone) => ({ id, ...gone })),
    PORTION_BYTES,
    PORTION_ROWS,
  )) {
    await yieldToEventLoop();
    await sql`delete from record_versions where ${isHistoryOf(db, [id])}
      and version in (${sql.join(portion.map(({ version }) => version))})`.execute(db);
    run.removed += portion.length;
  }
}

const withHistory = entityNames.filter((name) => entityNamed(name).keepsHistory);

/** By the primary key, which begins with the entity. */
const isHistoryOf = (db: Db, ids: readonly string[]) =>
  sql`entity in (${sql.join(withHistory)}) and ${isAnyOf(engineOf(db), sql.ref('record_id'), ids)}`;

/** The versions of these records; undefined if there are too many for one statement. */
async function fewVersionsOf(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, VersionSize[]> | undefined> {
  const versions = new Map<string, VersionSize[]>(ids.map((id) => [id, []]));
  const rows = await read(
    db,
    sql<VersionSize & { record_id: string }>`select record_id, ${sizes(db)}
      from record_versions where ${isHistoryOf(db, ids)} limit ${READ_AT_ONCE + 1}`,
  );
  if (rows.length > READ_AT_ONCE) return undefined;
  for (const { record_id, ...version } of rows) versions.get(record_id)?.push(version);
  return versions;
}

async function allVersionsOf(db: Db, id: string): Promise<VersionSize[]> {
  const versions: VersionSize[] = [];
  for (const entity of withHistory) {
    let last: VersionSize | undefined;
    do {
      const rows: VersionSize[] = await read(
        db,
        sql<VersionSize>`select ${sizes(db)} from record_versions
          where entity = ${entity} and record_id = ${id} and version > cast(${last?.version ?? 0} as integer)
          order by version limit ${READ_AT_ONCE}`,
      );
      for (const row of rows) versions.push(row);
      last = rows.length < READ_AT_ONCE ? undefined : rows.at(-1);
    } while (last);
  }
  return versions;
}

const sizes = (db: Db) =>
  sql`version, saved_date, author_id, ${storedBytes(engineOf(db), sql.ref('content'))} as bytes`;

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
  return stored ? JSON.parse(stored) : BEGINNING;
}

const storePosition = (db: Db, key: string, position: HistoryPosition): Promise<void> =>
  storeSetting(db, key, JSON.stringify(position));
