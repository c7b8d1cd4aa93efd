import { keyOf } from './fold.ts';

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

const FRACTIONS: Record<string, number> = {
  '½': 1 / 2,
  '¼': 1 / 4,
  '¾': 3 / 4,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '⅛': 1 / 8,
  '⅕': 1 / 5,
};

// One alternative after the other, none of which can backtrack far: the time is linear in the line.
const PIECE =
  /(?<percent>\d+(?:[.,]\d+)?\s?%)|(?<fraction>\d{1,3}[/⁄]\d{1,2}(?![\d/]))|(?<number>\d+(?:[.,]\d+)*)|(?<half>[½¼¾⅓⅔⅛⅕])|(?<plural>\((?:s|es|a|as|o|os|is|ns)\))|(?<word>\p{L}[\p{L}\p{M}\p{N}]*)|(?<mark>[()[\]{}+;,.:/|&=–—−\-•*×~≈])/gu;

/** The pieces of a folded line. Emoji, quotes and other signs are left out. */
export function tokensOf(folded: string): Token[] {
  const tokens: Token[] = [];
  let end = -1;
  for (const match of folded.matchAll(PIECE)) {
    const from = match.index;
    const to = from + match[0].length;
    const piece = match.groups ?? {};
    const tight = from === end;
    // "colher(es)", "cozido(a)": the ending of the word before it.
    if (piece.plural !== undefined && tight && tokens.at(-1)?.kind === 'word') {
      end = to;
      continue;
    }
    for (const token of made(piece, match[0], from, to, tight)) tokens.push(token);
    end = to;
  }
  return tokens;
}

function made(
  piece: Record<string, string | undefined>,
  text: string,
  from: number,
  to: number,
  tight: boolean,
): Token[] {
  const token = (kind: Token['kind'], of: Partial<Token> = {}): Token => ({
    kind,
    text,
    key: '',
    value: 0,
    from,
    to,
    tight,
    ...of,
  });
  if (piece.word !== undefined) {
    const plain = text.replace(/\p{M}/gu, '');
    return [token('word', { text: plain, key: keyOf(plain) })];
  }
  if (piece.percent !== undefined) return [token('word', { key: text.replace(/\s/g, '') })];
  if (piece.number !== undefined) return [token('number', { value: numberIn(text) })];
  if (piece.half !== undefined) return [token('number', { value: FRACTIONS[text] ?? 0 })];
  if (piece.fraction !== undefined) return [token('number', { value: fractionIn(text) })];
  if (piece.plural !== undefined) {
    const open = { ...token('mark'), text: '(', to: from + 1 };
    const word = text.slice(1, -1);
    const inner = {
      ...token('word', { text: word, key: keyOf(word) }),
      from: from + 1,
      to: to - 1,
      tight: true,
    };
    return [open, inner, { ...token('mark'), text: ')', from: to - 1, tight: true }];
  }
  return [token('mark')];
}

/** A comma or a point before one or two digits, or before three with a leading zero, is decimal; "1.500" is 1500. */
function numberIn(text: string): number {
  if (/^[1-9]\d{0,2}(?:\.\d{3})+$/.test(text)) return Number(text.replaceAll('.', ''));
  const [whole = '0', part = ''] = text.split(/[.,]/);
  return Number(`${whole}.${part}`);
}

function fractionIn(text: string): number {
  const [above = 0, below = 0] = text.split(/[/⁄]/).map(Number);
  return below === 0 ? 0 : above / below;
}
