import { foldLetters } from '@alecrim/domain/pure';
import { HOUSEHOLD_MEASURES } from '../measure-tables.ts';
import { type HouseholdMeasure, SIZES, UNITS } from '../measures.ts';
import type { Span } from './answer.ts';
import { editDistance } from './edit-distance.ts';
import { NUMBER_WORDS, PREPARATIONS } from './lexicon.ts';
import type { Token } from './tokens.ts';

export interface Quantity {
  readonly value: number;
  /** The upper end of a range; `value` is then its middle. */
  readonly range?: readonly [number, number];
  readonly span: Span;
}

export interface QuantityAt extends Quantity {
  readonly next: number;
}

/** A number, or a word for one: only there can an amount begin. */
export const isNumber = (token: Token): boolean => token.kind === 'number' || NUMBER_WORDS.has(token.text);

const HALF = new Set(['meio', 'meia']);
const DASHES = new Set(['-', '–', '—', '−']);

/** One number or number word, "1 ½" and "uma e meia" too. */
export function numberAt(tokens: readonly Token[], at: number): { value: number; next: number } | undefined {
  const first = tokens[at];
  if (first === undefined) return undefined;
  const value =
    first.kind === 'number' ? first.value : first.kind === 'word' ? NUMBER_WORDS.get(first.text) : undefined;
  if (value === undefined) return undefined;
  const second = tokens[at + 1];
  const third = tokens[at + 2];
  // "1 ½", "1½", "1 1/2"
  if (
    first.kind === 'number' &&
    Number.isInteger(value) &&
    second?.kind === 'number' &&
    second.value < 1 &&
    second.value > 0
  )
    return { value: value + second.value, next: at + 2 };
  // "uma e meia", "1 e 1/2"
  if (second?.text === 'e' && third !== undefined && Number.isInteger(value)) {
    if (HALF.has(third.text)) return { value: value + 0.5, next: at + 3 };
    if (third.kind === 'number' && third.value > 0 && third.value < 1)
      return { value: value + third.value, next: at + 3 };
  }
  return { value, next: at + 1 };
}

/** A number, a number word, a fraction or a range of them, beginning at a token. */
export function quantityAt(tokens: readonly Token[], at: number): QuantityAt | undefined {
  const first = numberAt(tokens, at);
  if (first === undefined || first.value <= 0) return undefined;
  const second = numberAfterTo(tokens, first.next, tokens[at - 1]?.text === 'entre');
  const range = second !== undefined && second.value > first.value && second.value <= first.value * 4;
  const next = range ? second.next : first.next;
  const span: Span = [tokens[at]?.from ?? 0, tokens[next - 1]?.to ?? 0];
  if (!range) return { value: first.value, span, next };
  return { value: (first.value + second.value) / 2, range: [first.value, second.value], span, next };
}

function numberAfterTo(
  tokens: readonly Token[],
  at: number,
  isBetween: boolean,
): { value: number; next: number } | undefined {
  const link = tokens[at];
  if (link === undefined) return undefined;
  const joins =
    (isBetween && link.text === 'e') ||
    link.text === 'a' ||
    link.text === 'ou' ||
    link.text === 'ate' ||
    DASHES.has(link.text);
  if (!joins) return undefined;
  const second = numberAt(tokens, at + 1);
  // "1 - 2 ovos" may be a list number; "1-2 ovos" is a range.
  const isList = second !== undefined && DASHES.has(link.text) && !link.tight;
  // "80 - 100 g"
  if (isList && unitAt(tokens, second.next) === undefined) return undefined;
  return second;
}

/** A range whose ends are further apart than half of its middle leaves the amount open. */
export function isWide(quantity: Quantity): boolean {
  if (quantity.range === undefined) return false;
  return (quantity.range[1] - quantity.range[0]) / quantity.value > 0.5;
}

export interface MeasureAt {
  readonly measure: HouseholdMeasure;
  readonly size?: { readonly name: string; readonly factor: number };
  /** The words of the measure: some are foods too ("barra de cereal", "bife grelhado"). */
  readonly words: readonly Token[];
  readonly span: Span;
  readonly next: number;
  /** The word with a slip of the pen in it: "colhres". */
  readonly written?: string;
}

/** Spoken forms by their first word, longest first. */
const byFirst = new Map<string, { words: readonly string[]; measure: HouseholdMeasure }[]>();
for (const measure of HOUSEHOLD_MEASURES)
  for (const form of measure.spoken) {
    const words = form.split(' ');
    const [first = ''] = words;
    byFirst.set(first, [...(byFirst.get(first) ?? []), { words, measure }]);
  }
for (const forms of byFirst.values()) forms.sort((a, b) => b.words.length - a.words.length);

// Shorter words have too many neighbours.
const LEAST_LETTERS = 5;
/** First words as they are spelled, in the singular and the plural, with the form of `byFirst`. */
const spelled: readonly (readonly [spelling: string, first: string])[] = [...byFirst.keys()]
  .filter((first) => first.length >= LEAST_LETTERS)
  .flatMap((first) => [first, `${first}s`, `${first}es`].map((spelling) => [spelling, first] as const));

