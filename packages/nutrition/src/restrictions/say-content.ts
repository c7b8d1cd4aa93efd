import { allergenNames, foldLetters } from '@alecrim/domain/pure';
import { isPluralWord } from '../wording/word-forms.ts';
import type { Content } from './contents.ts';
import type { Certainty } from './finding.ts';

/** How a person calls what a food holds. */
const NAMES: Readonly<Record<Content, string>> = {
  ...allergenNames,
  'red-meat': 'carne vermelha',
  poultry: 'carne de ave',
  'animal-origin': 'ingrediente de origem animal',
  'added-sugar': 'açúcar',
  sweetener: 'adoçante',
  alcohol: 'álcool',
  caffeine: 'cafeína',
  'raw-fish': 'peixe cru',
  'raw-meat': 'carne crua ou curada',
  liver: 'fígado',
  unpasteurised: 'leite ou ovo sem pasteurização',
  gelatin: 'gelatina de origem animal',
  honey: 'mel',
  aspartame: 'aspartame',
  'not-vegetarian': 'ingrediente não vegetariano',
  'not-in-pregnancy': 'algo a evitar na gestação',
  phenylalanine: 'fenilalanina',
  potassium: 'muito potássio',
  phosphorus: 'muito fósforo',
};

/** "bechamel leva leite", "torradas podem levar lactose"; of the thing itself only "contém ovo". */
export function sayContent(word: string, content: Content, certainty: Certainty): string {
  return sayHeld(word, NAMES[content], certainty);
}

export function sayHeld(word: string, held: string, certainty: Certainty): string {
  const isSure = certainty === 'contem';
  const isItself = foldLetters(word).includes(foldLetters(held).slice(0, 4));
  if (isItself) return isSure ? `contém ${held}` : `pode conter ${held}`;
  const [one, many] = isSure ? ['leva', 'levam'] : ['pode levar', 'podem levar'];
  return `${word.toLowerCase()} ${isPluralWord(word.split(' ')[0] ?? '') ? many : one} ${held}`;
}
