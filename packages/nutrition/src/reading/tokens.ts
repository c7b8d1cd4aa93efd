import { FRACTIONS } from '../wording/say-amount.ts';
import { keyOf } from './fold.ts';
import { NUMBER_WORDS } from './lexicon.ts';

export interface Token {
  readonly kind: 'word' | 'number' | 'mark';
  /** Folded: no accents, lower case. */
  readonly text: string;
  /** For words: the form under which lists know it. */
  readonly key: string;
  readonly value: number;
  readonly from: number;
  readonly to: number;
  /** Written without a space after the token before it. */
  readonly tight: boolean;
}

const GLYPHS = new Map<string, number>([
  ...FRACTIONS.map(([value, glyph]) => [glyph, value] as const),
  ['⅛', 1 / 8],
  ['⅕', 1 / 5],
]);

// A word, a number with its sign, a plural ending in brackets, or a mark. Most pieces are words of two letters or more, so they
// come first. No alternative can backtrack far: the time is linear in the line.
const PIECE =
  /[a-z][a-z0-9]+(?![\p{L}\p{M}\p{N}])|\d{1,3}[/⁄]\d{1,3}(?![\d/])|\d+(?:[.,]\d+)*(?:\s?%)?|[½¼¾⅓⅔⅛⅕]|\((?:s|es|a|as|o|os|is|ns)\)|(?<![\p{L}\p{N}])[csp]\/(?=\s*(?:\p{L}{2}|[\d½¼¾⅓⅔]))|\p{L}[\p{L}\p{M}\p{N}]*|[()[\]{}+;,.:/|&=–—−\-•*×~≈]/gu;

/** "c/ casca", "s/ sal". */
const SLASHED = new Map(Object.entries({ 'c/': 'com', 's/': 'sem', 'p/': 'para' }));

const GLUED = /^([a-z]{4,})(\d{1,3})$/;
const MINI = /^mini[bcdfghjlpqt][a-z]{2,}/;
const UNIT_AHEAD = /^\s*(?:col|xic|fat|un|copo|conch|file|bife|pedac|g\b|gr|ml\b)/;

const MARKS = new Set('()[]{}+;,.:/|&=–—−-•*×~≈');

/** The pieces of a line as the rules take them: a number that is written twice, or with a sign for "times", is one. */
export function readTokens(folded: string, most: number): { tokens: Token[]; isCut: boolean } {
  const all = tokensOf(folded, most + 1);
  const isCut = all.length > most;
  const tokens: Token[] = [];
  for (let i = 0; i < Math.min(all.length, most); i++) {
    const token = all[i];
    if (token === undefined) continue;
    const before = tokens.at(-1);
    if (before?.kind === 'number') {
      // "2 (duas) fatias"
      const inside = all[i + 1];
      const isRepeated = token.text === '(' && all[i + 2]?.text === ')' && inside !== undefined;
      if (isRepeated && (NUMBER_WORDS.get(inside.text) ?? inside.value) === before.value) {
        i += 2;
        continue;
      }
      // "2x bananas", "2 × bananas"
      if ((token.text === 'x' || token.text === '×') && all[i + 1]?.kind === 'word') continue;
    }
    tokens.push(token);
  }
  return { tokens, isCut };
}

