import type { WrittenAmount } from './amount-at.ts';
import { writesGrams } from './counts.ts';

/** "150 g (peso cru 50 g)": one of the two is of something else. */
export const isFar = (one: number, other: number): boolean => one > 1.05 * other || other > 1.05 * one;

// As near as two ways to say one amount are.
const SAME = 1.16;

/**
 * "Arroz 100 g 200 g", "Banana 2 unidades 3": a second amount, neither in brackets nor behind "ou", that says something else or
 * cannot be weighed. Written grams and a measure are compared where the measure is known (`doubtfulTotal`).
 */
export function disagree(
  amounts: readonly WrittenAmount[],
  taken: WrittenAmount,
  grams: number,
  gramsOf: (other: WrittenAmount) => number | undefined,
): boolean {
  if (taken.bracketed || taken.restates) return false;
  return amounts.some((other) => {
    if (other === taken || other.bracketed || other.restates || other.implied) return false;
    const own = gramsOf(other);
    if (own === undefined) return other.measure?.measure.vague !== true;
    return writesGrams(other) === writesGrams(taken) && (own > SAME * grams || grams > SAME * own);
  });
}
