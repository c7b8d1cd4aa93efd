import { sayDecimal, sayNumber } from '../wording/say-number.ts';
import { cased } from '../wording/word-forms.ts';

/** How a writer of digits writes a half where the number before had no fraction. */
export type FractionStyle = 'glyph' | 'slash' | 'comma';

const SLASHES: readonly (readonly [value: number, text: string])[] = [
  [1 / 2, '1/2'],
  [1 / 4, '1/4'],
  [3 / 4, '3/4'],
  [1 / 3, '1/3'],
  [2 / 3, '2/3'],
];
const WORDS = 'zero um dois três quatro cinco seis sete oito nove dez'.split(' ');
const FEMININE: Readonly<Record<number, string>> = { 1: 'uma', 2: 'duas' };
const GLYPH = /[½¼¾⅓⅔⅛⅕]/;
const NEAR = 0.0075;

export interface NumberWriting {
  readonly fraction: FractionStyle;
  /** The gender of the counted noun, for "duas" and "meia". */
  readonly feminine: boolean;
}

/** A number in the style of the one that it replaces: digits, words, "½", "1/2", "1 e meia", "1,5", "02", "1.000". */
export function writeNumber(value: number, like: string, { fraction, feminine }: NumberWriting): string {
  const whole = Math.floor(value + NEAR);
  const rest = value - whole < NEAR ? 0 : value - whole;
  const isHalf = Math.abs(rest - 0.5) < NEAR;
  const half = feminine ? 'meia' : 'meio';
  if (/^mei[ao]$/i.test(like)) return isHalf && whole === 0 ? like : digits(value, '1', fraction);
  if (/^\p{L}/u.test(like)) {
    const one = (feminine ? FEMININE[whole] : undefined) ?? WORDS[whole];
    if (one === undefined || (rest > 0 && !isHalf)) return digits(value, '1', fraction);
    if (whole === 0) return cased(like, half);
    return cased(like.split(/\s/)[0] ?? like, isHalf ? `${one} e ${half}` : one);
  }
  if (isHalf && /\se\s+mei[ao]$/i.test(like)) return whole === 0 ? half : `${whole} e ${half}`;
  return digits(value, like, fraction);
}

function digits(value: number, like: string, fraction: FractionStyle): string {
  const whole = Math.floor(value + NEAR);
  const rest = value - whole;
  if (rest < NEAR) return wholeLike(whole, like);
  const style = styleOf(like) ?? fraction;
  if (style === 'slash') {
    const slash = SLASHES.find(([one]) => Math.abs(one - rest) < NEAR)?.[1];
    const join = /\se\s/.test(like) ? ' e ' : ' ';
    if (slash !== undefined) return whole === 0 ? slash : `${whole}${join}${slash}`;
  }
  if (style === 'glyph') {
    const said = sayNumber(value);
    return /\d\s+[½¼¾⅓⅔]/.test(like) ? said.replace(/^(\d+)([½¼¾⅓⅔])$/, '$1 $2') : said;
  }
  const decimal = sayDecimal(value);
  return /^\d+\.\d{1,2}$/.test(like) ? decimal.replace(',', '.') : decimal;
}

function styleOf(like: string): FractionStyle | undefined {
  if (GLYPH.test(like)) return 'glyph';
  if (/\d[/⁄]\d/.test(like)) return 'slash';
  return /\d,\d|^\d+\.\d{1,2}$/.test(like) ? 'comma' : undefined;
}

function wholeLike(whole: number, like: string): string {
  if (/^0\d/.test(like)) return String(whole).padStart(2, '0');
  return /^\d{1,3}\.\d{3}$/.test(like) ? String(whole).replace(/(\d)(\d{3})$/, '$1.$2') : String(whole);
}

/** The style that most lines of a plan use for fractions. */
export function fractionStyleOf(lines: readonly string[]): FractionStyle {
  const count = (pattern: RegExp) => lines.filter((line) => pattern.test(line)).length;
  const glyphs = count(GLYPH);
  const slashes = count(/(?<![\d/])[123][/⁄][234](?![\d/])/);
  const commas = count(/(?<![\d.,])\d,5\s+(?!(?:g|gr|kg|ml|l|gramas?|litros?)\b)\p{L}/iu);
  if (commas > Math.max(glyphs, slashes)) return 'comma';
  return slashes > glyphs ? 'slash' : 'glyph';
}
