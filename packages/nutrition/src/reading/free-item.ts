import type { Draft } from './draft.ts';
import type { Word } from './find-food.ts';
import { DRINKS, SEASONING, SPICES } from './lexicon.ts';

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
    plain.every((word) => set.has(word.key) || SEASONED.has(word.key));
  const isSeasoning = head.key === 'vinagre' || (plain.some((word) => SPICES.has(word.key)) && all(SPICES));
  // "1 Yorgus de baunilha": the unknown word may be the food.
  if (isSeasoning) return draft.amounts.every(({ measure }) => !measure?.measure.isUnknown);
  if (head.key === 'agua' && plain.every((word) => WATER.has(word.key))) return true;
  const weighed = draft.amounts.length > 0;
  if (!weighed && plain.some((word) => SEASONING.has(word.key)) && all(SEASONING)) return true;
  return (
    draft.amounts.every((amount) => amount.total === undefined && amount.measure === undefined) &&
    draft.kind === 'food' &&
    DRINKS.has(head.key) &&
    !/leite|acucar|coco|tonica/.test(plain.map((word) => word.key).join(' '))
  );
}

const isSpice = (words: readonly Word[]): boolean => words.some((word) => SPICES.has(word.key));

const SEASONED = new Set(
  'noz po pau seco fresco desidratado picado moido reino preto branco verde gosto natural ralado raspa folha taiti siciliano espremido suco rosa do himalaia marinho'.split(
    ' ',
  ),
);
const WATER = new Set(
  'agua cozimento gas mineral filtrado filtrada morno gelado fresco natural com_gas com_gelo limao saborizado'.split(
    ' ',
  ),
);
