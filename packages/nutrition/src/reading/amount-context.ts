import { type AmountContext, amountAt } from './amount-at.ts';
import type { Element } from './elements.ts';
import type { FoodIndex } from './food-index.ts';
import { CATEGORIES, DISHES, PREPARATIONS } from './lexicon.ts';
import type { Token } from './tokens.ts';

/** What an amount must know about the words before it. */
export function amountContext(index: FoodIndex, out: readonly Element[], inBrackets: boolean): AmountContext {
  return {
    isName: (head, key) =>
      (index.byHead.get(head) ?? []).some(
        ({ keys }) => keys.length === 2 && keys.includes(key) && key !== head,
      ),
    isHead: (key) => index.byHead.has(key) || CATEGORIES.has(key),
    isFoodWord: (key) => index.vocabulary.has(key) || CATEGORIES.has(key),
    inBrackets,
    foodKnown: (inBrackets && !out.some((element) => element.is === 'word')) || isAfterFood(index, out),
  };
}

/** A food stands before that has no amount yet: "feijão – 2 colheres de arroz". */
function isAfterFood(index: FoodIndex, out: readonly Element[]): boolean {
  let named = false;
  for (let i = out.length - 1; i >= 0 && i > out.length - 20; i--) {
    const element = out[i];
    if (element?.is === 'amount' || element?.is === 'free' || element?.is === 'trace') return false;
    if (element?.is === 'word' && !isDishWord(index, element.word.key)) named = true;
    if (element?.is === 'join' && !['dash', 'colon', 'comma'].includes(element.join)) break;
  }
  return named;
}

/** "mexido: 2 col. arroz": a title, or how something is prepared, and no food that is measured. */
const isDishWord = (index: FoodIndex, key: string): boolean =>
  DISHES.has(key) || (PREPARATIONS.has(key) && !index.byHead.has(key));

/** "1 fatia de pão = 3 torradas": as much of another food, not the weight of this one. */
export function isMeasuredFood(out: readonly Element[]): boolean {
  const part = out.slice(out.findLastIndex((element) => element.is === 'join') + 1);
  return part.some(({ is }) => is === 'amount') && part.some(({ is }) => is === 'word');
}

export function startsMeasuredFood(
  index: FoodIndex,
  tokens: readonly Token[],
  at: number,
  out: readonly Element[],
): boolean {
  const { next } = amountAt(tokens, at, amountContext(index, out, false)) ?? { next: tokens.length };
  const word = tokens[tokens[next]?.text === 'de' ? next + 1 : next];
  return word?.kind === 'word' && index.byHead.has(word.key);
}
