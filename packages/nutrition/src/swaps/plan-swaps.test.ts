import { describe, expect, test } from 'vitest';
import { FOODS } from '../foods/foods.ts';
import type { KnownFoods } from '../plan/plan-readers.ts';
import type { PlanTexts } from '../plan/plan-texts.ts';
import { foodIndex } from '../reading/food-index.ts';
import { readLine } from '../reading/read-line.ts';
import { planSwaps, type Swap } from './plan-swaps.ts';

const index = foodIndex(FOODS);

function swapsOf(
  lines: readonly string[],
  known?: KnownFoods,
  recipes: PlanTexts['recipes'] = [],
  most?: number,
) {
  const steps = planSwaps({ meals: [[lines]], recipes }, known, most);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** The tags of everything that is offered, by reading the words again. */
const tagsOffered = (swaps: readonly Swap[]) =>
  new Set(
    swaps.flatMap(({ equivalents }) =>
      equivalents.flatMap((words) => readLine(index, words).items.flatMap(({ food }) => food?.tags ?? [])),
    ),
  );

const bread = '1 pão francês (50 g)';

test('a line with one sure food has up to four equivalents, among them tapioca for bread', () => {
  const [swap, ...others] = swapsOf([bread]);
  expect(others).toEqual([]);
  expect(swap?.line).toBe(bread);
  expect(swap?.equivalents.length).toBeGreaterThan(1);
  expect(swap?.equivalents.length).toBeLessThanOrEqual(4);
  expect(swap?.equivalents.join()).toMatch(/tapioca/);
});

test('every equivalent is read as a sure line of a plan again', () => {
  for (const { equivalents } of swapsOf([
    bread,
    '1 banana (75 g)',
    '100 g de frango grelhado',
    '2 ovos cozidos',
  ]))
    for (const words of equivalents)
      expect(readLine(index, words), words).toMatchObject({
        status: 'counted',
        items: [{ confidence: 'sure' }],
      });
});

test.each([
  ['has alternatives already', '1 pão francês ou 2 fatias de pão de forma'],
  ['has two foods', '1 pão francês com 1 fatia de queijo minas'],
  ['has a second food that is free', '1 banana (75 g) com canela'],
  ['leaves its amount open', '2 a 3 bananas'],
  ['has no amount', 'Pão francês'],
  ['is read without certainty', '1 copo de vitamina de banana com aveia'],
  ['is free', 'Salada de folhas à vontade'],
  ['is an instruction', 'Evitar pão francês à noite'],
])('a line that %s has none: %s', (_why, line) => {
  expect(swapsOf([line])).toEqual([]);
});

test('a line that the nutritionist does not count has none', () => {
  const [item] = readLine(index, bread).items;
  const decisions = new Map([[item?.wording ?? '', { skip: true }]]);
  expect(swapsOf([bread], { decisions })).toEqual([]);
});

test('a line that stands in several places is listed once', () => {
  expect(swapsOf([bread, bread])).toHaveLength(1);
});

test('a plan has no more swaps than asked for', () => {
  expect(swapsOf([bread, '1 banana (75 g)'], {}, [], 1).map(({ line }) => line)).toEqual([bread]);
});

describe('a swap brings in nothing to avoid that the plan does not hold', () => {
  const withoutGluten = [
    '2 colheres de sopa de goma de tapioca',
    '4 colheres de sopa de arroz branco',
    '2 ovos cozidos',
  ];

  test('a plan without gluten stays without gluten', () => {
    const swaps = swapsOf(withoutGluten);
    expect(swaps).toHaveLength(3);
    expect(tagsOffered(swaps)).not.toContain('gluten');
    expect(tagsOffered(swapsOf([...withoutGluten, bread]))).toContain('gluten');
  });

  test('a plan without meat is offered none', () => {
    const tags = tagsOffered(swapsOf(['2 ovos cozidos', '1 concha de feijão carioca (140 g)']));
    for (const tag of ['red-meat', 'poultry', 'pork', 'fish']) expect(tags).not.toContain(tag);
  });

  test('ingredients of the recipes count as held, readings without certainty do not', () => {
    const recipe = { name: 'Bolo', portions: 4, lines: ['200 g de farinha de trigo'] };
    expect(tagsOffered(swapsOf(withoutGluten, {}, [recipe]))).toContain('gluten');
    expect(tagsOffered(swapsOf([...withoutGluten, '1 pedaço de pão']))).not.toContain('gluten');
  });
});
