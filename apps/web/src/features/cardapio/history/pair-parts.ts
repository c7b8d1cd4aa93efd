export interface Pair<T> {
  before: T;
  after: T;
  /** It stands elsewhere among those that stayed, as a person would say it. */
  isMoved: boolean;
  from: number;
  to: number;
}

export interface Pairing<T> {
  kept: Pair<T>[];
  added: { part: T; at: number }[];
  removed: { part: T; at: number }[];
}

type Key<T> = (part: T) => string | null | undefined;

/** Which part became which: by the first key that both share, such as the id, then the name. */
export function pairParts<T>(before: readonly T[], after: readonly T[], keys: readonly Key<T>[]): Pairing<T> {
  const partner = new Map<number, number>();
  const taken = new Set<number>();
  for (const key of keys) {
    after.forEach((part, to) => {
      const wanted = partner.has(to) ? null : key(part);
      if (!wanted) return;
      const from = before.findIndex((old, i) => !taken.has(i) && key(old) === wanted);
      if (from < 0) return;
      partner.set(to, from);
      taken.add(from);
    });
  }
  const places = after.map((_, to) => partner.get(to)).filter((from) => from !== undefined);
  const still = new Set(longestRising(places));
  const at = (part: T, place: number) => ({ part, at: place });
  return {
    kept: after.flatMap((part, to) => {
      const from = partner.get(to);
      if (from === undefined) return [];
      return [{ before: before[from] as T, after: part, from, to, isMoved: !still.has(from) }];
    }),
    added: after.map(at).filter(({ at }) => !partner.has(at)),
    removed: before.map(at).filter(({ at }) => !taken.has(at)),
  };
}

/** The most that can stay where it is; all the rest has moved. */
function longestRising(places: readonly number[]): number[] {
  const best: number[][] = [];
  for (const place of places) {
    const before = best.filter((run) => (run.at(-1) ?? -1) < place);
    const longest = before.reduce<number[]>((a, b) => (b.length > a.length ? b : a), []);
    best.push([...longest, place]);
  }
  return best.reduce<number[]>((a, b) => (b.length > a.length ? b : a), []);
}
