import { amountAt, householdAt, type WrittenAmount } from './amount-at.ts';
import { amountContext, isMeasuredFood, startsMeasuredFood } from './amount-context.ts';
import type { Span } from './answer.ts';
import type { Word } from './find-food.ts';
import { isAbbreviation } from './fold.ts';
import type { FoodIndex } from './food-index.ts';
import { FUNCTION_WORDS, PREPARATIONS } from './lexicon.ts';
import { isNumber, type MeasureAt, measureAt, unitAt } from './quantities.ts';
import type { Token } from './tokens.ts';
import { freeAt, JOINING_WORDS, type Join, joinAt, wordAt } from './words-and-joins.ts';
export type Element =
  | { readonly is: 'amount'; readonly amount: WrittenAmount }
  | { readonly is: 'measure'; readonly measure: MeasureAt }
  | { readonly is: 'unit'; readonly kind: 'g' | 'ml'; readonly factor: number }
  | { readonly is: 'word'; readonly word: Word }
  | { readonly is: 'brackets'; readonly inside: readonly Element[] }
  | { readonly is: 'join'; readonly join: Join }
  | { readonly is: 'free' }
  | { readonly is: 'trace' };

const MARKS: Readonly<Record<string, Join>> = {
  '+': 'plus',
  ';': 'semicolon',
  '|': 'cell',
  '&': 'and',
  ',': 'comma',
  '/': 'slash',
  ':': 'colon',
  '=': 'colon',
  '-': 'dash',
  '–': 'dash',
  '—': 'dash',
  '−': 'dash',
  '.': 'stop',
};
const OPEN = '([{';
const CLOSE = ')]}';
const DEEPEST = 3;

/** What stands at each place of the line: amounts, words, joins, brackets. */
export function elementsOf(
  index: FoodIndex,
  tokens: readonly Token[],
  used: Span[] = [],
  depth = 0,
): Element[] {
  const elements: Element[] = [];
  let at = 0;
  while (at < tokens.length) at = step(index, tokens, at, { depth, used }, elements);
  const hasOr = elements.some((one) => one.is === 'join' && one.join === 'or');
  return hasOr
    ? elements.filter((element, i) => !isBesideOr(element, elements[i - 1], elements[i + 1]))
    : elements;
}

const WEAK = new Set<Join>(['dash', 'colon', 'comma', 'slash', 'stop', 'semicolon', 'cell']);

/** "– ou –", "OU:", ", ou": the marks around it join nothing. */
function isBesideOr(element: Element, before: Element | undefined, after: Element | undefined): boolean {
  const isOr = (one: Element | undefined) => one?.is === 'join' && one.join === 'or';
  return element.is === 'join' && WEAK.has(element.join) && (isOr(before) || isOr(after));
}

interface Around {
  readonly depth: number;
  /** What is understood and is no element: "um fio de", "(12 g de proteína)". */
  readonly used: Span[];
}

function step(
  index: FoodIndex,
  tokens: readonly Token[],
  at: number,
  { depth, used }: Around,
  out: Element[],
): number {
  const token = tokens[at];
  const use = (next: number): number => {
    used.push([token?.from ?? 0, tokens[next - 1]?.to ?? 0]);
    return next;
  };
  if (token === undefined) return at + 1;
  if (token.kind === 'mark') return markAt(index, tokens, at, { depth, used }, out);
  const free = freeAt(tokens, at);
  if (free !== undefined) {
    out.push({ is: free.is });
    return use(free.next);
  }
  if (token.kind === 'number' && areGrains(index, tokens, at, out)) return use(at + 2);
  // Nearly every token is a plain word, so each test is made only where it can be true.
  const inBrackets = depth > 0;
  const amount =
    isNumber(token) && !isNumbered(tokens, at, out) && !isInName(index, tokens, at, out)
      ? amountAt(tokens, at, amountContext(index, out, inBrackets))
      : undefined;
  if (amount !== undefined) {
    if (amount.amount === undefined) return use(amount.next);
    out.push({ is: 'amount', amount: withMeasureBefore(amount.amount, tokens[amount.next + 1], out) });
    return amount.next;
  }
  const join = JOINING_WORDS.has(token.text) ? joinAt(index, tokens, at, wordsBefore(out)) : undefined;
  if (join !== undefined) {
    out.push({ is: 'join', join: join.join });
    return join.next;
  }
  if (startsPart(out)) {
    const place = amountContext(index, out, inBrackets);
    const measure = householdAt(tokens, at, place);
    const isLabel =
      inBrackets || (place.foodKnown && measure !== undefined && isLabelled(tokens, measure.next));
    if (measure !== undefined && standsAlone(tokens, measure, isLabel)) {
      out.push({ is: 'measure', measure });
      return measure.next;
    }
    const unit = inBrackets ? unitAt(tokens, at) : undefined;
    if (unit !== undefined) {
      out.push({ is: 'unit', kind: unit.kind, factor: unit.factor });
      return unit.next;
    }
  }
  return wordAt(tokens, at, out);
}

/** "2 colheres de arroz e 3 de feijão": of the same measure; not "1 colher de sopa de azeite e 1 de chá de mel". */
function withMeasureBefore(
  amount: WrittenAmount,
  after: Token | undefined,
  out: readonly Element[],
): WrittenAmount {
  const { span, ofNext, measure, total, each } = amount;
  if (!ofNext || measure || total || each || /^(?:sopa|sobremesa|cha|cafe)$/.test(after?.text ?? ''))
    return amount;
  const before = out.findLast((element) => element.is === 'amount')?.amount.measure;
  return before === undefined ? amount : { ...amount, measure: { ...before, words: [], span } };
}

