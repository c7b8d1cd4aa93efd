import { expect, test } from 'vitest';
import { type PlanNumbers, planNumbers } from './plan-numbers.ts';
import type { KnownFoods } from './plan-readers.ts';
import type { PlanTexts } from './plan-texts.ts';

function numbersOf(texts: Partial<PlanTexts>, known?: KnownFoods): PlanNumbers {
  const steps = planNumbers({ meals: [], recipes: [], ...texts }, known);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

const soup = {
  name: 'Sopa da casa',
  portions: 4,
  lines: ['400 g de batata cozida', '200 g de cenoura cozida', 'Sal a gosto'],
};

test('a plan has numbers for every option, every meal and the day', () => {
  const { day, meals } = numbersOf({
    meals: [[['100 g de arroz branco cozido'], ['100 g de batata cozida']], [['1 ovo cozido']]],
  });
  expect(meals[0]?.options.map(({ amounts }) => amounts.energy.chosen)).toEqual([128, 52]);
  expect(meals[0]?.whole.amounts.energy).toMatchObject({ least: 52, chosen: 128, most: 128 });
  expect(day.amounts.energy).toMatchObject({ least: 52 + 73, chosen: 128 + 73, most: 128 + 73 });
  expect([day.lines, day.known]).toEqual([3, 3]);
});

test('a line that names a recipe of the plan takes its numbers, by portion', () => {
  const { meals, recipes } = numbersOf({ meals: [[['2 porções de sopa da casa']]], recipes: [soup] });
  const whole = (400 * 52 + 200 * 30) / 100;
  expect(recipes[0]?.amounts.energy.chosen).toBe(Math.round(whole / 4));
  expect(meals[0]?.whole.amounts.energy.chosen).toBe(Math.round(whole / 2));
});

test('grams of a recipe are no number, because the finished dish weighs something else', () => {
  const { meals } = numbersOf({ meals: [[['200 g de sopa da casa']]], recipes: [soup] });
  expect(meals[0]?.options[0]).toMatchObject({ lines: 1, known: 0 });
});

test('a portion that is also given in spoons is a portion', () => {
  const { meals } = numbersOf({ meals: [[['1 porção de sopa da casa (2 conchas)']]], recipes: [soup] });
  expect(meals[0]?.options[0]).toMatchObject({ lines: 1, known: 1 });
});

test('a recipe with an ingredient that has no number gives none to the lines that name it', () => {
  const unread = { ...soup, lines: [...soup.lines, '1 pacote de mistura do vizinho'] };
  const { meals } = numbersOf({ meals: [[['1 porção de sopa da casa']]], recipes: [unread] });
  expect(meals[0]?.options[0]).toMatchObject({ lines: 1, known: 0 });
});

test('a decision takes a line out of the sum', () => {
  const decisions = new Map([['100 g arroz', { skip: true }]] as const);
  const read = numbersOf({ meals: [[['100 g arroz', '1 ovo cozido']]] }, { decisions });
  expect(read.day.amounts.energy.chosen).toBe(73);
});

test('the numbers name the version of the food list', () => {
  expect(numbersOf({}).list).toMatch(/^[0-9a-f]{16}$/);
});
