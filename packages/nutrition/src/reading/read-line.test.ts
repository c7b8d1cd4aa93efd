import { describe, expect, test } from 'vitest';
import type { Food } from '../food.ts';
import { FOODS } from '../foods/foods.ts';
import { type Figures, NUTRIENTS } from '../nutrients.ts';
import { foodIndex } from './food-index.ts';
import { readLine } from './read-line.ts';

const index = foodIndex(FOODS);

const figures = (energy: number): Figures =>
  ({ ...Object.fromEntries(NUTRIENTS.map((nutrient) => [nutrient, null])), energy }) as Figures;

const ownFood = (id: string, name: string, measure: string, grams: number): Food => ({
  id,
  name,
  synonyms: [],
  group: 'Preparações',
  figures: figures(200),
  source: { table: 'own', id, cite: 'rótulo' },
  measures: [{ name: measure, grams, source: { table: 'own', id, cite: 'rótulo' } }],
  section: 'Mercearia',
  tags: [],
});

describe('the spans of an item', () => {
  test('are the quantity, the measure and the food as written', () => {
    const text = 'Almoço: 2 a 3 colheres (sopa) de Arroz Integral';
    const [item] = readLine(index, text).items;
    expect(text.slice(...(item?.quantity?.span ?? [0, 0]))).toBe('2 a 3');
    expect(text.slice(...(item?.measure?.span ?? [0, 0]))).toBe('colheres (sopa)');
    expect(text.slice(...(item?.foodSpan ?? [0, 0]))).toBe('Arroz Integral');
    expect(item?.quantity).toMatchObject({ value: 2, to: 3 });
    expect(item?.range).toEqual([40, 60]);
  });
});

describe('own foods and recipes', () => {
  const own = foodIndex(
    [
      ownFood('pao-da-casa', 'Pão integral', 'fatia', 40),
      ownFood('sopa-da-ana', 'Sopa de abóbora da Ana', 'porção', 300),
    ],
    index,
  );

  test('are used instead of a food of the list with the same name', () => {
    expect(readLine(own, '2 fatias de pão integral').items[0]).toMatchObject({
      name: 'Pão integral',
      grams: 80,
    });
  });

  test('are read like those of the list', () => {
    expect(readLine(own, '1 porção de sopa de abóbora da Ana').items[0]).toMatchObject({
      grams: 300,
      role: 'chosen',
    });
    expect(readLine(index, '1 porção de sopa de abóbora da Ana').items[0]).not.toMatchObject({
      confidence: 'sure',
    });
  });

  test('do not change the index of the list', () => {
    expect(readLine(index, '2 fatias de pão integral').items[0]?.name).toBe('Pão de forma integral');
  });
});

describe('a word that the food does not explain', () => {
  test.each(['100 g de pão francês proteico', '30 g de queijo muçarela trufada', '1 maçã caramelizada'])(
    'keeps “%s” from being sure',
    (text) => {
      expect(readLine(index, text).items.map((item) => item.confidence)).not.toContain('sure');
    },
  );
});

test('a reason quotes the words as they were written, with accents', () => {
  const { items } = readLine(foodIndex(FOODS), '100 g de arroz fantástico');
  expect(items[0]?.reason).toContain('“fantástico”');
});
