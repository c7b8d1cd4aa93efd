import { measureNamed, PRESSED } from '../measures.ts';
import type { WrittenAmount } from './amount-at.ts';
import { doubtAt } from './answer.ts';
import type { Element } from './elements.ts';
import { isMadeOfPlants, isRawVegetable, isStretched, type Match, matchOf, type Word } from './find-food.ts';
import type { FoodIndex } from './food-index.ts';
import {
  ADVICE,
  CATEGORIES,
  EATING_VERBS,
  FUNCTION_WORDS,
  isContent,
  MUST_MATCH_WORDS,
  NOT_FOOD,
  PRESSED_WORDS,
  SEASON_VERBS,
} from './lexicon.ts';
import type { MeasureAt } from './quantities.ts';
import { areSeasonings } from './seasonings.ts';
import { exportedAmount, labelledAt } from './software-exports.ts';
import type { Join } from './words-and-joins.ts';

/** What stands between two joins: at most one food, with its amounts. */
export interface Part {
  /** How it is joined to the part before it; `next` stands for nothing at all ("1 ovo 30 g de tapioca"). */
  readonly join?: Join | 'next';
  readonly amounts: WrittenAmount[];
  readonly words: Word[];
  /** Brackets with more than an amount or a preparation in them. */
  readonly inner: Part[][];
  free: boolean;
  trace: boolean;
  /** Put together from segments between commas: its words stand in any order. */
  readonly isPath?: boolean;
  /** The next column of a table. It may hold alternatives. */
  readonly isColumn?: boolean;
}

const newPart = (join?: Part['join']): Part => ({
  join,
  amounts: [],
  words: [],
  inner: [],
  free: false,
  trace: false,
});

export function partsOf(elements: readonly Element[]): Part[] {
  const parts: Part[] = [];
  let part = newPart();
  let closed = false;
  const isBehind = areBehind(elements);
  const begin = (join: Part['join']): void => {
    parts.push(part);
    part = newPart(join);
    closed = false;
  };
  let next = 0;
  for (const [i, element] of elements.entries()) {
    if (i < next) continue;
    const label = element.is === 'measure' ? labelledAt(elements, i) : undefined;
    if (label !== undefined) {
      part.amounts.push(label.amount);
      next = label.next;
    } else if (element.is === 'join') begin(element.join);
    else if (element.is === 'free') part.free = true;
    else if (element.is === 'trace') part.trace = true;
    else if (element.is === 'brackets') {
      // "25 g (¼ de tablete) de chocolate": the food is still to come.
      const isNamed = part.words.some(isContent);
      closed = (absorb(part, element.inside) && isNamed) || closed;
    } else if (element.is === 'measure') takeMeasure(part, element.measure, elements[i + 1], elements[i + 2]);
    else if (element.is === 'word') {
      if (closed && isContent(element.word) && !isAddedBehind(element.word, elements[i + 1])) begin('next');
      part.words.push(element.word);
    } else if (element.is === 'amount') {
      const named = part.words.some(isContent);
      const foodFollows = elements[i + 1]?.is === 'word' && !isLoose(elements, i + 1);
      const count = element.amount.measure === undefined && element.amount.total === undefined;
      const pressed = foodFollows && count ? pressedFruit(part, element.amount) : undefined;
      if (pressed !== undefined) {
        part.amounts.push(pressed);
        continue;
      }
      if (named && foodFollows && !isBehind && (part.amounts.length > 0 || count || element.amount.ofNext))
        begin('next');
      else if (named) closed = true;
      part.amounts.push(element.amount);
    }
  }
  parts.push(part);
  return parts;
}

/** "Iogurte grego (100 g) zero": one more word for the food before the brackets. */
const isAddedBehind = ({ key }: Word, after: Element | undefined): boolean =>
  MUST_MATCH_WORDS.has(key) && after?.is !== 'word';

/** "Suco de 1 limão": so many fruits pressed, not so many fruits. */
function pressedFruit({ words, amounts }: Part, amount: WrittenAmount): WrittenAmount | undefined {
  const [juice, of] = words;
  const measure = measureNamed(PRESSED);
  if (words.length !== 2 || amounts.length > 0 || of?.key !== 'de' || measure === undefined) return undefined;
  if (!PRESSED_WORDS.has(juice?.key ?? '')) return undefined;
  return { ...amount, measure: { measure, words: [], span: amount.span, next: 0 } };
}

/** "Frango 150 arroz 100": every number stands behind its food. */
function areBehind(elements: readonly Element[]): boolean {
  if (elements.length < 4 || elements[0]?.is !== 'word' || elements.at(-1)?.is !== 'amount') return false;
  return elements.every((element, i) => {
    if (element.is === 'amount') return elements[i - 1]?.is === 'word' && !element.amount.ofNext;
    return element.is === 'word';
  });
}

/** Only words that describe, up to the next join or the end: "4 colheres cheias". */
function isLoose(elements: readonly Element[], from: number): boolean {
  for (let i = from; i < elements.length && i < from + 8; i++) {
    const element = elements[i];
    if (element?.is !== 'word') break;
    if (isContent(element.word)) return false;
  }
  return true;
}

