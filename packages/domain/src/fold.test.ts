import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accentedCapitals, foldCase, searchable } from './fold.ts';

describe('lower case as the databases do it', () => {
  test('folds A to Z and the accented capitals of Portuguese', () => {
    expect(foldCase('AVEIA, MAÇÃ E PÊSSEGO')).toBe('aveia, maçã e pêssego');
    expect(foldCase(accentedCapitals)).toBe('áàâãäéèêëíìîïóòôõöúùûüçñ');
  });

  test('leaves every other character as it was written', () => {
    expect(foldCase('½ xícara — 100 g 🍎 ΑΒΓ')).toBe('½ xícara — 100 g 🍎 ΑΒΓ');
  });

  test('keeps the length, so that a match is found where it was typed', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => foldCase(text).length === text.length));
  });
});

describe('text as a person searches it', () => {
  test('finds João, with or without accents and capitals', () => {
    for (const typed of ['joao', 'JOÃO', 'João', 'joa\u0303o']) {
      expect(searchable('João da Conceição')).toContain(searchable(typed));
    }
  });

  test('ignores spaces around and counts any gap as one space', () => {
    expect(searchable('  Café \t da\n manhã ')).toBe('cafe da manha');
  });

  test('does not treat typed signs as wildcards', () => {
    for (const sign of ['^', '`', '´', '¨', '·', '+', '%', '_']) expect(searchable(sign)).toBe(sign);
  });

  test('gives the same answer when asked twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const once = searchable(text);
        return searchable(once) === once;
      }),
    );
  });

  test('sees no difference between composed and decomposed accents', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        (text) => searchable(text.normalize('NFC')) === searchable(text.normalize('NFD')),
      ),
    );
  });
});
