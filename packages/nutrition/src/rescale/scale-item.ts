import type { Food } from '../food.ts';
import type { WrittenAmount } from '../reading/amount-at.ts';
import type { Item } from '../reading/answer.ts';
import { FRACTIONS, NEAR, sayDecimal, sayNumber } from '../wording/say-amount.ts';
import { cased } from '../wording/word-forms.ts';
import { besideStep, countStep, isOpenSize, stepped, weightStep } from './steps.ts';

/** An amount with its new value; a range has two. */
export interface Scaled {
  readonly amount: WrittenAmount;
  readonly before: readonly number[];
  readonly after: readonly number[];
}

/** A piece that grows or shrinks less than this stays one piece; beyond, their number changes too. */
const ONE_PIECE = [0.65, 1.6] as const;

/**
 * Scales every amount of an item and gives the ratio that the steps allow. The count leads and grams beside it follow;
 * where the count has no size of its own ("1 filé (100 g)") or is absent, the grams lead.
 */
export function scaleItem(item: Item, factor: number, scaled: Map<WrittenAmount, Scaled>): number {
  const { food, grams } = item;
  if (food === undefined || grams === undefined) return 1;
  const lead = leadOf(item);
  if (lead === undefined) return 1;
  // An amount that foods share was scaled with the first of them.
  const done = scaled.get(lead) ?? scaleLead(lead, food, grams, factor);
  scaled.set(lead, done);
  const ratio = ratioOf(done);
  for (const amount of item.amounts) {
    if (scaled.has(amount) || amount.quantity === undefined) continue;
    const follower = follow(amount, lead, item, food, ratio);
    if (follower !== undefined) scaled.set(amount, follower);
  }
  return weighedRatio(item, scaled, ratio);
}

const isCount = ({ total, quantity }: WrittenAmount): boolean =>
  total === undefined && quantity !== undefined;

function leadOf({ amounts, food }: Item): WrittenAmount | undefined {
  const counts = amounts.filter(isCount);
  const count = counts.find(({ measure }) => measure?.measure.vague !== true) ?? counts[0];
  const weight = amounts.find(({ total, quantity }) => total?.kind === 'g' && quantity !== undefined);
  const written = weight ?? amounts.find(({ total }) => total !== undefined);
  if (count === undefined) return written;
  return written !== undefined && isOpenSize(count, food) ? written : count;
}

function scaleLead(amount: WrittenAmount, food: Food, grams: number, factor: number): Scaled {
  const before = valuesOf(amount);
  const step = isCount(amount)
    ? () => countStep(amount, food, grams / (amount.quantity?.value ?? 1))
    : (value: number) => weightStep(amount.total?.kind ?? 'g', value);
  return { amount, before, after: inSteps(before, factor, step) };
}

function follow(
  amount: WrittenAmount,
  lead: WrittenAmount,
  item: Item,
  food: Food,
  ratio: number,
): Scaled | undefined {
  const before = valuesOf(amount);
  if (!isCount(amount)) return { amount, before, after: inSteps(before, ratio, besideStep) };
  // One steak stays one steak: its grams say how large it is.
  const isPiece = isOpenSize(amount, food) && !isCount(lead);
  if (isPiece && ratio >= ONE_PIECE[0] && ratio < ONE_PIECE[1]) return undefined;
  const grams = (item.grams ?? 0) / (amount.quantity?.value ?? 1);
  const step = isPiece ? 1 : countStep(amount, food, grams);
  return { amount, before, after: inSteps(before, ratio, () => step) };
}

function inSteps(before: readonly number[], factor: number, step: (value: number) => number): number[] {
  const after = before.map((value) =>
    Math.abs(factor - 1) < 1e-9 ? value : stepped(value * factor, step(value * factor), value),
  );
  const [least = 0, most] = after;
  // The ends of a range stay apart.
  return most !== undefined && most <= least ? [least, least + step(least)] : after;
}

/** Of a count its number or the ends of its range; of a weight grams or millilitres. */
function valuesOf({ quantity, total }: WrittenAmount): readonly number[] {
  if (total !== undefined) return total.range ?? [total.value];
  return quantity?.range ?? [quantity?.value ?? 1];
}

const middle = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

const ratioOf = ({ before, after }: Scaled): number => middle(after) / middle(before);

/** The reading takes written grams before a count, unless they are those of one measure. */
function weighedRatio({ amounts }: Item, scaled: ReadonlyMap<WrittenAmount, Scaled>, ratio: number): number {
  if (amounts.some(({ each }) => each !== undefined)) return ratio;
  const written =
    amounts.find(({ total }) => total?.kind === 'g') ?? amounts.find(({ total }) => total !== undefined);
  const done = written && scaled.get(written);
  return done === undefined ? ratio : ratioOf(done);
}

/** How a writer of digits writes a half where the number before had no fraction. */
export type FractionStyle = 'glyph' | 'slash' | 'comma';

const WORDS = 'zero um dois três quatro cinco seis sete oito nove dez'.split(' ');
const FEMININE: Readonly<Record<number, string>> = { 1: 'uma', 2: 'duas' };
const GLYPH = /[½¼¾⅓⅔⅛⅕]/;

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
    const slash = FRACTIONS.find(([one]) => Math.abs(one - rest) < NEAR)?.[2];
    const join = /\se\s/.test(like) ? ' e ' : ' ';
    if (slash !== undefined) return whole === 0 ? slash : `${whole}${join}${slash}`;
  }
  if (style === 'glyph') {
    const words = sayNumber(value);
    return /\d\s+[½¼¾⅓⅔]/.test(like) ? words.replace(/^(\d+)([½¼¾⅓⅔])$/, '$1 $2') : words;
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
