import { describe, expect, test } from 'vitest';
import { estimateOf } from './estimate.ts';
import { FOODS } from './foods/foods.ts';
import { foodIndex } from './reading/food-index.ts';
import { readLine } from './reading/read-line.ts';

const index = foodIndex(FOODS);
const estimate = (text: string) => estimateOf(readLine(index, text));

describe('an estimate', () => {
  test('names food, source, grams and energy', () => {
    expect(estimate('2 colheres de sopa de arroz integral')).toEqual({
      text: '2 colheres de sopa de arroz integral',
      status: 'counted',
      items: [
        {
          group: 1,
          role: 'chosen',
          name: 'Arroz integral cozido',
          source: { table: 'TACO', id: '1' },
          grams: 40,
          kcal: 49.6,
          confidence: 'sure',
          reason: '2 × colher de sopa de 20 g',
        },
      ],
    });
  });

  test('of a food without an amount has no grams and no energy', () => {
    const [item] = estimate('arroz integral').items;
    expect(item).toMatchObject({ role: 'unknown', confidence: 'unsure' });
    expect(item?.grams).toBeUndefined();
    expect(item?.kcal).toBeUndefined();
  });
});
