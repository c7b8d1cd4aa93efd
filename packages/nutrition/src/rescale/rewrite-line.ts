import type { Amount } from '../reading/amount-at.ts';
import type { Item, Reading } from '../reading/answer.ts';
import type { Edit } from './agreement.ts';
import { amountEdits } from './amount-edits.ts';
import type { FractionStyle } from './number-style.ts';
import { hasOtherAmount } from './other-amounts.ts';
import { type Scaled, scaleItem } from './scale-item.ts';

export interface RewrittenLine {
  readonly text: string;
  readonly edits: readonly Edit[];
  /** What the new text must weigh, for each item of the reading. */
  readonly grams: readonly (number | undefined)[];
}

/**
 * The line with every amount of its food multiplied, in steps that people can measure. Alternatives follow the one that
 * is counted, so that they stay equivalent; summed foods change each by its own steps. Nothing but quantity words and
 * the words that agree with them changes.
 */
export function rewriteLine(
  reading: Reading,
  factor: number,
  fraction: FractionStyle = 'glyph',
): RewrittenLine {
  const { text, items } = reading;
  if (hasOtherAmount(reading)) return { text, edits: [], grams: items.map(({ grams }) => grams) };
  const scaled = new Map<Amount, Scaled>();
  const ratios = new Map<Item, number>();
  const isFood = (item: Item) => item.food !== undefined && item.amounts.length > 0;
  for (const chosen of items.filter((item) => item.role === 'chosen' && isFood(item))) {
    const ratio = scaleItem(chosen, factor, scaled);
    ratios.set(chosen, ratio);
    for (const other of items)
      if (other.group === chosen.group && other.role === 'alternative' && isFood(other))
        ratios.set(other, scaleItem(other, ratio, scaled));
  }
  const edits = [...scaled.values()].flatMap((one) => amountEdits(text, one, fraction));
  edits.sort((a, b) => a.from - b.from);
  return {
    text: edited(text, edits),
    edits,
    grams: items.map((item) => item.grams && item.grams * (ratios.get(item) ?? 1)),
  };
}

function edited(text: string, edits: readonly Edit[]): string {
  let done = '';
  let at = 0;
  for (const edit of edits) {
    done += text.slice(at, edit.from) + edit.text;
    at = edit.to;
  }
  return done + text.slice(at);
}
