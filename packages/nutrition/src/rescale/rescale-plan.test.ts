import { expect, test } from 'vitest';
import { type Known, planReaders } from '../plan/plan-readers.ts';
import type { PlanTexts } from '../plan/plan-texts.ts';
import { type Goal, type RescaledPlan, rescalePlan, written } from './rescale-plan.ts';

function readersOf(recipes: PlanTexts['recipes'], known: Known = {}) {
  const steps = planReaders(recipes, known);
  for (;;) {
    const step = steps.next();
    if (step.done) return { readItem: step.value.readItem, decisions: known.decisions };
  }
}

const breakfast = [
  ['2 fatias de pão integral (50 g)', '1 ovo cozido (45 g)', '1 banana-prata (75 g)', 'Café sem açúcar'],
  ['1 pote de iogurte natural (200 g)', '2 colheres de sopa de aveia em flocos (30 g)', '1 maçã (150 g)'],
];
const lunch = [
  ['4 colheres de sopa de arroz (100 g)', '1 concha de feijão (140 g)', '120 g de peito de frango grelhado'],
  ['1 pegador de macarrão cozido (110 g)', '100 g de patinho grelhado', '1 colher de sopa de azeite (8 g)'],
];
const plan: PlanTexts = { meals: [breakfast, lunch], recipes: [] };

function rescale(goal: Goal, locks: string[] = [], texts = plan, known: Known = {}): RescaledPlan {
  return rescalePlan(texts, readersOf(texts.recipes, known), goal, new Set(locks));
}

const after = (result: RescaledPlan, meal: number, option: number) =>
  result.lines
    .filter(({ place }) => place.meal === meal && place.option === option)
    .map((line) => line.after);
const day = (result: RescaledPlan) => result.after.amounts.energy;

test.each([500, 600, 700, 900, 1100, 1300])(
  'a day of 691 kcal is brought to %d kcal, give or take 3 per cent',
  (kcal) => {
    const result = rescale({ kcal });
    expect(result.before.amounts.energy.chosen).toBe(691);
    expect(Math.abs(day(result).chosen - kcal)).toBeLessThanOrEqual(0.03 * kcal);
    expect([result.isReached, result.reasons]).toEqual([true, []]);
  },
);

test('a percentage is one of the energy of the day as it is', () => {
  const result = rescale({ percent: -20 });
  expect(result.goal).toBeCloseTo(0.8 * 691);
  expect(result.isReached).toBe(true);
});

test('every option of a meal is brought by about the same proportion as the counted one', () => {
  const { before, after: now } = rescale({ kcal: 1000 });
  const factor = 1000 / 691;
  for (const end of ['least', 'most'] as const)
    expect(now.amounts.energy[end] / before.amounts.energy[end] / factor).toBeCloseTo(1, 1);
});

test('where the day shall have less, no line gets more; where it shall have more, none gets less', () => {
  for (const line of rescale({ kcal: 600 }).lines)
    expect(line.kcalAfter).toBeLessThanOrEqual(line.kcalBefore ?? 0);
  for (const line of rescale({ kcal: 1000 }).lines)
    expect(line.kcalAfter).toBeGreaterThanOrEqual(line.kcalBefore ?? 0);
});

test('there and back the day is within 3 % again', () => {
  for (const kcal of [550, 620, 850, 1200]) {
    const there = rescale({ kcal });
    const back = rescale({ kcal: 691 }, [], { ...plan, meals: written(plan.meals, there.lines) });
    expect(Math.abs(day(back).chosen - 691)).toBeLessThanOrEqual(0.03 * 691);
  }
});

test('the present energy as the goal changes no line', () => {
  const result = rescale({ kcal: 691 });
  expect(result.lines.filter((line) => line.after !== line.before)).toEqual([]);
});

test('locked lines stay, and the others make up for them', () => {
  const locks = ['1.0.0', '1.0.1'];
  const result = rescale({ kcal: 600 }, locks);
  expect(after(result, 1, 0).slice(0, 2)).toEqual(lunch[0]?.slice(0, 2));
  expect(result.lines.filter(({ why }) => why === 'bloqueada por você')).toHaveLength(2);
  expect(result.isReached).toBe(true);
});

