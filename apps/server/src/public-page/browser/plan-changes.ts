/** Lines that stand together, such as one option of a meal, and where that is in words. */
export interface Group {
  where: string;
  lines: readonly string[];
}

export interface Change {
  kind: 'novo' | 'mudou' | 'saiu';
  where: string;
  text: string;
  before?: string | undefined;
  at?: readonly [group: number, line: number];
}

/** What a reader of the earlier plan would find different in the later one, in reading order. */
export function changesBetween(before: readonly Group[], after: readonly Group[]): Change[] {
  const earlier = matched(before, after);
  const gone = before.filter((group) => !earlier.includes(group));
  return [
    ...after.flatMap((group, place) => changesIn(earlier[place], group, place)),
    ...gone.flatMap(({ where, lines }) => lines.map((text) => ({ kind: 'saiu' as const, where, text }))),
  ];
}

/**
 * For every later group the earlier one that it came from. Contents come before names, so that an option that
 * was only moved or renamed is not reported line by line.
 */
function matched(before: readonly Group[], after: readonly Group[]): (Group | undefined)[] {
  const free = new Set(before);
  const found: (Group | undefined)[] = after.map(() => undefined);
  const rules: ((a: Group, b: Group) => boolean)[] = [
    (a, b) => a.where === b.where && shared(a, b) > 0,
    (a, b) => shared(a, b) * 2 >= Math.max(a.lines.length, b.lines.length),
    (a, b) => a.where === b.where,
  ];
  for (const isSame of rules) {
    for (const [place, group] of after.entries()) {
      const origin = found[place] ?? [...free].find((candidate) => isSame(candidate, group));
      found[place] = origin;
      if (origin) free.delete(origin);
    }
  }
  return found;
}

const shared = (a: Group, b: Group): number => a.lines.length - without(a.lines, b.lines).length;

function changesIn(before: Group | undefined, after: Group, group: number): Change[] {
  const { where, lines } = after;
  const removed = without(before?.lines ?? [], lines);
  const added = without(lines, before?.lines ?? []);
  const isExchange = removed.length === 1 && added.length === 1;
  let next = 0;
  const changes = added.map((text): Change => {
    // Equal lines appear in order, so the search goes on behind the last one found.
    const line = lines.indexOf(text, next);
    next = line + 1;
    const origin = removed.findIndex((old) => isExchange || isAlike(old, text));
    const [old] = origin < 0 ? [] : removed.splice(origin, 1);
    return { kind: old === undefined ? 'novo' : 'mudou', where, text, before: old, at: [group, line] };
  });
  return [...changes, ...removed.map((text) => ({ kind: 'saiu' as const, where, text }))];
}

/** The lines that have no equal among the others; each of the others answers for one line only. */
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
  const words = wordsOf(a);
  const others = wordsOf(b);
  const same = words.filter((word) => others.includes(word)).length;
  return same * 2 >= Math.max(words.length, others.length) && same > 0;
}

const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).filter((word) => !/^(com|sem|para|dos|das)$/.test(word));
