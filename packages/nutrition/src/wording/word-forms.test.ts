import { expect, test } from 'vitest';
import {
  cased,
  genderOf,
  isAdjective,
  isFeminine,
  isPluralWord,
  pluralWord,
  singularWord,
  sizeOf,
} from './word-forms.ts';

test.each([
  ['pão', 'pães'],
  ['pãozinho', 'pãezinhos'],
  ['limão', 'limões'],
  ['porção', 'porções'],
  ['grão', 'grãos'],
  ['mão', 'mãos'],
  ['colher', 'colheres'],
  ['noz', 'nozes'],
  ['integral', 'integrais'],
  ['pastel', 'pastéis'],
  ['funil', 'funis'],
  ['bombom', 'bombons'],
  ['francês', 'franceses'],
  ['sachê', 'sachês'],
  ['filé', 'filés'],
  ['chá', 'chás'],
  ['maçã', 'maçãs'],
  ['caqui', 'caquis'],
  ['kiwi', 'kiwis'],
  ['muffin', 'muffins'],
  ['wrap', 'wraps'],
  ['COLHER', 'COLHERES'],
  ['Pão', 'Pães'],
])('the plural of %s is %s, and back', (one, many) => {
  // Of the words in -il only "funis" is ambiguous: it may come from a word in -i.
  expect(pluralWord(one)).toBe(many);
  if (!one.endsWith('il')) expect(singularWord(many)).toBe(one);
});

test('some words have one form', () => {
  for (const word of ['pires', 'simples', 'light', 'lápis']) {
    expect([pluralWord(word), singularWord(word)]).toEqual([word, word]);
    expect(isPluralWord(word)).toBe(false);
  }
});

test('the gender of a measure or food is known by its ending', () => {
  for (const noun of ['colher', 'colheres', 'xícara', 'porção', 'unidade', 'maçã', 'nozes'])
    expect([noun, isFeminine(noun)]).toEqual([noun, true]);
  for (const noun of ['copo', 'filé', 'ovos', 'pão', 'limões', 'chá', 'scoop'])
    expect([noun, isFeminine(noun)]).toEqual([noun, false]);
  expect([genderOf('cheias'), genderOf('médio'), genderOf('integral')]).toEqual(['a', 'o', undefined]);
});

test('a size agrees with its measure', () => {
  expect(sizeOf('pedaço', 'pequena')).toBe('pequeno');
  expect(sizeOf('colher de sopa', 'cheia')).toBe('cheia');
  expect(sizeOf('filé', 'grande')).toBe('grande');
});

test('adjectives follow their noun, names of varieties do not', () => {
  for (const word of ['cheia', 'médios', 'cozido', 'integrais', 'francês', 'nanica', 'picadas'])
    expect([word, isAdjective(word)]).toEqual([word, true]);
  for (const word of ['prata', 'fuji', 'papaia', 'light', 'formosa'])
    expect([word, isAdjective(word)]).toEqual([word, false]);
});

test('a word takes the capitals of the one that it replaces', () => {
  expect([cased('uma', 'duas'), cased('Uma', 'duas'), cased('UMA', 'duas')]).toEqual([
    'duas',
    'Duas',
    'DUAS',
  ]);
});
