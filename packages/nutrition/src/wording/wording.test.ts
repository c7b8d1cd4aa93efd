import { expect, test } from 'vitest';
import { FOODS } from '../foods/foods.ts';
import { MEASURE_NAMES } from '../foods/vocabulary.ts';
import { HOUSEHOLD_MEASURES } from '../measure-tables.ts';
import { foodIndex } from '../reading/food-index.ts';
import { readLine } from '../reading/read-line.ts';
import { pluralOf, sayAmount, sayNumber } from './say-amount.ts';

test.each([
  [0.25, '¼'],
  [1 / 3, '⅓'],
  [0.33, '⅓'],
  [0.5, '½'],
  [0.67, '⅔'],
  [0.75, '¾'],
  [1, '1'],
  [1.5, '1½'],
  [2.25, '2¼'],
  [2.999, '3'],
  [0.3, '0,3'],
  [1.2, '1,2'],
  [12.5, '12½'],
  [0.125, '0,13'],
])('the quantity %d is written %s', (quantity, words) => {
  expect(sayNumber(quantity)).toBe(words);
});

test.each([
  [0.5, 'colher de sopa', '½ colher de sopa'],
  [1, 'colher de sopa', '1 colher de sopa'],
  [1.5, 'colher de sopa', '1½ colher de sopa'],
  [2, 'colher de sopa', '2 colheres de sopa'],
  [2.5, 'colher de sopa', '2½ colheres de sopa'],
  [0.25, 'xícara de chá', '¼ de xícara de chá'],
  [0.75, 'copo americano', '¾ de copo americano'],
  [3, 'copo americano', '3 copos americanos'],
  [2, 'filé', '2 filés'],
  [2, 'pegador', '2 pegadores'],
  [2, 'pires', '2 pires'],
  [2, 'porção', '2 porções'],
  [2, 'sachê', '2 sachês'],
  [2, 'unidade pequena', '2 unidades pequenas'],
  [4, 'pedaço pequeno', '4 pedaços pequenos'],
  [2, 'copo medidor', '2 copos medidores'],
  [2, 'pão', '2 pães'],
  [2, 'pastel de forno', '2 pastéis de forno'],
  [2, 'funil', '2 funis'],
  [2, 'bombom', '2 bombons'],
  [2, 'pão francês', '2 pães franceses'],
  [2, 'noz', '2 nozes'],
  [2, 'sanduíche com queijo', '2 sanduíches com queijo'],
])('%d of the measure %s is said as %s', (quantity, measure, words) => {
  expect(sayAmount(quantity, measure)).toBe(words);
});

test('every measure of the list is read back as itself in the singular and in the plural', () => {
  const index = foodIndex(FOODS);
  for (const { name } of HOUSEHOLD_MEASURES)
    for (const quantity of [1, 1.5, 3]) {
      const line = `${sayAmount(quantity, name)} de lentilha`;
      expect([line, readLine(index, line).items[0]?.measure?.name]).toEqual([line, name]);
    }
});

test('no measure of a food keeps its singular in the plural, "pires" apart', () => {
  const unchanged = MEASURE_NAMES.filter((name) => pluralOf(name) === name);
  expect(unchanged).toEqual(['pires']);
});
