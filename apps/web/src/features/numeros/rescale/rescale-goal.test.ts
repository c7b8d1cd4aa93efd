import { expect, test } from 'vitest';
import { canKeepProtein, goalField, goalKinds, goalOf, goalStart, targetsOf } from './rescale-goal.ts';

const meta = {
  kcal: 1800,
  proteina: { valor: 20, unidade: '%' },
} as NonNullable<Parameters<typeof goalStart>[1]>;

test.each([
  ['kcal', '1.600', { targets: { energy: 1600 } }],
  ['kcal', '1600 kcal', { targets: { energy: 1600 } }],
  ['percent', '-10', { percent: -10 }],
  ['percent', '−12,5 %', { percent: -12.5 }],
  ['percent', '+10%', { percent: 10 }],
  ['protein', '90', { macro: 'protein', grams: 90 }],
  ['fat', '55,5 g', { macro: 'fat', grams: 55.5 }],
  ['meta', '', { targets: { energy: 1800, protein: 90 } }],
] as const)('a goal of the kind %s is read in "%s"', (kind, typed, goal) => {
  expect(goalOf(kind, typed, meta)).toEqual({ goal });
});

test('an empty field has no goal and no error; other text and numbers out of reach have an error', () => {
  expect(goalOf('kcal', ' ', meta)).toEqual({});
  expect(goalOf('meta', '', null)).toEqual({});
  for (const typed of ['muito', '20', '99999'])
    expect(goalOf('kcal', typed, meta).error).toBe('Informe um número de 300 a 10.000');
  expect(goalOf('percent', '-36', meta).error).toBe('Informe um número de -35 a 35');
});

test("the plan's target is offered where there is one, and fills the field of its macronutrient", () => {
  expect(goalKinds(meta)[0]).toEqual(['meta', 'As metas: 1.800 kcal · P 90 g']);
  expect(goalKinds(null)[0]).toEqual(['kcal', 'Um valor em kcal']);
  expect([goalStart('protein', meta), goalStart('fat', meta), goalStart('kcal', meta)]).toEqual([
    '90',
    '',
    '',
  ]);
  expect(goalField('meta')).toBeUndefined();
});

test('all targets that are set are followed; one that needs a missing weight or energy is left out', () => {
  const all = {
    kcal: 2000,
    peso_kg: 70,
    proteina: { valor: 1.6, unidade: 'g/kg' },
    carboidrato: { valor: 50, unidade: '%' },
    gordura: { valor: 60, unidade: 'g' },
  } as typeof meta;
  expect(targetsOf(all)).toEqual({ energy: 2000, protein: 112, carbohydrate: 250, fat: 60 });
  expect(targetsOf({ ...all, kcal: null, peso_kg: null })).toEqual({ fat: 60 });
  expect([targetsOf(null), targetsOf({} as typeof meta)]).toEqual([undefined, undefined]);
});

test('the protein can be kept where no target says how much there shall be', () => {
  const energyOnly = { kcal: 1800 } as typeof meta;
  expect([canKeepProtein('meta', meta), canKeepProtein('meta', energyOnly)]).toEqual([false, true]);
  expect([canKeepProtein('kcal', meta), canKeepProtein('fat', meta)]).toEqual([true, false]);
});
