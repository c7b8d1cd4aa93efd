import { expect, test } from 'vitest';
import { FOODS } from './foods.ts';
import { searchFoods } from './search-foods.ts';

const names = (words: string) => searchFoods(FOODS, words).map(({ name }) => name);

test('the nearest name comes first, with or without accents', () => {
  expect(names('arroz integral')[0]).toBe('Arroz integral cozido');
  expect(names('pao frances')[0]).toBe('Pão francês');
});

test('a regional name finds the food', () => {
  expect(names('macaxeira coz')[0]).toMatch(/^Mandioca/);
});

test('words that no food has, and no words, find nothing', () => {
  expect(names('zzz')).toEqual([]);
  expect(names('  ')).toEqual([]);
});
