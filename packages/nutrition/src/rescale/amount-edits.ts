import { foldLetters } from '@alecrim/domain/pure';
import type { WrittenAmount } from '../reading/amount-at.ts';
import type { Span } from '../reading/answer.ts';
import { isAbbreviation } from '../reading/fold.ts';
import { numberAt } from '../reading/quantities.ts';
import { tokensOf } from '../reading/tokens.ts';
import {
  genderOf,
  isAdjective,
  isFeminine,
  isPluralWord,
  isSizeWord,
  pluralWord,
  singularWord,
} from '../wording/word-forms.ts';
import { type FractionStyle, type Scaled, writeNumber } from './scale-item.ts';

/** Below two things are one: "1½ colher", "2 colheres". */
const PLURAL_FROM = 1.99;
const NEAR = 1e-6;

/** The changes of the text that give an amount its new value. */
export function amountEdits(text: string, scaled: Scaled, fraction: FractionStyle): Edit[] {
  const { amount, before, after } = scaled;
  if (amount.quantity === undefined || amount.implied) return [];
  if (before.every((value, place) => Math.abs(value - (after[place] ?? 0)) < NEAR)) return [];
  return amount.total === undefined
    ? countEdits(text, scaled, amount, fraction)
    : weightEdits(text, scaled, amount);
}

interface Piece {
  readonly from: number;
  readonly to: number;
  readonly value: number;
}

/** The numbers of a stretch of the line: "2 a 3" has two, "uma e meia" one. */
function numbersIn(text: string, from: number, to: number): Piece[] {
  const tokens = tokensOf(foldLetters(text.slice(from, to)));
  const pieces: Piece[] = [];
  for (let at = 0; at < tokens.length; ) {
    const found = numberAt(tokens, at);
    const [first, last] = [tokens[at], tokens[(found?.next ?? at + 1) - 1]];
    if (found !== undefined && first !== undefined && last !== undefined)
      pieces.push({ from: from + first.from, to: from + last.to, value: found.value });
    at = found?.next ?? at + 1;
  }
  return pieces;
}

function weightEdits(text: string, { before, after }: Scaled, amount: WrittenAmount): Edit[] {
  const pieces = numbersIn(text, ...amount.span).slice(0, before.length);
  return pieces.flatMap(({ from, to, value }, place) => {
    // Kilograms and litres stay what they are.
    const unit = (before[place] ?? 0) / value;
    const like = text.slice(from, to);
    const written = writeNumber((after[place] ?? 0) / unit, like, { fraction: 'comma', feminine: false });
    return written === like ? [] : [{ from, to, text: written }];
  });
}

function countEdits(text: string, scaled: Scaled, amount: WrittenAmount, fraction: FractionStyle): Edit[] {
  const { before, after } = scaled;
  const [start, end] = amount.quantity?.span ?? amount.span;
  const pieces = numbersIn(text, start, end);
  const [last] = pieces.slice(-1);
  if (pieces.length !== before.length || last === undefined) return [];
  // "Suco de 2 laranjas" has a measure that no word names.
  const measure = amount.measure?.words.length ? amount.measure.span : undefined;
  const follows = measure === undefined || measure[0] >= end;
  const tail = tailOf(text, amount);
  const feminine = genderAt(text, follows ? end : (measure?.[0] ?? end), text.slice(start, end));
  const edits: Edit[] = pieces.map(({ from, to }, place) => {
    const value = after[place] ?? 0;
    const like = text.slice(from, to);
    // "1 concha e meia" → "2 conchas e meia": the half stays behind the measure.
    const kept = tail !== undefined && hasHalf(value) ? value - 0.5 : value;
    return { from, to, text: writeNumber(kept, like, { fraction, feminine }) };
  });
  if (tail !== undefined && !hasHalf(after[0] ?? 0)) edits.push({ ...tail, text: '' });
  if (follows) {
    edits.push(...ofEdits(text, end, before.at(-1) ?? 1, after.at(-1) ?? 1));
    const [was, is] = [before, after].map((values) => (values.at(-1) ?? 1) >= PLURAL_FROM);
    if (was !== is) edits.push(...agreementEdits(text, end, measure, is === true));
  }
  return edits.filter(({ from, to, text: written }) => written !== text.slice(from, to));
}

const hasHalf = (value: number): boolean => value > 1 && Math.abs(value - Math.floor(value) - 0.5) < NEAR;

/** " e meia" behind the measure: "1 concha e meia". */
function tailOf(text: string, { measure, span }: WrittenAmount): { from: number; to: number } | undefined {
  if (measure === undefined) return undefined;
  const [, to] = measure.span;
  const tail = /^\s+e\s+(?:mei[ao]|½|1\/2)(?![\p{L}\d])/iu.exec(text.slice(to, Math.max(to, span[1])));
  return tail === null ? undefined : { from: to, to: to + tail[0].length };
}

