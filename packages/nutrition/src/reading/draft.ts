import { SIZES } from '../measures.ts';
import type { WrittenAmount } from './amount-at.ts';
import type { Doubt, Span } from './answer.ts';
import type { Match, Word } from './find-food.ts';
import {
  DRINK_ADDITIONS,
  DRINKS,
  FUNCTION_WORDS,
  SEASONING,
  SEASONING_PARTS,
  SPICES,
  WATER_WORDS,
} from './lexicon.ts';
import type { Part } from './parts.ts';

/** An item in the making. */
export interface ItemDraft {
  group: number;
  words: Word[];
  amounts: WrittenAmount[];
  match?: Match;
  kind: 'food' | 'dish' | 'category' | 'unknown';
  free: boolean;
  trace: boolean;
  /** Joined by "com": without an amount it leaves the rest as it is. */
  with: boolean;
  /** How it is joined to what stands before it. */
  join: Part['join'];
  /** Joined by a comma to an amount that it may share. */
  listed: boolean;
  shared: boolean;
  /** An ingredient of a dish behind "ou": a food that is joined to it may belong to the dish too. */
  inChoice: boolean;
  doubts: Doubt[];
}

const WITHOUT = /^(?:sem|com)_/;

/** Never summed: “à vontade”, herbs and vinegar, water; tea, coffee and seasoning without an amount. */
export function isFree(draft: ItemDraft, words: readonly Word[]): boolean {
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
  const isWater = head.key === 'agua' && plain.every((word) => WATER_WORDS.has(word.key));
  if (isSeasoning || isWater) return draft.amounts.every(({ measure }) => !measure?.measure.isUnknown);
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

/** The words of an item with its amounts, folded, single spaces. */
export function wordingOf(folded: string, draft: ItemDraft): string {
  const spans: Span[] = [];
  for (const { from, to } of draft.words) spans.push([from, to]);
  if (!draft.shared && draft.amounts.length > 0) {
    for (const { span } of draft.amounts) spans.push(span);
    spans.sort((a, b) => a[0] - b[0]);
  }
  let wording = '';
  for (const [from, to] of spans) wording += `${wording === '' ? '' : ' '}${folded.slice(from, to)}`;
  return wording.includes('  ') ? wording.replace(/\s+/g, ' ') : wording;
}

/** Words that say which food it is, in the form of the list: "torradas" and "torrada" are one subject. */
export function subjectOf({ words, match }: ItemDraft): string {
  let subject = '';
  const add = ({ key }: Word): void => {
    if (!FUNCTION_WORDS.has(key) && !Object.hasOwn(SIZES, key))
      subject = subject === '' ? key : `${subject} ${key}`;
  };
  // The word of a measure may belong to the name: "barra de cereal".
  const first = words[0]?.from ?? 0;
  for (const word of match?.words ?? []) if (word.from < first) add(word);
  for (const word of words) add(word);
  return subject;
}
