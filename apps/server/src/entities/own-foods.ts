import { createHash } from 'node:crypto';
import { entityNamed, type Stored } from '@alecrim/domain';
import { type Food, ownFoods } from '@alecrim/nutrition';
import { sql } from 'kysely';
import { engineOf } from '../platform/db/dialect.ts';
import type { Db } from '../platform/db/tables.ts';
import type { Deps } from '../platform/deps.ts';
import { createLruCache } from '../platform/lru-cache.ts';
import { allColumnsOf } from './query/columns.ts';
import { asRecord, type Found, foundSelection, inPortions, type Row, readInPortions } from './rows.ts';

// More than any practice has; reading them takes as long as reading a large plan.
const MOST = 2_000;
// Foods from before their size was limited may be larger than a plan each.
const MOST_BYTES = 4_000_000;

/** The own foods of one nutritionist, newest first, without those in the bin. */
export interface OwnFoods {
  /** Changes with every change of the foods; '' if there are none. */
  fingerprint(): Promise<string>;
  read(): Promise<readonly Food[]>;
}

/** The plans of one request share what was read for the first one. */
export function ownFoodsReader(db: Db): (ownerId: string | null) => OwnFoods {
  const byOwner = new Map<string | null, OwnFoods>();
  return (ownerId) => {
    const known = byOwner.get(ownerId) ?? ownFoodsOf(db, ownerId);
    byOwner.set(ownerId, known);
    return known;
  };
}

// With the delay of events, a changed food is in the numbers of every process within 5 s, also when an event is lost.
const CACHED_MS = 4_000;

const caches = new WeakMap<Db, (ownerId: string) => Promise<string>>();

/**
 * Caches the fingerprints for the process that serves requests, as sessions are cached (ADR 26): the save of a plan then
 * needs one statement less. An event of a changed food removes its owner's. Nothing is cached while events could be missed.
 */
export function cacheFingerprints({ db, hub, now }: Pick<Deps, 'db' | 'hub' | 'now'>): () => void {
  let byOwner = new Map<string, Promise<string>>();
  let until = 0;
  const clear = () => {
    byOwner = new Map();
  };
  caches.set(db, (ownerId) => {
    const time = now().getTime();
    // A clock that is set back would make the four seconds longer.
    if (time >= until || time < until - CACHED_MS || !hub.isListening()) {
      clear();
      until = time + CACHED_MS;
    }
    const cached = byOwner.get(ownerId);
    if (cached) return cached;
    const current = byOwner;
    const read = fingerprintOf(db, ownerId);
    if (hub.isListening()) current.set(ownerId, read);
    read.catch(() => current.delete(ownerId));
    return read;
  });
  const stop = hub.subscribe((events) => {
    // The whole map is replaced: a fingerprint that is being read at this moment is stored in the old map, which is no longer used.
    if (events === 'resync' || events.some((event) => event.kind === 'change' && event.entity === 'Alimento'))
      clear();
  });
  return () => {
    stop();
    caches.delete(db);
  };
}

// Building the index of many foods takes longer than reading a plan. Only the newest state of an owner is cached.
const CACHED_OWNERS = 20;
const NO_FOODS: readonly Food[] = [];
const cache = createLruCache<{ fingerprint: string; foods: readonly Food[] }>(CACHED_OWNERS);

function ownFoodsOf(db: Db, ownerId: string | null): OwnFoods {
  const fingerprint = once(async () => {
    if (ownerId === null) return '';
    return caches.get(db)?.(ownerId) ?? fingerprintOf(db, ownerId);
  });
  const read = once(async () => {
    const current = await fingerprint();
    if (ownerId === null || current === '') return NO_FOODS;
    const cached = cache.get(ownerId);
    if (cached?.fingerprint === current) return cached.foods;
    const foods = await readFoods(db, ownerId);
    cache.set(ownerId, { fingerprint: current, foods });
    return foods;
  });
  return { fingerprint, read };
}

async function readFoods(db: Db, ownerId: string): Promise<readonly Food[]> {
  const { rows: found } = await sql<Found>`select ${foundSelection(Alimento, engineOf(db))} from ${foods}
    where created_by_id = ${ownerId} and ${live} order by created_date desc, id desc limit ${MOST}`.execute(
    db,
  );
  const [newest = []] = inPortions(found, MOST_BYTES, MOST);
  const read: Stored<'Alimento'>[] = [];
  const names = columns.map(({ name }) => sql.ref(name));
  const portions = readInPortions(newest, async (ids) => {
    const { rows } = await sql<Row>`select ${sql.join(names)} from ${foods}
      where id in (${sql.join(ids)}) and ${live}`.execute(db);
    return rows;
  });
  for await (const rows of portions)
    for (const row of rows) read.push(asRecord(columns, row) as unknown as Stored<'Alimento'>);
  return ownFoods(read);
}

const Alimento = entityNamed('Alimento');
const columns = allColumnsOf(Alimento).filter(({ name }) => name === 'id' || name in Alimento.fields);
const foods = sql.table(Alimento.table);
const live = sql`deleted_date is null`;

/**
 * A digest of how many foods there are, with and without those in the bin, the sum of their versions and the newest id.
 * Foods in the bin count: if one goes into the bin while another comes back, every sum over the others stays the same.
 */
async function fingerprintOf(db: Db, ownerId: string): Promise<string> {
  const { rows } = await sql<{ state: string }>`select
      count(case when ${live} then 1 end) || ' ' || count(*) || ' ' || coalesce(sum(version), 0) || ' ' || coalesce(max(id), '') as state
    from ${foods} where created_by_id = ${ownerId}`.execute(db);
  const state = rows[0]?.state ?? '';
  return state.startsWith('0 ') ? '' : digest(state);
}

const digest = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 12);

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}
