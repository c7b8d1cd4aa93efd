import type { Draft } from './draft.ts';
import type { Word } from './find-food.ts';
import { DRINK_ADDITIONS, DRINKS, SEASONING, SEASONING_PARTS, SPICES, WATER_WORDS } from './lexicon.ts';

const WITHOUT = /^(?:sem|com)_/;

/** Never summed: “à vontade”, herbs and vinegar, water; tea, coffee and seasoning without an amount. */
export function isFree(draft: Draft, words: readonly Word[]): boolean {
  const isWeighed = draft.amounts.some(({ total, each }) => total !== undefined || each !== undefined);
  // "1 fio de azeite (5 ml)" is weighed; a pinch of a spice is none.
  if (draft.free || (draft.trace && (!isWeighed || isSpice(words)))) return true;
  const plain = words.filter((word) => !WITHOUT.test(word.key));
  const [head] = plain;
  if (head === undefined) return false;
  const all = (set: ReadonlySet<string>): boolean =>
    plain.every((word) => set.has(word.key) || SEASONING_PARTS.has(word.key));
  const isSeasoning = head.key === 'vinagre' || (plain.some((word) => SPICES.has(word.key)) && all(SPICES));
  // "1 Yorgus de baunilha": the unknown word may be the food.
  if (isSeasoning) return draft.amounts.every(({ measure }) => !measure?.measure.isUnknown);
  if (head.key === 'agua' && plain.every((word) => WATER_WORDS.has(word.key))) return true;
  const weighed = draft.amounts.length > 0;
  if (!weighed && plain.some((word) => SEASONING.has(word.key)) && all(SEASONING)) return true;
  return (
    draft.amounts.every((amount) => amount.total === undefined && amount.measure === undefined) &&
    draft.kind === 'food' &&
    DRINKS.has(head.key) &&
    !plain.some((word) => DRINK_ADDITIONS.has(word.key))
  );
}

const isSpice = (words: readonly Word[]): boolean => words.some((word) => SPICES.has(word.key));
