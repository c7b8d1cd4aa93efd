import type { WrittenAmount } from '../reading/amount-at.ts';
import type { Item } from '../reading/answer.ts';
import { isSizeWord } from '../wording/word-forms.ts';
import type { Edit } from './amount-edits.ts';
import type { Scaled } from './scale-item.ts';
import { isOpenSize } from './steps.ts';

const WORD = /\s+([\p{L}\p{M}]+)/gu;

/**
 * "1 filé médio (100 g)" → "1 filé (130 g)": a piece that stays one piece with other grams has another size, so the word for
 * its size goes.
 */
export function sizeEdits(
  text: string,
  { amounts, food, foodSpan }: Item,
  scaled: ReadonlyMap<WrittenAmount, Scaled>,
): Edit[] {
  const piece = amounts.find((amount) => amount.total === undefined && isOpenSize(amount, food));
  if (piece === undefined || scaled.has(piece) || ![...scaled.keys()].some((one) => amounts.includes(one)))
    return [];
  const to = Math.max(piece.span[1], foodSpan?.[1] ?? 0);
  const found = [...text.slice(piece.span[0]).matchAll(WORD)].find(
    ({ index, 1: word = '' }) => piece.span[0] + index <= to && isSizeWord(word),
  );
  if (found === undefined) return [];
  const from = piece.span[0] + found.index;
  return [{ from, to: from + found[0].length, text: '' }];
}
