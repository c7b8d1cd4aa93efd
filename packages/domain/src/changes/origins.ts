/** Whether a later part came from an earlier one. */
export type Rule<T> = (before: T, after: T) => boolean;

/** Two parts are the same when both have the key and it is equal, such as the id or the name. */
export const byKey =
  <T>(key: (part: T) => string | null | undefined): Rule<T> =>
  (before, after) => {
    const wanted = key(after);
    return Boolean(wanted) && key(before) === wanted;
  };

/** For every later part the place of the earlier one that it came from. The first rules are the surest. */
export function originsOf<T>(
  before: readonly T[],
  after: readonly T[],
  rules: readonly Rule<T>[],
): (number | undefined)[] {
  const origins = new Array<number | undefined>(after.length).fill(undefined);
  const taken = new Set<number>();
  for (const isSame of rules) {
    for (const [to, part] of after.entries()) {
      if (origins[to] !== undefined) continue;
      const from = before.findIndex((old, place) => !taken.has(place) && isSame(old, part));
      if (from < 0) continue;
      origins[to] = from;
      taken.add(from);
    }
  }
  return origins;
}
