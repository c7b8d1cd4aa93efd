import { describe, expect, test } from 'vitest';
import { sayFood } from '../exchange/say-food.ts';
import { FOODS } from '../foods/foods.ts';
import { ownFoods } from '../plan/own-food.ts';
import { listIndex } from '../plan/plan-readers.ts';
import { readLine } from '../reading/read-line.ts';
import { isAllowed } from '../restrictions/is-allowed.ts';
import { closeGap, type GapQuestion } from './close-gap.ts';
import { figureOf } from './figure-of.ts';
import { portionOf } from './portion.ts';

const question: GapQuestion = {
  texts: {
    meals: [[['1 pão francês', '200 ml de leite integral']], [['4 colheres de sopa de arroz branco']]],
    recipes: [],
  },
  meals: [{ name: 'Café da manhã' }, { name: 'Almoço' }],
  nutrient: 'calcium',
  gap: 600,
  person: { sex: 'feminino', years: 30 },
  restrictions: [],
};
const offered = (of: Partial<GapQuestion>, known = {}) => closeGap({ ...question, ...of }, known);
const foodIn = (words: string) => readLine(listIndex(), words).items[0];

describe('what would close a gap', () => {
  test('is one portion in household measures, that is read as it is meant, with what it gives', () => {
    const offers = offered({});
    expect(offers.length).toBeGreaterThan(3);
    for (const { words, gives, kcal } of offers) {
      const item = foodIn(words);
      expect(item?.confidence, words).toBe('sure');
      const { food, grams = 0 } = item ?? {};
      if (!food) throw new Error(words);
      expect(gives, words).toBeCloseTo(((figureOf(food, 'calcium')?.value ?? 0) * grams) / 100, 3);
      expect(kcal, words).toBeCloseTo(((food.figures.energy ?? 0) * grams) / 100, 3);
    }
  });

  test('fits the meal: milk and fruit at breakfast, beans and vegetables at lunch', () => {
    for (const { words, meals } of offered({ nutrient: 'fibre', gap: 12 })) {
      const group = foodIn(words)?.food?.group;
      if (group === 'Leguminosas' || group === 'Verduras e legumes') expect(meals, words).toEqual([1]);
      if (group === 'Leite e derivados') expect(meals, words).toEqual([0]);
    }
    expect(offered({ meals: [{ name: 'Refeição A' }, { name: 'Refeição B' }] })).toEqual([]);
    expect(
      offered({
        meals: [
          { name: 'A', time: '07:30' },
          { name: 'B', time: '12:00' },
        ],
      }).length,
    ).toBeGreaterThan(3);
  });

  test.each([
    ['lactose', 'lactose'],
    ['ovo', 'egg'],
    ['vegano', 'animal-origin'],
    ['gluten', 'gluten'],
  ] as const)('honours the restriction %s', (tipo, tag) => {
    for (const nutrient of ['calcium', 'iron', 'vitaminB12', 'fibre', 'zinc'] as const)
      for (const { words } of offered({
        nutrient,
        gap: 3,
        restrictions: [{ tipo, palavras: null, motivo: null }],
      })) {
        const food = foodIn(words)?.food;
        expect(food?.tags, words).not.toContain(tag);
        expect(food && isAllowed(food, [{ tipo, palavras: null, motivo: null }]), words).toBe(true);
      }
  });

  test('honours what she wrote in words', () => {
    const restrictions = [{ tipo: null, palavras: 'feijão', motivo: null }];
    expect(
      offered({ nutrient: 'fibre', gap: 12, restrictions }).some(({ words }) => /feijão/.test(words)),
    ).toBe(false);
  });

  test('takes own foods, but of unchecked contents none where the patient avoids something', () => {
    const known = (isChecked: boolean) => ({
      ownFoods: ownFoods([
        {
          id: 'x',
          nome: 'Iogurte Fibrax',
          base: 'porção',
          porcao_gramas: 100,
          kcal: 80,
          fibra: 6,
          conteudo_conferido: isChecked,
        },
      ]),
    });
    const ask = { nutrient: 'fibre', gap: 12 } as const;
    const own = (offers: readonly { from: string }[]) => offers.filter(({ from }) => from === 'own').length;
    expect(own(offered(ask, known(false)))).toBe(1);
    const restrictions = [{ tipo: 'amendoim', palavras: null, motivo: null } as const];
    expect(own(offered({ ...ask, restrictions }, known(false)))).toBe(0);
    expect(own(offered({ ...ask, restrictions }, known(true)))).toBe(1);
  });

  test('takes lines of her library in her words, at the meal where they stand', () => {
    const library = [
      { meal: { name: 'Lanche' }, lines: ['1 pote de iogurte natural', 'Beber água', 'iogurte a gosto'] },
      // The breakfast has milk already.
      { meal: { name: 'Ceia' }, lines: ['1 copo de leite integral (200 ml)'] },
      { meal: { name: 'Jantar' }, lines: ['2 colheres de sopa de couve refogada'] },
    ];
    const hers = offered({ library }).filter(({ from }) => from === 'library');
    expect(hers.map(({ words, meals }) => [words, meals])).toEqual([
      ['1 pote de iogurte natural', [0]],
      ['2 colheres de sopa de couve refogada', [1]],
    ]);
    const restrictions = [{ tipo: 'lactose', palavras: null, motivo: null } as const];
    expect(offered({ library, restrictions }).map(({ words }) => words)).not.toContain(
      '1 pote de iogurte natural',
    );
  });

  test('stays within the energy that is left, and below the upper limits', () => {
    for (const { kcal } of offered({ energyLeft: 0 })) expect(kcal).toBeLessThanOrEqual(150);
    const words = offered({ nutrient: 'vitaminA', gap: 500 }).map((offer) => offer.words);
    expect(words.some((line) => line.includes('fígado'))).toBe(false);
  });

  test('is nothing where nothing is missing', () => {
    expect(offered({ gap: 0 })).toEqual([]);
  });
});

test('every usual portion can be said and is read as it is meant', () => {
  const portions = FOODS.flatMap((food) => (portionOf(food) ? [food] : []));
  expect(portions.length).toBeGreaterThan(90);
  const unread = portions.filter((food) => {
    const portion = portionOf(food);
    const isServed = portion && portion.grams >= 5 && portion.grams <= 250;
    return !isServed || sayFood(listIndex(), food, portion) === undefined;
  });
  expect(unread.map(({ name }) => name)).toEqual([]);
});
