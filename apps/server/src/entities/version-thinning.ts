/** One earlier version of a record, without its content. */
export interface VersionSize {
  version: number;
  saved_date: string;
  author_id: string | null;
  bytes: number;
}

const HOUR = 3_600_000;
export const ALL_FOR = 24 * HOUR;
export const HOURLY_FOR = 7 * 24 * HOUR;
/** What the versions of one record may take that were saved on one day. */
export const DAY_BYTES = 20_000_000;
// Days are those of Brasília, as nutritionists know them.
const ZONE = 3 * HOUR;

/**
 * The versions of one record that are no longer worth their space: of the last 24 hours none, of the last week all but
 * the last of each hour, of the time before all but the last of each day. The last version of each author counts by
 * itself, so that nobody who saved is forgotten. `acts` are the moments of what the audit trail tells of the record; the
 * version of such a moment stays for ever.
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

const inZone = ({ saved_date }: VersionSize) => new Date(Date.parse(saved_date) - ZONE).toISOString();
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
