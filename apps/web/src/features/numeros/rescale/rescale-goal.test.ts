import { expect, test } from 'vitest';
import { goalField, goalKinds, goalOf, goalStart } from './rescale-goal.ts';

const meta = {
  kcal: 1800,
  proteina: { valor: 20, unidade: '%' },
} as NonNullable<Parameters<typeof goalStart>[1]>;

test.each([
  ['kcal', '1.600', { kcal: 1600 }],
  ['kcal', '1600 kcal', { kcal: 1600 }],
  ['percent', '-10', { percent: -10 }],
  ['percent', '−12,5 %', { percent: -12.5 }],
  ['percent', '+10%', { percent: 10 }],
  ['protein', '90', { macro: 'protein', grams: 90 }],
  ['fat', '55,5 g', { macro: 'fat', grams: 55.5 }],
  ['meta', '', { kcal: 1800 }],
] as const)('a goal of the kind %s is read in "%s"', (kind, typed, goal) => {
  expect(goalOf(kind, typed, meta)).toEqual({ goal });
});

test('an empty field has no goal and no error; other text and numbers out of reach have an error', () => {
  expect(goalOf('kcal', ' ', meta)).toEqual({});
  expect(goalOf('meta', '', null)).toEqual({});
  for (const typed of ['muito', '20', '99999'])
    expect(goalOf('kcal', typed, meta).error).toBe('Informe um número de 300 a 10.000');
  expect(goalOf('percent', '-61', meta).error).toBe('Informe um número de -60 a 150');
});

test("the plan's target is offered where there is one, and fills the field of its macronutrient", () => {
  expect(goalKinds(meta)[0]).toEqual(['meta', 'A meta de 1.800 kcal']);
  expect(goalKinds(null)[0]).toEqual(['kcal', 'Um valor em kcal']);
  expect([goalStart('protein', meta), goalStart('fat', meta), goalStart('kcal', meta)]).toEqual([
    '90',
    '',
    '',
  ]);
  expect(goalField('meta')).toBeUndefined();
});
