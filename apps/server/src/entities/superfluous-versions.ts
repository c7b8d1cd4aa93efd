import { BRAZIL_OFFSET_MS, DAY_MS, HOUR_MS } from '@alecrim/domain';
import { createPause } from '../platform/event-loop.ts';

export const ALL_FOR = DAY_MS;
export const HOURLY_FOR = 7 * DAY_MS;
/** The most bytes that one record's versions of one day may take. */
export const DAY_BYTES = 20_000_000;
// A millisecond of work.
const STEPS = 1_000;

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
 * itself, so that no author is lost. `readActs` gives the times of the record's entries in the audit trail; the version of
 * such a time stays for ever. Most records lose nothing, and then the audit trail is not read.
 */
export async function superfluousVersions(
  versions: readonly VersionSize[],
  readActs: () => Promise<readonly string[]>,
  now: Date,
): Promise<VersionSize[]> {
  const pause = createPause();
  const ordered = versions.toSorted((a, b) => a.version - b.version);
  const lasts = new Set<VersionSize>();
  const taken = new Set<string>();
  for (const [i, version] of ordered.toReversed().entries()) {
    if (i % STEPS === 0) await pause();
    const slot = slotOf(version, now);
    if (slot === undefined || !taken.has(slot)) lasts.add(version);
    if (slot !== undefined) taken.add(slot);
  }
  if (lasts.size === ordered.length && inDays(ordered).every((day) => bytesOf(day) <= DAY_BYTES)) return [];
  const told = currentAt(await readActs(), ordered);
  const kept = new Set<VersionSize>();
  for (const day of inDays(ordered.filter((version) => lasts.has(version) || told.has(version))))
    for (const version of await withinBytes(day, told, pause)) kept.add(version);
  return ordered.filter((version) => !kept.has(version));
}

const inZone = ({ saved_date }: VersionSize) => Date.parse(saved_date) - BRAZIL_OFFSET_MS;
const dayOf = (version: VersionSize) => Math.floor(inZone(version) / DAY_MS);
const bytesOf = (versions: readonly VersionSize[]) => versions.reduce((sum, { bytes }) => sum + bytes, 0);

export function inDays(versions: readonly VersionSize[]): VersionSize[][] {
  const days = new Map<number, VersionSize[]>();
  for (const version of versions) {
    const day = dayOf(version);
    const known = days.get(day);
    if (known) known.push(version);
    else days.set(day, [version]);
  }
  return [...days.values()];
}

/** The time of which only the last version stays; none for the versions that all stay. */
function slotOf(version: VersionSize, now: Date): string | undefined {
  const age = now.getTime() - Date.parse(version.saved_date);
  if (age <= ALL_FOR) return undefined;
  const time = age <= HOURLY_FOR ? `hour ${Math.floor(inZone(version) / HOUR_MS)}` : `day ${dayOf(version)}`;
  return `${time} ${version.author_id}`;
}

/** The version that was current at each of these times. From the end, so that each version is looked at once. */
function currentAt(times: readonly string[], ordered: readonly VersionSize[]): Set<VersionSize> {
  const current = new Set<VersionSize>();
  let i = ordered.length - 1;
  for (const time of times.toSorted().reverse()) {
    while (i >= 0 && (ordered[i] as VersionSize).saved_date > time) i--;
    const version = ordered[i];
    if (version) current.add(version);
  }
  return current;
}

/**
 * The versions of one day, as many as fit. The first, the last, the last of each author and those of an act stay; of the
 * others the one goes whose neighbours are nearest to each other, until the rest fits.
 */
async function withinBytes(
  day: readonly VersionSize[],
  told: ReadonlySet<VersionSize>,
  pause: () => Promise<void>,
): Promise<VersionSize[]> {
  let bytes = bytesOf(day);
  if (bytes <= DAY_BYTES) return [...day];
  const lastOf = new Map(day.map((version) => [version.author_id, version]));
  const times = day.map(({ saved_date }) => Date.parse(saved_date));
  const before = day.map((_, i) => i - 1);
  const after = day.map((_, i) => i + 1);
  const at = (list: readonly number[], i: number) => list[i] as number;
  function gapAt(i: number): number {
    const version = day[i] as VersionSize;
    const isFixed = told.has(version) || lastOf.get(version.author_id) === version;
    if (isFixed || i === 0 || i === day.length - 1) return Number.POSITIVE_INFINITY;
    return at(times, at(after, i)) - at(times, at(before, i));
  }
  const gaps = smallestOf(day.map((_, i) => gapAt(i)));
  const gone = new Set<number>();
  while (bytes > DAY_BYTES && gaps.smallest() < Number.POSITIVE_INFINITY) {
    if (gone.size % STEPS === 0) await pause();
    const closest = gaps.first();
    const [previous, next] = [at(before, closest), at(after, closest)];
    after[previous] = next;
    before[next] = previous;
    gone.add(closest);
    bytes -= (day[closest] as VersionSize).bytes;
    gaps.set(closest, Number.POSITIVE_INFINITY);
    for (const neighbour of [previous, next]) gaps.set(neighbour, gapAt(neighbour));
  }
  return day.filter((_, i) => !gone.has(i));
}

/**
 * Numbers of which the smallest is known after each change, by a few comparisons: each node of a binary tree holds the place
 * of the smaller number below it, the first of equal ones. The leaves are the second half of the array.
 */
function smallestOf(numbers: number[]) {
  const size = numbers.length;
  const tree = [...Array(size).fill(0), ...numbers.keys()] as number[];
  const numberAt = (place: number) => numbers[place] as number;
  function settle(node: number): void {
    const [a, b] = [tree[2 * node] as number, tree[2 * node + 1] as number];
    const isA = numberAt(a) < numberAt(b) || (numberAt(a) === numberAt(b) && a < b);
    tree[node] = isA ? a : b;
  }
  for (let node = size - 1; node > 0; node--) settle(node);
  const first = () => tree[1] as number;
  return {
    first,
    smallest: () => numberAt(first()),
    set(place: number, value: number): void {
      numbers[place] = value;
      for (let node = (size + place) >> 1; node > 0; node >>= 1) settle(node);
    },
  };
}
