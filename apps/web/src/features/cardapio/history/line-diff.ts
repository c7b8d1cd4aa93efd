import { searchable } from '@alecrim/domain/pure';

export type LineChange =
  | { kind: 'added'; text: string }
  | { kind: 'removed'; text: string }
  | { kind: 'changed'; was: string; text: string }
  | { kind: 'reordered' };

/** What happened to a list of lines, in the order of reading. */
export function lineChanges(before: readonly string[], after: readonly string[]): LineChange[] {
  if (before.join('\n') === after.join('\n')) return [];
  const sorted = (lines: readonly string[]) => lines.toSorted().join('\n');
  if (sorted(before) === sorted(after)) return [{ kind: 'reordered' }];
  return gapsBetween(before, after).flatMap(([old, fresh]) => gapChanges(old, fresh));
}

type Gap = [old: string[], fresh: string[]];

/** The runs between the lines that both sides share. */
function gapsBetween(before: readonly string[], after: readonly string[]): Gap[] {
  const common = sharedLines(before, after);
  const gaps: Gap[] = [];
  let [i, j] = [0, 0];
  for (const [nextI, nextJ] of [...common, [before.length, after.length] as const]) {
    gaps.push([before.slice(i, nextI), after.slice(j, nextJ)]);
    [i, j] = [nextI + 1, nextJ + 1];
  }
  return gaps;
}

/** The longest common subsequence, as pairs of places. */
function sharedLines(a: readonly string[], b: readonly string[]): [number, number][] {
  const lengths = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0));
  const at = (i: number, j: number) => lengths[i]?.[j] ?? 0;
  for (let i = a.length - 1; i >= 0; i--) {
    const row = lengths[i] as number[];
    for (let j = b.length - 1; j >= 0; j--) {
      row[j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const pairs: [number, number][] = [];
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    if (a[i] === b[j]) pairs.push([i++, j++]);
    else if (at(i + 1, j) >= at(i, j + 1)) i++;
    else j++;
  }
  return pairs;
}

/** A line that resembles a lost one is the same line, changed. */
function gapChanges(old: readonly string[], fresh: readonly string[]): LineChange[] {
  const lost = [...old];
  const arrived = fresh.map((text): LineChange => {
    const like = lost.findIndex((was) => resemble(was, text));
    if (like < 0) return { kind: 'added', text };
    const [was = ''] = lost.splice(like, 1);
    return { kind: 'changed', was, text };
  });
  return [...arrived, ...lost.map((text): LineChange => ({ kind: 'removed', text }))];
}

// Half of the words in common: "2 ovos mexidos" and "3 ovos mexidos" do, "1 maçã" and "1 banana" do not.
function resemble(a: string, b: string): boolean {
  const [wordsOfA, wordsOfB] = [a, b].map((text) => new Set(searchable(text).match(/\p{L}{3,}/gu)));
  if (!wordsOfA?.size || !wordsOfB?.size) return false;
  const shared = [...wordsOfA].filter((word) => wordsOfB.has(word)).length;
  return shared / Math.max(wordsOfA.size, wordsOfB.size) >= 0.5;
}
