import { foldLetters } from '@alecrim/domain/pure';
import type { WrittenAmount } from '../reading/amount-at.ts';
import type { Item, Reading, Span } from '../reading/answer.ts';
import { measureAt, numberAt, unitAt } from '../reading/quantities.ts';
import { tokensOf } from '../reading/tokens.ts';
import { amountEdits, type Edit } from './amount-edits.ts';
import { type FractionStyle, type Scaled, scaleItem } from './scale-item.ts';
import { sizeEdits } from './size-words.ts';

export interface RewrittenLine {
  readonly text: string;
  readonly edits: readonly Edit[];
  /** What the new text must weigh, for each item of the reading. */
  readonly grams: readonly (number | undefined)[];
}

/**
 * The line with every amount of its food multiplied, in steps that people can measure. Alternatives follow the one that
 * is counted, so that they stay equivalent; summed foods change each by its own steps, and by its own factor where
 * `factor` has one for each group. Nothing but quantity words and the words that agree with them changes.
 */
export function rewriteLine(
  reading: Reading,
  factor: number | ReadonlyMap<number, number>,
  fraction: FractionStyle = 'glyph',
): RewrittenLine {
  const { text, items } = reading;
  if (hasOtherAmount(reading)) return { text, edits: [], grams: items.map(({ grams }) => grams) };
  const scaled = new Map<WrittenAmount, Scaled>();
  const ratios = new Map<Item, number>();
  for (const chosen of items.filter((item) => item.role === 'chosen' && isFood(item))) {
    const wanted = typeof factor === 'number' ? factor : (factor.get(chosen.group) ?? 1);
    const ratio = scaleItem(chosen, wanted, scaled);
    ratios.set(chosen, ratio);
    for (const other of items)
      if (other.group === chosen.group && other.role === 'alternative' && isFood(other))
        ratios.set(other, scaleItem(other, ratio, scaled));
  }
  const edits = [...scaled.values()].flatMap((one) => amountEdits(text, one, fraction));
  if (edits.length > 0) edits.push(...items.filter(isFood).flatMap((item) => sizeEdits(text, item, scaled)));
  edits.sort((a, b) => a.from - b.from);
  return {
    text: edited(text, edits),
    edits,
    grams: items.map((item) => item.grams && item.grams * (ratios.get(item) ?? 1)),
  };
}

/** A food whose amount can change. */
export const isFood = (item: Item): boolean => item.food !== undefined && item.amounts.length > 0;

function edited(text: string, edits: readonly Edit[]): string {
  let done = '';
  let at = 0;
  for (const edit of edits) {
    done += text.slice(at, edit.from) + edit.text;
    at = edit.to;
  }
  return done + text.slice(at);
}

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

/**
 * The line has an amount that belongs to none of its foods: "(12 g proteína)", "(90 kcal)", "4 colheres ou 100 g". It
 * would no longer be true after a change of the others, so the line stays as it is.
 */
export function hasOtherAmount(reading: Reading): boolean {
  const known = otherAmounts.get(reading) ?? findsOtherAmount(reading);
  otherAmounts.set(reading, known);
  return known;
}

// A line is rewritten by some thirty factors.
const otherAmounts = new WeakMap<Reading, boolean>();

function findsOtherAmount({ text, items }: Reading): boolean {
  const amounts = items.flatMap((item) => item.amounts);
  const spans: Span[] = amounts.map(({ span }) => span);
  const tokens = tokensOf(foldLetters(text));
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