/** The pieces of a folded line. Emoji, quotes and other signs are left out. */
export function tokensOf(folded: string, most = Number.POSITIVE_INFINITY): Token[] {
  const tokens: Token[] = [];
  let end = -1;
  PIECE.lastIndex = 0;
  for (let match = PIECE.exec(folded); match !== null && tokens.length < most; match = PIECE.exec(folded)) {
    const [text] = match;
    const from = match.index;
    const tight = from === end;
    end = from + text.length;
    if (isLetter(text)) addWord(tokens, folded, text, from, tight);
    else if (text.length > 1 && text.startsWith('(')) {
      // "colher(es)", "cozido(a)": the ending of the word before it.
      if (tight && tokens.at(-1)?.kind === 'word') continue;
      tokens.push(mark('(', from, tight), word(text.slice(1, -1), from + 1, true), mark(')', end - 1, true));
    } else if (MARKS.has(text)) tokens.push(mark(text, from, tight));
    else if (isBarRange(text)) {
      const bar = text.search(/[/⁄]/);
      const [least, most] = [text.slice(0, bar), text.slice(bar + 1)];
      tokens.push(number(least, Number(least), from, tight), mark('-', from + bar, true));
      tokens.push(number(most, Number(most), from + bar + 1, true));
    } else if (text >= '0' && text < ':' && !text.endsWith('%'))
      tokens.push(number(text, numberIn(text), from, tight));
    else if (GLYPHS.has(text)) tokens.push(number(text, GLYPHS.get(text) ?? 0, from, tight));
    else addWord(tokens, folded, text, from, tight);
  }
  return tokens;
}

/** The first letter decides: no mark and no number begins with one. */
const isLetter = (text: string): boolean => text >= 'a' && text < '{';

function addWord(tokens: Token[], folded: string, text: string, from: number, tight: boolean): void {
  const end = from + text.length;
  // "cozida1 xícara": the end of a line and the beginning of the next.
  const glued = endsInDigit(text) ? GLUED.exec(text) : null;
  if (glued?.[1] && glued[2] && UNIT_AHEAD.test(folded.slice(end, end + 12))) {
    const cut = from + glued[1].length;
    tokens.push(word(glued[1], from, tight, cut), number(glued[2], Number(glued[2]), cut, false));
    return;
  }
  // "minipão", "minitapioca"
  if (text.startsWith('mini') && MINI.test(text)) {
    const cut = from + 'mini'.length;
    tokens.push(word('mini', from, tight, cut), word(text.slice(4), cut, false, end));
    return;
  }
  const found = word(text.endsWith('/') ? (SLASHED.get(text) ?? text) : text, from, tight, end);
  tokens.push(found.text === 'para' && isState(tokens) ? { ...found, key: 'dopara' } : found);
}

/** "castanha do Pará", "castanhas Pará": the State, not "para". */
function isState(tokens: readonly Token[]): boolean {
  const before = tokens.at(tokens.at(-1)?.text === '-' ? -2 : -1);
  return before?.text === 'do' || before?.key === 'castanha';
}

const endsInDigit = (text: string): boolean => text.charCodeAt(text.length - 1) <= 57;

function mark(text: string, from: number, tight: boolean): Token {
  return { kind: 'mark', text, key: '', value: 0, from, to: from + text.length, tight };
}

function number(text: string, value: number, from: number, tight: boolean): Token {
  return { kind: 'number', text, key: '', value, from, to: from + text.length, tight };
}

const PLAIN = /^[a-z0-9]+$/;

/** Percentages are words: "chocolate 70%". */
function word(text: string, from: number, tight: boolean, to = from + text.length): Token {
  const plain = PLAIN.test(text) ? text : text.replace(/[\p{M}\s]/gu, '');
  return { kind: 'word', text: plain, key: keyOf(plain), value: 0, from, to, tight };
}

/** A comma or a point before one or two digits, or before three with a leading zero, is decimal; "1.500" is 1500. */
function numberIn(text: string): number {
  if (/[/⁄]/.test(text)) return fractionIn(text);
  if (/^[1-9]\d{0,2}(?:\.\d{3})+$/.test(text)) return Number(text.replaceAll('.', ''));
  const [whole = '0', part = ''] = text.split(/[.,]/);
  return Number(`${whole}.${part}`);
}

/** "30/40 g", "4/6 castanhas" are ranges: nobody eats such a fraction. */
export function isBarRange(text: string): boolean {
  const [above = 0, below = 0] = /^\d+[/⁄]\d+$/.test(text) ? text.split(/[/⁄]/).map(Number) : [];
  return above >= 4 && above < below;
}

function fractionIn(text: string): number {
  const [above = 0, below = 0] = text.split(/[/⁄]/).map(Number);
  return below === 0 ? 0 : above / below;
}
