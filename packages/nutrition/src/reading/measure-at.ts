import { type HouseholdMeasure, MEASURES, SIZES, UNITS } from '../measures.ts';
import type { Span } from './answer.ts';
import { foldLine } from './fold.ts';
import { PREPARATIONS } from './lexicon.ts';
import type { Token } from './tokens.ts';

export interface MeasureAt {
  readonly measure: HouseholdMeasure;
  readonly size?: { readonly name: string; readonly factor: number };
  /** The words of the measure: some are foods too ("barra de cereal", "bife grelhado"). */
  readonly words: readonly Token[];
  readonly span: Span;
  readonly next: number;
}

/** Spoken forms by their first word, longest first. */
const byFirst = new Map<string, { words: readonly string[]; measure: HouseholdMeasure }[]>();
for (const measure of MEASURES)
  for (const form of measure.spoken) {
    const words = form.split(' ');
    const [first = ''] = words;
    byFirst.set(first, [...(byFirst.get(first) ?? []), { words, measure }]);
  }
for (const forms of byFirst.values()) forms.sort((a, b) => b.words.length - a.words.length);

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
  if (key === undefined || tokens[at - 1]?.kind !== 'word') return undefined;
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
      (tokens[next + 1]?.text === 'de' || !foldLine(measure.name).startsWith(plain(first)))
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