/** The first word of a measure with one slip of the pen: "colhres", "fatais", "xicra". */
export const measureLike = (text: string): string | undefined =>
  text.length < LEAST_LETTERS
    ? undefined
    : spelled.find(([spelling]) => spelling[0] === text[0] && editDistance(text, spelling, 1) === 1)?.[1];

const SKIPPED = new Set(['de', 'da', 'do', 'das', 'dos', '.', '(', ')', '/', 'a', 'tipo']);

/** Places after `at`, over "de", a point of an abbreviation and brackets around one word: "colher (de sopa)". */
function overSmallWords(tokens: readonly Token[], at: number): number {
  let next = at;
  while (next < at + 3 && SKIPPED.has(tokens[next]?.text ?? '')) next++;
  return next;
}

function closing(tokens: readonly Token[], from: number, to: number): number {
  let open = 0;
  for (let i = from; i < to; i++) {
    if (tokens[i]?.text === '(') open++;
    if (tokens[i]?.text === ')') open--;
  }
  if (open === 0) return to;
  return open === 1 && tokens[to]?.text === ')' ? to + 1 : -1;
}

const isDot = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.text === '.' && tokens[at]?.tight === true;

/** "unidade" is a whole word, after which a point ends the sentence; "unid" is not. */
const plain = (token: Token): string => (token.key.length > 4 ? token.key.slice(0, 5) : '\u0000');

const LETTERS: Readonly<Record<string, string>> = { p: 'pequeno', m: 'medio', g: 'grande' };
const JOINING = /^(com|de|do|da|e|em|ou|sem)$/;

/** "1 banana P", "1 concha m. de feijão": a letter for a size, where no word follows that it may belong to. */
export function letterAt(tokens: readonly Token[], at: number): { key: string; next: number } | undefined {
  const token = tokens[at];
  const key = token?.kind === 'word' && token.text.length === 1 ? LETTERS[token.text] : undefined;
  if (key === undefined) return undefined;
  if (tokens[isDot(tokens, at - 1) ? at - 2 : at - 1]?.kind !== 'word') return undefined;
  const next = isDot(tokens, at + 1) ? at + 2 : at + 1;
  const after = tokens[next];
  const apart = after === undefined || (after.kind === 'mark' && !'/:'.includes(after.text));
  const prepared = after?.kind === 'word' && PREPARATIONS.has(after.key);
  return apart || prepared || JOINING.test(after?.text ?? '') ? { key, next } : undefined;
}

export function sizeAt(
  tokens: readonly Token[],
  at: number,
): { size: MeasureAt['size']; next: number } | undefined {
  const open = tokens[at]?.text === '(' && tokens[at + 2]?.text === ')';
  const token = tokens[open ? at + 1 : at];
  const size = token?.kind === 'word' && Object.hasOwn(SIZES, token.key) ? SIZES[token.key] : undefined;
  return size === undefined ? undefined : { size, next: open ? at + 3 : at + 1 };
}

/** A household measure with its size, in any order: "colheres cheias de sopa", "colher de sopa (cheia)". */
export function measureAt(tokens: readonly Token[], at: number, longest = 3): MeasureAt | undefined {
  const first = tokens[at];
  if (first?.kind !== 'word') return undefined;
  for (const { words, measure } of byFirst.get(first.key) ?? []) {
    if (words.length > longest) continue;
    let next = at + 1;
    let size: MeasureAt['size'];
    const taken = [first];
    let whole = true;
    for (const word of words.slice(1)) {
      const sized = Object.hasOwn(SIZES, word) ? undefined : sizeAt(tokens, next);
      if (sized !== undefined) {
        size = sized.size;
        next = sized.next;
      }
      const place = overSmallWords(tokens, next);
      const token = tokens[place];
      if (token?.kind !== 'word' || token.key !== word) {
        whole = false;
        break;
      }
      taken.push(token);
      next = place + 1;
    }
    const end = whole ? closing(tokens, at, next) : -1;
    if (end === -1) continue;
    next = end;
    if (
      isDot(tokens, next) &&
      (tokens[next + 1]?.text === 'de' || !foldLetters(measure.name).startsWith(plain(first)))
    )
      next++;
    const after = sizeAt(tokens, next);
    const letter = letterAt(tokens, next);
    if (letter !== undefined) {
      size = SIZES[letter.key];
      next = letter.next;
    } else if (after !== undefined && !/^[pm]$/.test(tokens[next]?.text ?? '')) {
      size = after.size;
      next = after.next;
    }
    return {
      measure,
      ...(size && { size }),
      words: taken,
      span: [first.from, tokens[next - 1]?.to ?? 0],
      next,
    };
  }
  return undefined;
}

export function unitAt(
  tokens: readonly Token[],
  at: number,
): { kind: 'g' | 'ml'; factor: number; next: number } | undefined {
  const token = tokens[at];
  if (token?.kind !== 'word' || !Object.hasOwn(UNITS, token.key)) return undefined;
  const unit = UNITS[token.key];
  if (unit === undefined) return undefined;
  const dot = isDot(tokens, at + 1) && tokens[at + 2]?.text === 'de';
  return { ...unit, next: dot ? at + 2 : at + 1 };
}
