import type { Reading, Span } from '../reading/answer.ts';
import { foldLine } from '../reading/fold.ts';
import { measureAt, unitAt } from '../reading/measure-at.ts';
import { numberAt } from '../reading/numbers.ts';
import { tokensOf } from '../reading/tokens.ts';

/**
 * The line has an amount that belongs to none of its foods: "(12 g proteína)", "(90 kcal)", "4 colheres ou 100 g". It
 * would no longer be true after a change of the others, so the line stays as it is.
 */
export function hasOtherAmount({ text, items }: Reading): boolean {
  const amounts = items.flatMap((item) => item.amounts);
  const spans: Span[] = amounts.map(({ span }) => span);
  const tokens = tokensOf(foldLine(text));
  return tokens.some(({ from }, at) => {
    const found = numberAt(tokens, at);
    if (found === undefined || spans.some((span) => from >= span[0] && from < span[1])) return false;
    const unit = unitAt(tokens, found.next);
    // "(Fatia (25g): 2)": the grams of one stand apart from the number.
    if (unit && amounts.some(({ each }) => each?.value === found.value * unit.factor)) return false;
    const isEnergy = /^(?:k?cal|calorias?|kj)$/.test(tokens[found.next]?.text ?? '');
    return isEnergy || unit !== undefined || measureAt(tokens, found.next) !== undefined;
  });
}
