import { measureNamed } from '../measures.ts';
import { pluralWord } from './word-forms.ts';

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
