import { searchable } from '../fold.ts';

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
  const [words, others] = [wordsOf(a), wordsOf(b)];
  const same = [...words].filter((word) => others.has(word)).length;
  return same > 0 && same * 2 >= Math.max(words.size, others.size);
}

const wordsOf = (text: string): Set<string> =>
  new Set(
    (searchable(text).match(/\p{L}{3,}/gu) ?? []).filter((word) => !/^(com|sem|para|dos|das)$/.test(word)),
  );
