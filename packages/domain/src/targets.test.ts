import { describe, expect, test } from 'vitest';
import { adjustedKilograms, idealKilograms, kilogramsOf } from './reference-weight.ts';
import { targetInGrams, targetTexts } from './targets.ts';

const ana = { sexo: 'feminino', idade: 30, altura_cm: 165, peso_kg: 90 };

describe('reference weights', () => {
  test('the ideal weight rests on a body mass index by sex, and on another one from 60 years on', () => {
    expect(idealKilograms(ana)).toBe(56.6);
    expect(idealKilograms({ ...ana, sexo: 'masculino' })).toBe(59.9);
    expect(idealKilograms({ ...ana, idade: 70 })).toBe(66.7);
  });

  test('the adjusted weight adds a quarter of the difference, above and below the ideal', () => {
    expect(adjustedKilograms(ana)).toBe(65);
    expect(adjustedKilograms({ ...ana, peso_kg: 40 })).toBe(52.5);
  });

  test('her own ideal weight counts; children and unknown heights have none; other text is no number', () => {
    expect(idealKilograms({ ...ana, peso_ideal_kg: 61 })).toBe(61);
    expect(idealKilograms({ ...ana, idade: 12 })).toBeUndefined();
    expect(idealKilograms({ ...ana, altura_cm: null })).toBeUndefined();
    expect(kilogramsOf({ ...ana, peso_kg: '72 k' }, undefined)).toBeUndefined();
    expect(adjustedKilograms({ ...ana, peso_kg: '72 k' })).toBeUndefined();
  });
});

describe('targets for macronutrients', () => {
  test.each([
    [{ valor: 90, unidade: 'g' }, 90],
    [{ valor: 20, unidade: '%' }, 90],
    [{ valor: 1.5, unidade: 'g/kg' }, 135],
    [{ valor: 1.5, unidade: 'g/kg', peso: 'ideal' }, 84.9],
    [{ valor: 1.5, unidade: 'g/kg', peso: 'ajustado' }, 97.5],
  ])('%o of protein are %s g', (target, grams) => {
    expect(targetInGrams('proteina', target, 1800, ana)).toBeCloseTo(grams, 6);
  });

  test('fat has more energy, and g/kg without a weight is unknown, not zero', () => {
    expect(targetInGrams('gordura', { valor: 30, unidade: '%' }, 1800, {})).toBe(60);
    expect(targetInGrams('gordura', { valor: 1, unidade: 'g/kg' }, 1800, {})).toBeUndefined();
    expect(
      targetInGrams('gordura', { valor: 1, unidade: 'g/kg', peso: 'ideal' }, 1800, { peso_kg: 70 }),
    ).toBeUndefined();
  });
});

test('the targets of a plan in words: 0 is no target, and without a unit a target is in grams', () => {
  const meta = {
    kcal: 1800,
    proteina: { valor: 1.5, unidade: 'g/kg' },
    carboidrato: { valor: 200 },
    gordura: { valor: 0 },
  };
  expect(targetTexts(meta).map(({ name, text }) => `${name}: ${text}`)).toEqual([
    'Energia: 1800 kcal',
    'Proteína: 1,5 g/kg',
    'Carboidrato: 200 g',
    'Gordura: ',
  ]);
});
