import { originsOf, type Rule } from '@alecrim/domain/pure';

export interface Pair<T> {
  before: T;
  after: T;
  /** The part changed its place among the kept parts. */
  isMoved: boolean;
  from: number;
  to: number;
}

export interface Pairing<T> {
  kept: Pair<T>[];
  added: { part: T; at: number }[];
  removed: { part: T; at: number }[];
}

/** Matches the parts of two versions, and marks the parts that moved. */
export function pairParts<T>(
  before: readonly T[],
  after: readonly T[],
  rules: readonly Rule<T>[],
): Pairing<T> {
  const origins = originsOf(before, after, rules);
  const still = new Set(longestRising(origins.filter((from) => from !== undefined)));
  const at = (part: T, place: number) => ({ part, at: place });
  return {
    kept: after.flatMap((part, to) => {
      const from = origins[to];
      if (from === undefined) return [];
      return [{ before: before[from] as T, after: part, from, to, isMoved: !still.has(from) }];
    }),
    added: after.map(at).filter(({ at }) => origins[at] === undefined),
    removed: before.map(at).filter(({ at }) => !origins.includes(at)),
  };
}

/** The longest list of parts whose order is unchanged; all other kept parts have moved. */
function longestRising(places: readonly number[]): number[] {
  const best: number[][] = [];
  for (const place of places) {
    const before = best.filter((run) => (run.at(-1) ?? -1) < place);
    const longest = before.reduce<number[]>((a, b) => (b.length > a.length ? b : a), []);
    best.push([...longest, place]);
  }
  return best.reduce<number[]>((a, b) => (b.length > a.length ? b : a), []);
}
