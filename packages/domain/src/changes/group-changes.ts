import { type LineChange, lineChanges, sharedLines } from './line-changes.ts';
import { originsOf, type Rule } from './origins.ts';

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
