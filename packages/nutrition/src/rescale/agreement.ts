import type { Span } from '../reading/answer.ts';
import { genderOf, isAdjective, isSizeWord } from '../wording/adjectives.ts';
import { isFeminine, isPluralWord, pluralWord, singularWord } from '../wording/word-forms.ts';

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
  const isHers = (gender === 'a') === isFeminine(head);
  return isHers && (gender === 'a') !== isFeminine(noun);
}

/** "batatas-doces", "castanhas-do-pará": the first part, and the second where it is an adjective. */
function inflected(word: string, toPlural: boolean): string {
  const form = toPlural ? (one: string) => (isPluralWord(one) ? one : pluralWord(one)) : singularWord;
  return word
    .split('-')
    .map((part, place) => (place === 0 || isAdjective(part) ? form(part) : part))
    .join('-');
}

function push(edits: Edit[], at: number, word: string, text: string): void {
  if (text !== word) edits.push({ from: at, to: at + word.length, text });
}
