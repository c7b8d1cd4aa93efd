import type { Reading } from '../reading/answer.ts';
import {
  type Amounts,
  type LineAmounts,
  type LineState,
  lineAmounts,
  rangeOf,
  rounded,
  sumOf,
} from './line-amounts.ts';

export interface Numbers {
  readonly amounts: Amounts;
  /** Lines with food in them. Free ones and instructions do not count. */
  readonly lines: number;
  /** Those of them that are in the sum as a whole. */
  readonly known: number;
  /** Energy of the first options that is likely there and not in the sum: the nutritionist has to look at it. */
  readonly openEnergy: number;
  /** The texts of the lines to be looked at. Only an option and a recipe have them. */
  readonly openLines?: readonly string[];
}

const WITH_FOOD: readonly LineState[] = ['counted', 'partial', 'unsure', 'unknown'];

export function optionNumbers(readings: readonly Reading[]): Numbers {
  const lines = readings.map(lineAmounts);
  const first = linesStoodFor(readings.map(({ text }) => text));
  return {
    amounts: rounded(sumOf(eatenLines(lines, first))),
    lines: lines.filter(({ state }) => WITH_FOOD.includes(state)).length,
    known: lines.filter(({ state }) => state === 'counted').length,
    openEnergy: Math.round(
      lines.reduce((sum, { openEnergy }, i) => sum + (first[i] === i ? openEnergy : 0), 0),
    ),
    openLines: readings.filter((_, i) => lines[i]?.isOpen).map(({ text }) => text),
  };
}

/** The amounts of each line; those of lines that stand for each other as one range, and nothing for all but the first. */
function eatenLines(lines: readonly LineAmounts[], first: readonly number[]): Amounts[] {
  // Most options have no such lines, and a save sums the options of a whole plan.
  if (first.every((place, i) => place === i)) return lines.map(({ amounts }) => amounts);
  const eaten: Amounts[][] = lines.map(() => []);
  // Of an alternative without a number nothing is known: it would pull the least to zero.
  for (const [i, { amounts, state }] of lines.entries())
    if (first[i] === i || state === 'counted') eaten[first[i] ?? i]?.push(amounts);
  return eaten.map(rangeOf);
}

/** Something of it is in the sum: a whole line, or the sure foods of a line that has others. An empty option is read too. */
export const isRead = ({ known, lines, amounts }: Numbers): boolean =>
  known > 0 || lines === 0 || amounts.energy.most > 0;

/** An option of which nothing is known would pull the least to zero: it counts as lines without number only. */
export function mealNumbers(options: readonly Numbers[]): Numbers {
  const read = options.filter(isRead);
  const { openEnergy = 0 } = options[0] ?? {};
  return { amounts: rangeOf(read.map(({ amounts }) => amounts)), ...linesOf(options), openEnergy };
}

export function dayNumbers(meals: readonly Numbers[]): Numbers {
  return {
    amounts: sumOf(meals.map(({ amounts }) => amounts)),
    ...linesOf(meals),
    openEnergy: meals.reduce((sum, meal) => sum + meal.openEnergy, 0),
  };
}

const linesOf = (parts: readonly Numbers[]) => ({
  lines: parts.reduce((sum, { lines }) => sum + lines, 0),
  known: parts.reduce((sum, { known }) => sum + known, 0),
});

const OR = /ou|substitu/i;
const ALONE = /^[^\p{L}\d]*(?:e\s*\/\s*)?ou[^\p{L}\d]*$/iu;
const OPENS =
  /^[^\p{L}\d]*(?:ou(?![\p{L}\d])|substitu(?:ição|ições|icao|icoes|ir por|ir|to)\s*(?::|por\s))/iu;
const CLOSES = /(?<![\p{L}\d])ou[^\p{L}\d]*$/iu;

/**
 * The place of the line that each line stands for: its own, or that of an earlier one, after a line that says only "ou",
 * after one that ends with it, or where it begins with it or with "Substituição:". Such lines are alternatives and not eaten beside each other.
 */
export function linesStoodFor(lines: readonly string[]): number[] {
  const first: number[] = [];
  let before: number | undefined;
  let isJoined = false;
  for (const [place, line] of lines.entries()) {
    first.push(place);
    if (line.trim() === '') continue;
    const hasOr = OR.test(line);
    if (hasOr && ALONE.test(line)) {
      isJoined = true;
      continue;
    }
    if (before !== undefined && (isJoined || (hasOr && OPENS.test(line)))) first[place] = before;
    else before = place;
    isJoined = hasOr && CLOSES.test(line);
  }
  return first;
}
