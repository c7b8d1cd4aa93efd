import type { ExchangeId } from '../foods/vocabulary.ts';
import type { Composing } from './composing.ts';
import type { ItemDraft } from './draft.ts';
import { isSameKind } from './part-rules.ts';
import type { Classified, Part } from './parts.ts';

/** "1 banana com aveia ou 1 maçã": the apple stands for the banana, not for the oats. */
export function insteadOf(line: Composing, current: ItemDraft, found: Classified): ItemDraft {
  const main = line.drafts.at(-2);
  const isBeside = current.with && current.amounts.length === 0 && main?.amounts.length;
  return isBeside && main && isSameKind(main, found) && !isSameKind(current, found) ? main : current;
}

const BESIDE = new Set<Part['join']>(['plus', 'with', 'and']);
/** A main dish of eggs, meat or cheese, beside which the rest of the meal stays as it is. */
const MAIN = new Set<ExchangeId | undefined>(['carnes', 'queijos', 'proteicos']);

const isMain = ({ match }: ItemDraft): boolean => MAIN.has(match?.food.exchange);

/**
 * "A + B ou C + D": D belongs to C alone where B and C do not stand for each other, or where C stands for A. So does what follows
 * in "frango ou 1 ovo + 1 clara", "1 ovo ou 1 iogurte com 2 colheres de granola".
 */
export function isOneOf(
  { drafts }: Composing,
  current: ItemDraft,
  draft: ItemDraft,
  { join, amounts }: Part,
): boolean {
  // A food that is joined to such a part belongs to the same alternative.
  if (BESIDE.has(join) && current.doubts.some(({ code }) => code === 'part-of-choice')) return true;
  const first = drafts.at(-3);
  if (first?.group !== current.group) return false;
  const kind = draft.match?.food.exchange;
  if (
    (join === 'with' && amounts.length > 0) ||
    (kind !== undefined && kind === current.match?.food.exchange)
  )
    return true;
  const isMeasured = amounts.length > 0 && current.amounts.length > 0;
  if (!BESIDE.has(join) || !isMeasured || current.match === undefined) return false;
  const isSwapped = isSameKind(first, current) || (isMain(first) && isMain(current));
  return (
    !isSwapped ||
    drafts.some((one) => one.group !== current.group && one !== draft && isSameKind(one, current))
  );
}
