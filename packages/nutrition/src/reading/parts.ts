import { measureNamed, PRESSED, SIZES } from '../measures.ts';
import type { WrittenAmount } from './amount-at.ts';
import type { Element } from './elements.ts';
import type { Word } from './find-food.ts';
import { FUNCTION_WORDS, MUST_MATCH_WORDS, NO_EFFECT_WORDS, PREPARATIONS, PRESSED_WORDS } from './lexicon.ts';
import type { MeasureAt } from './quantities.ts';
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

const isSize = (word: Word): boolean => Object.hasOwn(SIZES, word.key);

/** A word that says which food it is. */
export function isContent(word: Word): boolean {
  return (
    !FUNCTION_WORDS.has(word.key) &&
    !NO_EFFECT_WORDS.has(word.key) &&
    !word.key.startsWith('sem_') &&
    PREPARATIONS.get(word.key) === undefined &&
    !isSize(word)
  );
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
  if (inner.some((one) => one.free)) part.free = true;
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

/** The same without brackets around it: "Ovo – Unidade (50 g): 2". */
function labelledAt(
  elements: readonly Element[],
  at: number,
): { amount: WrittenAmount; next: number } | undefined {
  const colon = elements[at + 1]?.is === 'brackets' ? at + 2 : at + 1;
  const join = elements[colon];
  if (join?.is !== 'join' || join.join !== 'colon') return undefined;
  const number = elements[colon + 1];
  if (number?.is !== 'amount' || number.amount.total !== undefined) return undefined;
  const amount = exportedAmount(elements.slice(at, colon + 2));
  return amount && { amount, next: colon + 2 };
}

/** As software prints it: "Grama: 130", "Colher de sopa (20g): 2", "Fatia média: 3", "colher de sopa 2". */
function exportedAmount(inside: readonly Element[]): WrittenAmount | undefined {
  const [first, ...rest] = inside;
  if (first?.is !== 'measure' && first?.is !== 'unit') return undefined;
  if (rest[0]?.is === 'word' && !isContent(rest[0].word)) rest.shift();
  const brackets = rest[0]?.is === 'brackets' ? rest.shift() : undefined;
  const colon =
    rest[0]?.is === 'join' && (rest[0].join === 'colon' || rest[0].join === 'dash')
      ? rest.shift()
      : undefined;
  const [number, ...more] = rest;
  if (number?.is !== 'amount' || number.amount.quantity === undefined || number.amount.measure !== undefined)
    return undefined;
  if (more.some((element) => element.is !== 'word') || (first.is === 'unit' && colon === undefined))
    return undefined;
  const { quantity, span, total } = number.amount;
  // "(caixinha 200 ml)": what one holds.
  if (total !== undefined && first.is === 'measure')
    return { each: total, span: [first.measure.span[0], span[1]], ofNext: false };
  if (first.is === 'unit')
    return {
      quantity,
      total: { kind: first.kind, value: quantity.value * first.factor },
      span,
      ofNext: false,
    };
  const weight =
    brackets?.is === 'brackets' && brackets.inside[0]?.is === 'amount'
      ? brackets.inside[0].amount.total
      : undefined;
  return { quantity, measure: first.measure, ...(weight && { each: weight }), span, ofNext: false };
}
