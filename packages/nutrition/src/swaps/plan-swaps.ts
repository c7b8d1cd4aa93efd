import type { RestricaoDoPaciente } from '@alecrim/domain/pure';
import { equivalentsOf } from '../exchange/equivalents-of.ts';
import { noNewTags } from '../exchange/no-new-tags.ts';
import { FOODS } from '../foods/foods.ts';
import { type KnownFoods, planReaders } from '../plan/plan-readers.ts';
import type { PlanTexts } from '../plan/plan-texts.ts';
import type { Item, Reading } from '../reading/answer.ts';
import { linesStoodFor } from '../totals/day.ts';

export interface Swap {
  /** The line as the plan has it. */
  readonly line: string;
  /** What may be eaten in its place, in words. */
  readonly equivalents: readonly string[];
}

// A short list is read to its end on a phone.
const MOST_EQUIVALENTS = 4;

/**
 * What a patient may eat in place of each line, without help: only lines with one food whose reading is sure, and only
 * foods that the patient does not avoid and that bring nothing to avoid that the plan does not hold already. Of a longer
 * plan the first `most` of these lines are looked up. It yields after every line.
 */
export function* planSwaps(
  { meals, recipes }: PlanTexts,
  known: KnownFoods = {},
  most = Number.POSITIVE_INFINITY,
  restrictions: readonly RestricaoDoPaciente[] = [],
): Generator<undefined, Swap[]> {
  const { readItem, readIngredient } = yield* planReaders(recipes, known);
  const readings = new Map<string, Reading>();
  for (const line of meals.flat(2)) {
    if (!readings.has(line)) readings.set(line, readItem(line));
    yield;
  }
  const ingredients = recipes.flatMap(({ lines }) => lines.map(readIngredient));
  const isFitting = noNewTags([...readings.values(), ...ingredients]);
  const hasOther = new Set(meals.flat().flatMap(linesWithOther));
  const items = [...readings].flatMap(([line, reading]) => {
    const item = hasOther.has(line) ? undefined : onlyItem(reading);
    return item ? [{ line, item }] : [];
  });
  const swaps: Swap[] = [];
  for (const { line, item } of items.slice(0, most)) {
    const found = equivalentsOf(item, FOODS, MOST_EQUIVALENTS, restrictions, isFitting);
    if (found.length > 0) swaps.push({ line, equivalents: found.map(({ words }) => words) });
    yield;
  }
  return swaps;
}

/** Lines that stand for each other, below each other, have their alternatives already. */
function linesWithOther(lines: readonly string[]): string[] {
  const first = linesStoodFor(lines);
  return lines.filter((_, i) => first.some((place, j) => place !== j && (place === i || j === i)));
}

/** A line with "ou" has its alternatives already, a sum needs more than one swap, and a range leaves the amount open. */
function onlyItem({ items }: Reading): Item | undefined {
  const [item, ...others] = items;
  return others.length === 0 && item?.range === undefined ? item : undefined;
}
