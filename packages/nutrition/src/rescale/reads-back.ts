import type { Reading } from '../reading/answer.ts';
import type { RewrittenLine } from './rewrite-line.ts';

/** Rounding of grams in a reading, and of a third that is written "0,33". */
const NEAR = 0.012;

/** The new words are read as the same foods, as surely as before, with the grams that were wanted. */
export function readsBack(before: Reading, { grams }: RewrittenLine, after: Reading): boolean {
  if (after.status !== before.status || after.items.length !== before.items.length) return false;
  return before.items.every((item, place) => {
    const again = after.items[place];
    if (again?.food?.id !== item.food?.id || again?.role !== item.role || again.group !== item.group)
      return false;
    if (item.role === 'chosen' && item.confidence !== again.confidence) return false;
    const wanted = grams[place];
    if (item.role !== 'chosen' || wanted === undefined) return true;
    return Math.abs((again.grams ?? 0) - wanted) <= 0.02 + NEAR * wanted;
  });
}
