import type { Decisions } from '../plan/decisions.ts';
import type { Item, Reading } from '../reading/answer.ts';
import type { LineReader } from '../reading/read-line.ts';
import { isFood, type RewrittenLine, readsBack, rewriteLine } from './rewrite-line.ts';
import type { FractionStyle } from './scale-item.ts';

/** No line changes by more than this: beyond, it is another meal. */
export const MOST_CHANGE = 0.35;
const LEAST_FACTOR = 1 - MOST_CHANGE;
const MOST_FACTOR = 1 + MOST_CHANGE;
// Half of the finest usual step, 10 g of 200.
const EVERY = 0.025;
/** A line of several foods changes by part. Beyond so many texts its parts change together. */
const MOST_RUNGS: Readonly<Record<number, number>> = { 2: 7, 3: 4 };

/** One text that a line can have, and by how much each of its foods changed. */
export interface Variant {
  readonly reading: Reading;
  readonly ratios: readonly { readonly item: Item; readonly ratio: number }[];
}

export interface VariantRules {
  readonly read: LineReader;
  readonly decisions: Decisions;
  readonly fraction: FractionStyle;
}

/** The texts that a line can have: itself first, then every other whose foods change by no more than 35 per cent. */
export function variantsOf(reading: Reading, rules: VariantRules): readonly Variant[] {
  const found: Variant[] = [
    {
      reading,
      ratios: ratiosOf(
        reading,
        reading.items.map(({ grams }) => grams),
      ),
    },
  ];
  const seen = new Set([reading.text]);
  for (const factor of factorsOf(reading, rules.fraction)) {
    const rewritten = rewriteLine(reading, factor, rules.fraction);
    if (seen.has(rewritten.text)) continue;
    seen.add(rewritten.text);
    const ratios = ratiosOf(reading, rewritten.grams);
    if (ratios.some(({ ratio }) => ratio < LEAST_FACTOR - 1e-6 || ratio > MOST_FACTOR + 1e-6)) continue;
    const after = readAgain(reading, rewritten, rules);
    if (after !== undefined) found.push({ reading: after, ratios });
  }
  return found;
}

type Factor = number | ReadonlyMap<number, number>;

const SINGLE: readonly number[] = Array.from(
  { length: Math.round((2 * MOST_CHANGE) / EVERY) + 1 },
  (_, step) => LEAST_FACTOR + step * EVERY,
);

function factorsOf(reading: Reading, fraction: FractionStyle): readonly Factor[] {
  const groups = [
    ...new Set(
      reading.items.filter((item) => item.role === 'chosen' && isFood(item)).map(({ group }) => group),
    ),
  ];
  const most = MOST_RUNGS[groups.length];
  if (most === undefined) return SINGLE;
  const rungs = groups.map((group) => rungsOf(reading, group, most, fraction));
  return rungs.reduce<ReadonlyMap<number, number>[]>(
    (all, factors, place) =>
      all.flatMap((one) => factors.map((factor) => new Map([...one, [groups[place] ?? 0, factor]]))),
    [new Map()],
  );
}

/** The factors by which one food of a line has other words, as many as `most`, spread evenly. */
function rungsOf(reading: Reading, group: number, most: number, fraction: FractionStyle): readonly number[] {
  const byText = new Map([[reading.text, 1]]);
  for (const factor of SINGLE) {
    const { text, grams } = rewriteLine(reading, new Map([[group, factor]]), fraction);
    const isNear = ratiosOf(reading, grams).every(
      ({ ratio }) => ratio >= LEAST_FACTOR - 1e-6 && ratio <= MOST_FACTOR + 1e-6,
    );
    if (isNear && !byText.has(text)) byText.set(text, factor);
  }
  const others = [...byText.values()].slice(1);
  const every = Math.max(1, Math.ceil(others.length / (most - 1)));
  return [1, ...others.filter((_, place) => place % every === 0)];
}

function ratiosOf({ items }: Reading, grams: readonly (number | undefined)[]): Variant['ratios'] {
  return items.flatMap((item, place) => {
    const after = grams[place];
    const isCounted = (item.role === 'chosen' || item.role === 'alternative') && isFood(item);
    return isCounted && item.grams && after !== undefined ? [{ item, ratio: after / item.grams }] : [];
  });
}

/** The reading of the new words; undefined where they mean something else. */
function readAgain(
  before: Reading,
  rewritten: RewrittenLine,
  { read, decisions }: VariantRules,
): Reading | undefined {
  const after = read(rewritten.text);
  if (readsBack(before, rewritten, after)) return after;
  // *Está certo* is kept by the words of the line. The new words are as right as the old ones were: `carriedDecisions`
  // keeps that for them.
  const items = after.items.map((item, place) => {
    const was = before.items[place];
    return was && was.confidence === 'sure' && isConfirmed(was, decisions)
      ? { ...item, confidence: 'sure' as const, doubts: [] }
      : item;
  });
  const confirmed = { ...after, items };
  return readsBack(before, rewritten, confirmed) ? confirmed : undefined;
}

export const isConfirmed = ({ wording }: Item, decisions: Decisions): boolean => {
  const decision = decisions.get(wording);
  return decision !== undefined && decision.skip !== true;
};