/** "Copo de suco": a measure without a number is one of it. "Unidade: 1" has its number behind it. */
function takeMeasure(part: Part, measure: MeasureAt, next?: Element, after?: Element): void {
  const numbered =
    next?.is === 'amount' || (next?.is === 'join' && next.join === 'colon' && after?.is === 'amount');
  if (numbered) return;
  part.amounts.push({
    quantity: { value: 1, span: measure.span },
    measure,
    span: measure.span,
    ofNext: true,
    implied: true,
  });
}

/** What brackets say about the part before them. True if they gave an amount. */
function absorb(part: Part, inside: readonly Element[]): boolean {
  const amount = exportedAmount(inside);
  if (amount !== undefined) {
    part.amounts.push({ ...amount, bracketed: true });
    return true;
  }
  const inner = partsOf(inside);
  // "Iogurte 170 g (adoçante a gosto)" says nothing about the yoghurt.
  if (inner.some((one) => one.free && !areSeasonings(one.words))) part.free = true;
  const words = inner.flatMap((one) => one.words);
  if (!words.some(isContent) && inner.every((one) => one.inner.length === 0)) {
    for (const one of inner)
      for (const amount of one.amounts)
        part.amounts.push({ ...amount, bracketed: true, ...(one.join === 'or' && { restates: true }) });
    // One preparation is the preparation; two ("cozido ou grelhado") leave it open.
    if (inner.length === 1) part.words.push(...words);
    return inner.some((one) => one.amounts.length > 0);
  }
  part.inner.push(inner);
  return inner.some((one) => one.amounts.length > 0);
}

export type PartKind =
  | 'food'
  | 'dish'
  | 'category'
  | 'unknown'
  | 'amount'
  | 'qualifier'
  | 'advice'
  | 'not-food'
  | 'empty';

export interface Classified {
  readonly kind: PartKind;
  readonly words: Word[];
  readonly match?: Match;
  /** It begins with a verb: "comer", "adicionar". */
  readonly act: boolean;
  /** The verb is one of seasoning: "temperar", "polvilhar". */
  readonly seasoning: boolean;
}

/** What a part is: a food, an amount, words about preparation, advice… */
export function classify(index: FoodIndex, part: Part, amountOnly = false): Classified {
  if (/^(nao|nunca|jamais)$/.test(part.words[0]?.text ?? ''))
    return { kind: 'advice', words: part.words, act: true, seasoning: false };
  const { words, ...verb } = withoutActs(part.words);
  const first = words.find((word) => !FUNCTION_WORDS.has(word.key) || ADVICE.has(word.text));
  if (
    first !== undefined &&
    (ADVICE.has(first.key) || ADVICE.has(first.text)) &&
    !index.byHead.has(first.key)
  )
    return { kind: 'advice', words, ...verb };
  const match = amountOnly ? undefined : matchOf(index, words, part.amounts, part.isPath);
  const salad =
    isMixedSalad(match) && part.amounts.length > 0 ? saladOf(index, words, part.amounts) : undefined;
  if (salad !== undefined) return { kind: 'food', words, match: salad, ...verb };
  if (match !== undefined && !match.anotherHead && !isStretched(index, match) && !isMadeOfPlants(match))
    return { kind: 'food', words, match, ...verb };
  const content = words.filter(isContent);
  const [head] = content;
  if (head === undefined) {
    if (match !== undefined) return { kind: 'food', words, match, ...verb };
    if (part.amounts.length > 0) return { kind: 'amount', words, ...verb };
    return {
      kind: words.some((word) => !FUNCTION_WORDS.has(word.key)) ? 'qualifier' : 'empty',
      words,
      ...verb,
    };
  }
  if (isVerb(index, head)) return { kind: 'advice', words, ...verb };
  if (NOT_FOOD.has(head.key)) return { kind: 'not-food', words, ...verb };
  if (CATEGORIES.has(head.key)) return { kind: 'category', words, ...(match && { match }), ...verb };
  if (match !== undefined) return { kind: 'dish', words, match, ...verb };
  return { kind: 'unknown', words, ...verb };
}

const isMixedSalad = (match: Match | undefined): boolean =>
  match === undefined || (match.food.generic === true && match.unexplained.length > 0);

/** "Salada de pepino (10 fatias)": the one food that it is made of. */
function saladOf(
  index: FoodIndex,
  words: readonly Word[],
  amounts: readonly WrittenAmount[],
): Match | undefined {
  const place = words.findIndex(isContent);
  const salad = words[place];
  if (salad?.key !== 'salada') return undefined;
  const match = matchOf(index, words.slice(place + 1), amounts);
  if (match === undefined || match.anotherHead || match.unexplained.length > 0) return undefined;
  if (isRawVegetable(match.food)) return match;
  return { ...match, doubts: [...match.doubts, doubtAt('unexplained', salad)] };
}

/** An infinitive that no list knows is advice: "organizar", "agradecer". */
function isVerb(index: FoodIndex, word: Word): boolean {
  return /^[a-z]{3,}(?:ar|er|ir)$/.test(word.text) && !index.vocabulary.has(word.key);
}

function withoutActs(words: readonly Word[]): { words: Word[]; act: boolean; seasoning: boolean } {
  const first = words.findIndex((word) => !FUNCTION_WORDS.has(word.key));
  const verb = words[first];
  if (verb === undefined || !(EATING_VERBS.has(verb.text) || EATING_VERBS.has(verb.key)))
    return { words: [...words], act: false, seasoning: false };
  return { words: words.slice(first + 1), act: true, seasoning: SEASON_VERBS.has(verb.text) };
}
