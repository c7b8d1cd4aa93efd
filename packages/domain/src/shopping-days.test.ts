import { expect, test } from 'vitest';
import { planDays } from './days.ts';
import { assumedDays, daysOfKinds } from './shopping-days.ts';
import {
  choiceWords,
  type NeededOption,
  type ShoppingNeeds,
  shoppingList,
  usualShopping,
  wantedAmounts,
} from './shopping-list.ts';

type Named = Parameters<typeof planDays>[0];
const week = planDays([{ dias: ['uteis'], opcoes: [{}] }]);
const training = planDays([{ dias: ['treino'], opcoes: [{}] }]);
const both = planDays([{ dias: ['uteis', 'treino'], opcoes: [{}] }]);

test('a week has five weekdays and two days of a weekend', () => {
  expect(daysOfKinds(week, { days: 7 })).toEqual([5, 2]);
  expect(daysOfKinds(week, { days: 14 })).toEqual([10, 4]);
  // 7.1 and 2.9, 2.1 and 0.9, 0.7 and 0.3.
  expect([10, 3, 1].map((days) => daysOfKinds(week, { days }))).toEqual([
    [7, 3],
    [2, 1],
    [1, 0],
  ]);
});

test('training days are three of a week until the reader says how many', () => {
  expect(daysOfKinds(training, { days: 7 })).toEqual([3, 4]);
  expect(daysOfKinds(training, { days: 7, training: 5 })).toEqual([5, 2]);
  expect(daysOfKinds(training, { days: 7, training: 0 })).toEqual([0, 7]);
  expect(daysOfKinds(training, { days: 10 })).toEqual([4, 6]);
});

test('training is spread over weekdays and weekend, and no day is lost or counted twice', () => {
  // Weekday with training, weekday without, weekend with, weekend without: 5 of 7 × 3 are 2.1 weekdays.
  expect(daysOfKinds(both, { days: 7 })).toEqual([2, 3, 1, 1]);
  expect(daysOfKinds(both, { days: 7, training: 7 })).toEqual([5, 0, 2, 0]);
  for (let days = 1; days <= 31; days++)
    for (let often = 0; often <= 7; often++) {
      const counts = daysOfKinds(both, { days, training: often });
      expect(Math.min(...counts)).toBeGreaterThanOrEqual(0);
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(days);
    }
});

test('the list says what it assumes', () => {
  expect(assumedDays({ days: week }, { days: 7 })).toBe('5 de segunda a sexta, 2 de fim de semana');
  expect(assumedDays({ days: training }, { days: 7, training: 0 })).toBe('7 de descanso');
  expect(assumedDays({ days: both }, { days: 7 })).toBe(
    '2 de segunda a sexta com treino, 3 de segunda a sexta sem treino, 1 de fim de semana com treino, 1 de fim de semana sem treino',
  );
  expect(choiceWords({ days: 7, people: 2 }, { days: week })).toBe(
    '7 dias, 2 pessoas; 5 de segunda a sexta, 2 de fim de semana',
  );
  expect(choiceWords({ days: 7, people: 2 }, {})).toBe('7 dias, 2 pessoas');
});

/** A meal of options of which each needs 100 g of its own food. */
function needsOf(meals: NonNullable<Named>): ShoppingNeeds {
  let food = -1;
  const options = meals.map(({ opcoes }) =>
    (opcoes ?? []).map((): NeededOption => ({ items: [[++food, 100]], written: [] })),
  );
  const foods = Array.from({ length: food + 1 }, (_, place) => ({
    name: `Alimento ${place}`,
    section: 0,
    by: 'g' as const,
  }));
  const days = planDays(meals);
  return { sections: ['Mercearia'], foods, meals: options, ...(days.length > 0 && { days }) };
}
const grams = (meals: NonNullable<Named>, over: object = {}) => {
  const needs = needsOf(meals);
  const { foods } = wantedAmounts(needs, { ...usualShopping(needs), ...over });
  return Object.fromEntries([...foods].map(([place, { amount }]) => [place, Math.round(amount ?? -1)]));
};

test('a week buys each option for its days', () => {
  const lunch = { opcoes: [{ dias: ['uteis'] }, { dias: ['fim_de_semana'] }] };
  const afterTraining = { dias: ['treino'], opcoes: [{}] };
  // 5 and 2 days; 3 training days; breakfast on all 7.
  expect(grams([{ opcoes: [{}] }, lunch, afterTraining])).toEqual({ 0: 700, 1: 500, 2: 200, 3: 300 });
  expect(grams([lunch, afterTraining], { training: 5, people: 2 })).toEqual({ 0: 1000, 1: 400, 2: 1000 });
  // Nobody trains: nothing is bought for it, not even "à vontade".
  expect(grams([afterTraining], { training: 0 })).toEqual({});
});

test('the usual list follows the first option of each kind of day', () => {
  expect(grams([{ opcoes: [{ dias: ['uteis'] }, {}] }])).toEqual({ 0: 500, 1: 200 });
  // The weekend has the first option too, as the numbers of the day do.
  expect(grams([{ opcoes: [{}, { dias: ['fim_de_semana'] }] }])).toEqual({ 0: 700 });
  expect(grams([{ opcoes: [{ dias: ['uteis'] }, { dias: ['treino'] }] }])).toEqual({ 0: 500, 1: 100 });
});

test('an option that names its days comes before one for every day, and equal ones share', () => {
  const options = [[0, 1]];
  expect(grams([{ opcoes: [{}, { dias: ['fim_de_semana'] }] }], { options })).toEqual({ 0: 500, 1: 200 });
  expect(grams([{ opcoes: [{ dias: ['uteis'] }, { dias: ['uteis'] }] }], { options })).toEqual({
    0: 250,
    1: 250,
  });
  expect(
    grams([{ opcoes: [{}, {}] }, { dias: ['uteis'], opcoes: [{}] }], { options: [[0, 1], [0]] }),
  ).toEqual({ 0: 350, 1: 350, 2: 500 });
});

test('a day whose options were all left out buys nothing', () => {
  const meals = [{ opcoes: [{ dias: ['uteis'] }, { dias: ['fim_de_semana'] }] }];
  expect(grams(meals, { options: [[1]] })).toEqual({ 1: 200 });
  expect(shoppingList(needsOf(meals), { days: 7, people: 1, options: [[]] })).toEqual([]);
});