/** "Fatia média (170 g): 1", "Unidade: 2": a measure with its number behind it. */
function isLabelled(tokens: readonly Token[], at: number): boolean {
  const colon = tokens[at]?.text === '(' ? closeOf(tokens, at) + 1 : at;
  return tokens[colon]?.text === ':' && tokens[colon + 1]?.kind === 'number';
}

/** A measure without a number: a vessel ("copo de suco"), or the label of one in brackets ("Unidade: 2"). */
function standsAlone(
  tokens: readonly Token[],
  { measure, next, words }: MeasureAt,
  inBrackets: boolean,
): boolean {
  const after = tokens[next];
  const label = after?.text === ':' || after?.text === '(' || after?.kind === 'number';
  if (inBrackets && (label || tokens[next + 1]?.text === ':')) return true;
  if (words[0]?.text !== words[0]?.key) return false;
  // "Bowl de iogurte" is one of it; "bowl com iogurte" is a dish.
  if (/^(tigela|prato)/.test(measure.name)) return after?.text === 'de';
  const vessel = (measure.ml ?? 0) >= 50 || measure.name === 'pote' || measure.name === 'concha';
  return vessel && (after?.text === 'de' || after?.text === 'com' || label);
}

/** The keys of the words since the last amount or join. */
function wordsBefore(out: readonly Element[]): string[] {
  const keys: string[] = [];
  for (let i = out.length - 1; i >= 0 && keys.length < 12; i--) {
    const element = out[i];
    if (element?.is === 'join' && element.join === 'comma') continue;
    if (element?.is !== 'word') break;
    keys.push(element.word.key);
  }
  return keys;
}

const startsPart = (out: readonly Element[]): boolean =>
  out.at(-1) === undefined || out.at(-1)?.is === 'join';

/** "chocolate meio amargo", "mistura de um": a number word inside a name. */
function isNumbered(tokens: readonly Token[], at: number, out: readonly Element[]): boolean {
  const token = tokens[at];
  if (token?.kind !== 'word' || out.at(-1)?.is !== 'word') return false;
  const after = tokens[at + 1];
  // "baião de dois", "baião de dois com queijo"
  const ends = after?.kind !== 'word' || /^(com|e|ou|sem)$/.test(after.text);
  if (tokens[at - 1]?.text === 'de' && ends) return true;
  if (/^uma?$/.test(token.text)) return /^(de|em|por)$/.test(tokens[at - 1]?.text ?? '');
  return /^mei[ao]$/.test(token.text) && after?.kind === 'word' && measureAt(tokens, at + 1) === undefined;
}

/** "pão integral 7 grãos": how many kinds of grain are in it changes nothing. */
function areGrains(index: FoodIndex, tokens: readonly Token[], at: number, out: readonly Element[]): boolean {
  if (out.at(-1)?.is !== 'word') return false;
  const isGrain = /^(grao|cereal)$/.test(tokens[at + 1]?.key ?? '') && tokens[at + 2]?.text !== 'de';
  return isGrain && !isInName(index, tokens, at, out);
}

/** "arroz 7 grãos", "arroz tipo 2": a number of the name. */
function isInName(index: FoodIndex, tokens: readonly Token[], at: number, out: readonly Element[]): boolean {
  if (out.at(-1)?.is !== 'word') return false;
  const before = wordsBefore(out).find((key) => !FUNCTION_WORDS.has(key));
  const after = tokens[at + 1];
  const pair = `${before} ${tokens[at]?.text} `;
  if (after?.kind === 'word' && index.numbered.has(`${pair}${after.key}`)) return true;
  // "arroz 1½ concha de feijão": the first half of another number.
  if (after?.kind === 'number') return false;
  return (after?.kind !== 'word' || PREPARATIONS.has(after.key)) && index.numbered.has(pair);
}

function markAt(
  index: FoodIndex,
  tokens: readonly Token[],
  at: number,
  { depth, used }: Around,
  out: Element[],
): number {
  const token = tokens[at];
  const mark = token?.text ?? '';
  if (OPEN.includes(mark)) {
    if (depth >= DEEPEST) return at + 1;
    const end = closeOf(tokens, at);
    const inside = elementsOf(index, tokens.slice(at + 1, end), used, depth + 1);
    const [join] = inside;
    // "[ou]", "(+)"
    out.push(inside.length === 1 && join?.is === 'join' ? join : { is: 'brackets', inside });
    return end + 1;
  }
  const join = MARKS[mark];
  if (join === undefined) return at + 1;
  // A hyphen inside a name: "pão-de-queijo".
  const hyphen =
    join === 'dash' &&
    token?.tight &&
    tokens[at + 1]?.tight &&
    tokens[at + 1]?.kind === 'word' &&
    tokens[at - 1]?.kind === 'word';
  const before = tokens[at - 1];
  const isShort = before?.kind === 'word' && (before.text.length <= 3 || isAbbreviation(before.text));
  const abbreviation = join === 'stop' && isShort && at + 1 < tokens.length;
  const same = mark === '=' && isMeasuredFood(out) && startsMeasuredFood(index, tokens, at + 1, out);
  if (!hyphen && !abbreviation) out.push({ is: 'join', join: same ? 'or' : join });
  return at + 1;
}

function closeOf(tokens: readonly Token[], open: number): number {
  let depth = 0;
  for (let i = open; i < tokens.length; i++) {
    const text = tokens[i]?.text ?? '';
    if (tokens[i]?.kind !== 'mark') continue;
    if (OPEN.includes(text)) depth++;
    if (CLOSE.includes(text) && --depth === 0) return i;
  }
  return tokens.length;
}
