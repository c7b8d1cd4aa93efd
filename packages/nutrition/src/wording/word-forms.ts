import { foldLetters } from '@alecrim/domain/pure';
import { GENDERED, keyOf } from '../reading/fold.ts';

/** The same in the singular and in the plural, foreign adjectives too. */
const INVARIANT = new Set(
  'pires lápis simples três mais menos gás ananás tênis bis light diet zero fit'.split(' '),
);
const IN_AES = new Set(['pão', 'alemão', 'capitão']);
const IN_AOS = new Set(['grão', 'mão', 'órgão']);

/** Endings and their plurals, the first that fits. */
const PLURALS: readonly (readonly [ending: RegExp, plural: string])[] = [
  [/ãozinho$/, 'ãezinhos'],
  [/ão$/, 'ões'],
  [/([aou])l$/, '$1is'],
  [/el$/, 'éis'],
  [/il$/, 'is'],
  [/m$/, 'ns'],
  [/([rz])$/, '$1es'],
  [/ês$/, 'eses'],
  [/[sx]$/, '$&'],
  [/$/, 's'],
];

/** Endings and their singulars, the first that fits. Words written without accents keep that. */
const SINGULARS: readonly (readonly [ending: RegExp, singular: string])[] = [
  [/ãezinhos$/, 'ãozinho'],
  [/(?:ões|ães|ãos)$/, 'ão'],
  [/(?:oes|aes)$/, 'ao'],
  [/eses$/, 'ês'],
  // "sachês" has a singular in -ê, "francês" is one.
  [/(sach|pur|pat)ês$/, '$1ê'],
  [/ês$/, '$&'],
  [/([ao])is$/, '$1l'],
  [/[ée]is$/, 'el'],
  [/óis$/, 'ol'],
  [/([^qg])uis$/, '$1ul'],
  [/ffins$/, 'ffin'],
  [/ns$/, 'm'],
  [/([aeiou])(r|z)es$/, '$1$2'],
  [/s$/, ''],
];

type Forms = readonly (readonly [ending: RegExp, other: string])[];

function formOf(word: string, forms: Forms): string {
  const lower = word.toLowerCase();
  if (INVARIANT.has(lower) || lower.length < 3) return word;
  const rule = forms.find(([ending]) => ending.test(lower));
  return rule === undefined ? word : cased(word, lower.replace(...rule));
}

/** "pão" → "pães", "COLHER" → "COLHERES". */
export function pluralWord(word: string): string {
  const lower = word.toLowerCase();
  if (IN_AES.has(lower)) return cased(word, lower.replace(/ão$/, 'ães'));
  return IN_AOS.has(lower) ? `${word}${isUpper(word) ? 'S' : 's'}` : formOf(word, PLURALS);
}

/** "pães" → "pão"; a word that is singular already stays. */
export const singularWord = (word: string): string => formOf(word, SINGULARS);

export const isPluralWord = (word: string): boolean => singularWord(word) !== word;

const FEMININE = new Set('colher noz couve carne alface mão dose fonte parte pele flor'.split(' '));
const MASCULINE = new Set('grama quilograma'.split(' '));

/** A size as it agrees with its measure: "pequena" of a "pedaço" is "pequeno". */
export const sizeOf = (noun: string, size: string): string =>
  isFeminine(noun.split(' ')[0] ?? '') ? size.replace(/o$/, 'a') : size.replace(/a$/, 'o');

/** By its ending, which is right for the measures and nearly all foods of the list. */
export function isFeminine(noun: string): boolean {
  const one = singularWord(noun.toLowerCase());
  if (MASCULINE.has(one)) return false;
  return FEMININE.has(one) || /(?:[aã]|[çs]ão|dade|ade|agem)$/.test(one);
}

/** `written` with the capitals of `like`: "Uma" → "Duas". */
export function cased(like: string, written: string): string {
  if (isUpper(like)) return written.toUpperCase();
  const first = like.charAt(0);
  return first === first.toLowerCase() ? written : written.charAt(0).toUpperCase() + written.slice(1);
}

const isUpper = (word: string): boolean =>
  word.length > 1 && word === word.toUpperCase() && word !== word.toLowerCase();

/** Beside the adjectives with two genders. A word that no list knows is a name ("banana prata") and stays as it is. */
const OTHERS = new Set(
  'integral frances arabe sirio nanico proteico natural tradicional vegetal vegano especial comum cheio duplo fundo'.split(
    ' ',
  ),
);

/** An adjective or participle that follows its noun into the plural. */
export function isAdjective(word: string): boolean {
  const folded = foldLetters(word);
  const key = keyOf(folded);
  const masculine = key.replace(/a$/, 'o');
  if (key === 'light') return false;
  return (
    GENDERED.has(key) ||
    OTHERS.has(masculine) ||
    OTHERS.has(key) ||
    OTHERS.has(folded) ||
    /.{2}[ai]do$/.test(masculine)
  );
}

const SIZES = new Set(['pequeno', 'medio', 'grande', 'cheio', 'raso']);

/** A size is that of the measure, wherever it stands: "2 filés de peixe médios". */
export const isSizeWord = (word: string): boolean => SIZES.has(keyOf(foldLetters(word)));

/** The gender that an adjective shows; "integral" shows none. */
export function genderOf(adjective: string): 'a' | 'o' | undefined {
  const end = /([ao])s?$/i.exec(foldLetters(adjective))?.[1];
  return end === 'a' || end === 'o' ? end : undefined;
}
