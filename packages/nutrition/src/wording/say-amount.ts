import { measureNamed } from '../measures.ts';
import { pluralWord } from './word-forms.ts';

/**
 * A quantity with its measure: "2½ colheres de sopa", "½ colher de sopa", "¼ de xícara de chá". The plural begins at
 * two ("1½ colher"), and a fraction other than a half takes "de", as Brazilians say them.
 */
export function sayAmount(quantity: number, measure: string): string {
  const number = sayNumber(quantity);
  if (/^[¼⅓⅔¾]$/.test(number)) return `${number} de ${measure}`;
  return `${number} ${quantity < PLURAL_FROM ? measure : pluralOf(measure)}`;
}

/** 1.995 is said as 2. */
const PLURAL_FROM = 1.99;

/**
 * The plural of a measure: from the list of measures, or by the rules of Portuguese for a measure of an own food
 * ("copo medidor" → "copos medidores"). Words after "de", "da", "do" or "com" stay as they are.
 */
export function pluralOf(measure: string): string {
  const known = measureNamed(measure)?.plural;
  if (known !== undefined) return known;
  const words = measure.split(' ');
  const joint = words.findIndex((word) => /^(de|da|do|das|dos|com|em)$/i.test(word));
  const end = joint === -1 ? words.length : joint;
  return words.map((word, place) => (place < end ? pluralWord(word) : word)).join(' ');
}

/** The fractions that people write, by their value. */
export const FRACTIONS: readonly (readonly [value: number, glyph: string, slashed: string])[] = [
  [1 / 4, '¼', '1/4'],
  [1 / 3, '⅓', '1/3'],
  [1 / 2, '½', '1/2'],
  [2 / 3, '⅔', '2/3'],
  [3 / 4, '¾', '3/4'],
];

/** 0.33 and 0.34 are a third to a reader. */
export const NEAR = 0.0075;

/** A quantity as Brazilians write it: "2½", "¼", "1⅓", and with a comma where no such sign exists ("0,3", "1,2"). */
export function sayNumber(quantity: number): string {
  const whole = Math.floor(quantity + NEAR);
  const rest = quantity - whole;
  if (Math.abs(rest) <= NEAR) return String(whole);
  const glyph = FRACTIONS.find(([value]) => Math.abs(value - rest) <= NEAR)?.[1];
  if (glyph !== undefined) return whole === 0 ? glyph : `${whole}${glyph}`;
  return sayDecimal(quantity);
}

/** For grams: at most two places after the comma, none that is zero. */
export function sayDecimal(quantity: number): string {
  return (Math.round(quantity * 100) / 100).toString().replace('.', ',');
}
