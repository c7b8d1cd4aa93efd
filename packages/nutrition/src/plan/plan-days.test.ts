import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rescaleDay } from '../rescale/rescale-day.ts';
import { planShopping } from '../shopping/plan-shopping.ts';
import { dayNumbers, mealNumbers, optionNumbers } from '../totals/day.ts';
import { planNumbers } from './plan-numbers.ts';
import { planReaders } from './plan-readers.ts';
import { onDay, planTexts } from './plan-texts.ts';

function ended<T>(steps: Generator<undefined, T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

const rice = '100 g de arroz branco cozido'; // 128 kcal
const potato = '100 g de batata cozida'; // 52 kcal
const egg = '1 ovo cozido'; // 73 kcal
const lines = [rice, potato, egg, 'Água à vontade', '2 colheres de mistura da casa'];
const { readItem } = ended(planReaders([]));

const plan = {
  refeicoes: [
    { opcoes: [{ itens: [rice], dias: ['fim_de_semana'] }, { itens: [potato] }] },
    { dias: ['uteis'], opcoes: [{ itens: [egg] }] },
  ],
};

test('a plan without days has the numbers that it had before there were days', () => {
  const meals = fc.array(fc.array(fc.array(fc.constantFrom(...lines), { maxLength: 4 }), { maxLength: 3 }), {
    maxLength: 4,
  });
  fc.assert(
    fc.property(meals, fc.constantFrom(undefined, null, []), (texts, dias) => {
      const refeicoes = texts.map((options) => ({ dias, opcoes: options.map((itens) => ({ itens, dias })) }));
      const read = planTexts({ refeicoes });
      expect(read).toEqual({ meals: texts, recipes: [] });
      expect(Object.keys(read)).toEqual(['meals', 'recipes']);
      const { day, days, meals } = ended(planNumbers(read));
      const before = texts.map((options) =>
        mealNumbers(options.map((option) => optionNumbers(option.map(readItem)))),
      );
      expect(day).toEqual(dayNumbers(before));
      expect(meals.map(({ whole }) => whole)).toEqual(before);
      expect(days).toBeUndefined();
      expect(onDay(read).texts).toEqual(read);
      expect(ended(planShopping(read))).not.toHaveProperty('days');
    }),
    { numRuns: 60 },
  );
});

test('each kind of day sums the first options that it has', () => {
  const { day, days, meals } = ended(planNumbers(planTexts(plan)));
  const kcal = days?.map((one) => one.day.amounts.energy);
  expect(kcal).toMatchObject([
    { least: 52 + 73, chosen: 52 + 73, most: 52 + 73 },
    { least: 52, chosen: 128, most: 128 },
  ]);
  expect(days?.map((one) => one.meals.map((meal) => meal?.amounts.energy.chosen ?? null))).toEqual([
    [52, 73],
    [128, null],
  ]);
  expect(days?.map((one) => one.day.lines)).toEqual([2, 2]);
  // Programs that know nothing of days read the first kind; a meal alone is all of its options.
  expect(day).toEqual(days?.[0]?.day);
  expect(meals[0]?.whole.amounts.energy).toMatchObject({ least: 52, chosen: 128, most: 128 });
});

test('training and weekdays make four kinds of day', () => {
  const refeicoes = [
    {
      opcoes: [
        { itens: [rice], dias: ['uteis'] },
        { itens: [potato], dias: ['fim_de_semana'] },
      ],
    },
    { dias: ['treino'], opcoes: [{ itens: [egg] }] },
  ];
  const { days } = ended(planNumbers(planTexts({ refeicoes })));
  expect(days?.map((one) => one.day.amounts.energy.chosen)).toEqual([128 + 73, 128, 52 + 73, 52]);
});

test('one day of a plan is a plan of its own that knows its places', () => {
  const { texts, placeOf, placeIn } = onDay(planTexts(plan));
  expect(texts).toEqual({ meals: [[[potato]], [[egg]]], recipes: [] });
  expect([placeOf(0, 0), placeIn(0, 1), placeIn(0, 0)]).toEqual([1, 0, -1]);
  expect(onDay(planTexts(plan), 1).texts.meals).toEqual([[[rice], [potato]], []]);
});

test('adjusting a kind of day leaves what only other days have', () => {
  const goal = { targets: { energy: 250 } };
  const weekday = rescaleDay(planTexts(plan), { readItem }, goal);
  expect(weekday.before.amounts.energy.chosen).toBe(125);
  expect(weekday.lines.map(({ place }) => place)).toEqual([
    { meal: 0, option: 1, line: 0 },
    { meal: 1, option: 0, line: 0 },
  ]);
  const locks = new Set(['0.1.0', '0.0.0']);
  const locked = rescaleDay(planTexts(plan), { readItem }, goal, { locks });
  expect(locked.lines[0]).toMatchObject({ before: potato, after: potato });
  const weekend = rescaleDay(planTexts(plan), { readItem }, { targets: { energy: 150 } }, {}, 1);
  expect(weekend.before.amounts.energy.chosen).toBe(128);
  expect(weekend.lines.map(({ before }) => before)).toEqual([rice, potato]);
});
