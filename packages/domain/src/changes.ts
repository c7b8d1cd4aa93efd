import { searchable } from './fold.ts';

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

export interface LineChange {
  kind: 'added' | 'changed' | 'removed';
  text: string;
  /** What a changed line said before. */
  was?: string;
  /** The place of the line among the later ones; a removed line has none. */
  at?: number;
}

/** The changes of a list of lines: first the added and changed lines in their new order, then the removed lines. */
export function lineChanges(before: readonly string[], after: readonly string[]): LineChange[] {
  const gone = without(before, after);
  const fresh = without(after, before);
  // When one line replaces one other line, it is a change, also when the texts differ completely.
  const isExchange = gone.length === 1 && fresh.length === 1;
  let next = 0;
  const arrived = fresh.map((text): LineChange => {
    // Equal lines appear in order, so the search goes on behind the last one found.
    const at = after.indexOf(text, next);
    next = at + 1;
    const origin = gone.findIndex((old) => isExchange || isAlike(old, text));
    const [was] = origin < 0 ? [] : gone.splice(origin, 1);
    return was === undefined ? { kind: 'added', text, at } : { kind: 'changed', text, was, at };
  });
  return [...arrived, ...gone.map((text): LineChange => ({ kind: 'removed', text }))];
}

/** How many lines two lists share. A line that occurs twice counts twice. */
export const sharedLines = (a: readonly string[], b: readonly string[]): number =>
  a.length - without(a, b).length;

/** The lines that have no equal among the others. Each of the others is matched with one line only. */
function without(lines: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return lines.filter((line) => {
    const place = left.indexOf(line);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}

/** "4 colheres de arroz (100 g)" became "3 colheres de arroz (75 g)": at least half of the words are the same. */
function isAlike(a: string, b: string): boolean {
  const [words, others] = [wordSet(a), wordSet(b)];
  const same = [...words].filter((word) => others.has(word)).length;
  return same > 0 && same * 2 >= Math.max(words.size, others.size);
}

const wordSet = (text: string): Set<string> =>
  new Set(
    (searchable(text).match(/\p{L}{3,}/gu) ?? []).filter((word) => !/^(com|sem|para|dos|das)$/.test(word)),
  );

/** A group of lines, such as one option of a meal, and the name of its place. */
export interface LineGroup {
  where: string;
  lines: readonly string[];
}

export interface GroupChange extends LineChange {
  where: string;
  /** The place of the group among the later ones; a removed line has none. */
  group?: number;
}

/**
 * What a reader of the earlier plan would find different in the later one, in reading order. A reader knows no ids:
 * contents come before names, so that an option that was only moved or renamed is not reported line by line.
 */
export function groupChanges(before: readonly LineGroup[], after: readonly LineGroup[]): GroupChange[] {
  const origins = originsOf(before, after, [hasSameNameAndLine, hasHalfOfTheLines, hasSameName]);
  const gone = before.filter((_, place) => !origins.includes(place));
  return [
    ...after.flatMap(({ where, lines }, group) =>
      lineChanges(before[origins[group] ?? -1]?.lines ?? [], lines).map((change) =>
        change.kind === 'removed' ? { ...change, where } : { ...change, where, group },
      ),
    ),
    ...gone.flatMap(({ where, lines }) => lineChanges(lines, []).map((change) => ({ ...change, where }))),
  ];
}

const hasSameName: Rule<LineGroup> = (a, b) => a.where === b.where;
const hasSameNameAndLine: Rule<LineGroup> = (a, b) => hasSameName(a, b) && sharedLines(a.lines, b.lines) > 0;
const hasHalfOfTheLines: Rule<LineGroup> = (a, b) =>
  sharedLines(a.lines, b.lines) * 2 >= Math.max(a.lines.length, b.lines.length);