test('a goal beyond the limits of the lines says what was reached and why', () => {
  const locks = ['0.0.0', '0.0.1', '0.0.2', '1.0.0', '1.0.1'];
  const result = rescale({ kcal: 400 }, locks);
  expect(result.isReached).toBe(false);
  expect(result.reasons).toEqual([
    '5 itens bloqueados com 500 kcal ao todo.',
    'Cada item vai de 0,4 a 2,5 vezes o que era: mais que isso é outra refeição.',
  ]);
  const all = [...locks, '1.0.2'];
  expect(rescale({ kcal: 400 }, all).reasons.at(-1)).toBe('Nenhum item pode mudar.');
});

test('steps that are too coarse for the goal are named', () => {
  const result = rescale({ kcal: 100 }, [], { meals: [[['1 ovo cozido']]], recipes: [] });
  expect(after(result, 0, 0)).toEqual(['1 ovo cozido']);
  expect(result.reasons).toEqual([
    'As medidas mudam em passos (meia colher, um ovo inteiro): o mais perto é isto.',
  ]);
});

test('lines without a sure number stay and are named; advice and free lines are not listed', () => {
  const lines = ['1 colher de requeijão', '1 porção de mingau da vovó', 'Água à vontade', 'Mastigue devagar'];
  const result = rescale({ percent: 50 }, [], {
    meals: [[[...lines, '100 g de arroz branco']]],
    recipes: [],
  });
  expect(result.lines.map(({ after: text, why, kcalAfter }) => [text, why, kcalAfter])).toEqual([
    ['1 colher de requeijão', 'a confirmar', null],
    ['1 porção de mingau da vovó', 'não calculado', null],
    ['150 g de arroz branco', undefined, 192],
  ]);
});

test('a line that was settled by hand stays, because the decision is kept by its words', () => {
  const decisions = new Map([['100 g de arroz branco', { grams: 120 }]]);
  const texts = { meals: [[['100 g de arroz branco', '100 g de batata cozida']]], recipes: [] };
  const result = rescale({ percent: 20 }, [], texts, { decisions });
  expect(result.lines[0]).toMatchObject({
    after: '100 g de arroz branco',
    why: 'tem uma decisão sua sobre estas palavras',
  });
  expect(result.lines[1]?.after).not.toBe('100 g de batata cozida');
});

test('more protein comes from the lines that hold it, and the others stay', () => {
  const result = rescale({ macro: 'protein', grams: 80 });
  expect(result.nutrient).toBe('protein');
  expect(Math.abs(result.after.amounts.protein.chosen - 80)).toBeLessThanOrEqual(0.03 * 80);
  expect(after(result, 1, 0).slice(0, 2)).toEqual(lunch[0]?.slice(0, 2));
  expect(result.lines.find(({ before }) => before.includes('arroz'))?.why).toBe(
    'a energia não vem sobretudo de proteína',
  );
});

test.each(['carbohydrate', 'fat'] as const)('the %s of the day can be changed alone', (macro) => {
  const now = rescale({ percent: 0 }).before.amounts[macro].chosen;
  const result = rescale({ macro, grams: now * 1.25 });
  for (const line of result.lines)
    if (line.after !== line.before) expect(line.kcalAfter).toBeGreaterThan(line.kcalBefore ?? 0);
  expect(result.isReached || result.reasons.length > 0).toBe(true);
});

test('a recipe is not rewritten, its portions are', () => {
  const recipes = [
    { name: 'Sopa da casa', portions: 4, lines: ['400 g de batata cozida', '200 g de cenoura cozida'] },
  ];
  const result = rescale({ percent: 50 }, [], { meals: [[['1 porção de sopa da casa']]], recipes });
  expect(after(result, 0, 0)).toEqual(['1½ porção de sopa da casa']);
});

test.each([
  ['1/2 mamão papaia (155 g)', '1 1/2 concha de feijão carioca'],
  ['½ mamão papaia (155 g)', '1½ concha de feijão carioca'],
  ['0,5 mamão papaia (155 g)', '1,5 concha de feijão carioca'],
])('halves are written as the plan writes them: "%s" leads to "%s"', (first, wanted) => {
  const texts = { meals: [[[first, '1 concha de feijão carioca']]], recipes: [] };
  expect(after(rescale({ percent: 30 }, ['0.0.0'], texts), 0, 0)[1]).toBe(wanted);
});

test('a plan without food has nothing to change', () => {
  const result = rescale({ kcal: 1500 }, [], { meals: [[['Mastigue devagar']], [[]]], recipes: [] });
  expect([result.lines, result.reasons]).toEqual([[], ['Nenhum item pode mudar.']]);
});
