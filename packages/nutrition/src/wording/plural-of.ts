import { measureNamed } from '../measures.ts';

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

/** Endings and their plurals, the first that fits; the list of measures holds the words that break these rules. */
const ENDINGS: readonly (readonly [ending: RegExp, plural: string])[] = [
  [/^pão$/i, 'pães'],
  [/ão$/, 'ões'],
  [/([aou])l$/, '$1is'],
  [/el$/, 'éis'],
  [/il$/, 'is'],
  [/m$/, 'ns'],
  [/([rz])$/, '$1es'],
  [/ês$/, 'eses'],
  [/([aeiouáéíóúâêôãõ])$/, '$1s'],
];

function pluralWord(word: string): string {
  const rule = ENDINGS.find(([ending]) => ending.test(word));
  return rule === undefined ? word : word.replace(...rule);
}
