import type { Reading } from '../reading/answer.ts';
import { type Amounts, rangeOf, rounded, sumOf } from './amounts.ts';
import { type LineState, lineAmounts } from './line-amounts.ts';

export interface Numbers {
  readonly amounts: Amounts;
  /** Lines with food in them. Free ones and instructions do not count. */
  readonly lines: number;
  /** Those of them that are in the sum as a whole. */
  readonly known: number;
}

const WITH_FOOD: readonly LineState[] = ['counted', 'partial', 'unsure', 'unknown'];

export function optionNumbers(readings: readonly Reading[]): Numbers {
  const lines = readings.map(lineAmounts);
  return {
    amounts: rounded(sumOf(lines.map(({ amounts }) => amounts))),
    lines: lines.filter(({ state }) => WITH_FOOD.includes(state)).length,
    known: lines.filter(({ state }) => state === 'counted').length,
  };
}

/** An option of which nothing is known would pull the least to zero: it counts as lines without number only. */
export function mealNumbers(options: readonly Numbers[]): Numbers {
  const read = options.filter((option) => option.known > 0 || option.lines === 0);
  return { amounts: rangeOf(read.map(({ amounts }) => amounts)), ...linesOf(options) };
}

export function dayNumbers(meals: readonly Numbers[]): Numbers {
  return { amounts: sumOf(meals.map(({ amounts }) => amounts)), ...linesOf(meals) };
}

const linesOf = (parts: readonly Numbers[]) => ({
  lines: parts.reduce((sum, { lines }) => sum + lines, 0),
  known: parts.reduce((sum, { known }) => sum + known, 0),
});