/** From the number that stands there ("duas", "meia"), else from the noun that is counted. */
function genderAt(text: string, nounAt: number, like: string): boolean {
  if (/\b(?:uma|duas|meia)\b/i.test(like)) return true;
  if (/\b(?:um|hum|dois|meio)\b/i.test(like)) return false;
  const noun = /\p{L}+/u.exec(text.slice(nounAt))?.[0];
  return noun !== undefined && isFeminine(noun);
}

const isPart = (value: number): boolean => value < 1 && Math.abs(value - 0.5) > NEAR;

/** "¼ de abacate" → "½ abacate"; "1 xícara" → "¾ de xícara". */
function ofEdits(text: string, end: number, before: number, after: number): Edit[] {
  const of = /^\s+d[eao]s?(?=\s)/i.exec(text.slice(end))?.[0];
  if (of !== undefined && before < 1 && !isPart(after)) return [{ from: end, to: end + of.length, text: '' }];
  if (of === undefined && !isPart(before) && isPart(after) && /^\s+\p{L}/u.test(text.slice(end)))
    return [{ from: end, to: end, text: ' de' }];
  return [];
}

export interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** "un.", "col. sopa": an abbreviation has one form. */
const SHORT = new Set(
  'un und unid uni ud unds u col colh c cs csp xic xc xcr cp fat ft fts ped pdc conc peg fl fls porc cx pct pac sob'.split(
    ' ',
  ),
);
const PREPOSITION = /^(?:de|do|da|dos|das|d|em|ao|à|aos|às|no|na)$/i;
const JOIN = /^(?:com|sem|e|ou|mais|para|por)$/i;

/** A word of the line, or what ends the words that may agree. */
const PIECE = /[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)*|[^\s\p{L}\p{M}]/gu;

/**
 * The words that agree with a number: the measure, or the food that is counted, and their adjectives. "2 colheres de
 * sopa cheias" → "1 colher de sopa cheia", "1 posta de salmão grelhada" → "2 postas de salmão grelhadas".
 */
export function agreementEdits(
  text: string,
  from: number,
  measure: Span | undefined,
  toPlural: boolean,
): Edit[] {
  const edits: Edit[] = [];
  let head: string | undefined;
  let noun = '';
  let isInside = false;
  let isAfterOf = false;
  PIECE.lastIndex = from;
  for (let match = PIECE.exec(text); match !== null; match = PIECE.exec(text)) {
    const [word] = match;
    const at = match.index;
    const inMeasure = measure !== undefined && at < measure[1];
    // "colher(es)" has both forms.
    if (/^\((?:s|es|is|ns|a|as|o|os)\)/.test(text.slice(at + word.length))) return edits;
    if (!/\p{L}/u.test(word)) {
      // "colheres (sopa)" goes on.
      if (inMeasure) continue;
      break;
    }
    if (JOIN.test(word)) break;
    if (PREPOSITION.test(word)) {
      isInside = head !== undefined;
      isAfterOf = isInside;
      continue;
    }
    if (head === undefined) {
      if (SHORT.has(word.toLowerCase()) || text.charAt(at + word.length) === '.') break;
      push(edits, at, word, inflected(word, toPlural));
      if (isAdjective(word) && measure === undefined) continue;
      head = word;
      noun = word;
    } else if (isAfterOf || !isAdjective(word)) {
      // After "de" or "na" comes a noun: "azeite na salada".
      isAfterOf = false;
      if (isInside) noun = word;
      else if (!toPlural && isPluralWord(word)) push(edits, at, word, inflected(word, toPlural));
    } else if (!isInside || inMeasure || agreesWithHead(word, head, noun, toPlural))
      push(edits, at, word, inflected(word, toPlural));
  }
  return edits;
}

/** After "de …" an adjective may belong to the food: "2 colheres de ervilhas cozidas", "1 filé de frango grelhado". */
function agreesWithHead(word: string, head: string, noun: string, toPlural: boolean): boolean {
  if (isPluralWord(noun)) return false;
  if (!toPlural) return isPluralWord(word);
  if (isSizeWord(word)) return true;
  const gender = genderOf(word);
  if (gender === undefined) return false;
  const agreesNow = (gender === 'a') === isFeminine(head);
  return agreesNow && (gender === 'a') !== isFeminine(noun);
}

/** "batatas-doces", "castanhas-do-pará": the first part, and the second where it is an adjective; "ban" stays. */
function inflected(word: string, toPlural: boolean): string {
  if (isAbbreviation(foldLetters(word))) return word;
  const form = toPlural ? (one: string) => (isPluralWord(one) ? one : pluralWord(one)) : singularWord;
  return word
    .split('-')
    .map((part, place) => (place === 0 || isAdjective(part) ? form(part) : part))
    .join('-');
}

function push(edits: Edit[], at: number, word: string, text: string): void {
  if (text !== word) edits.push({ from: at, to: at + word.length, text });
}
