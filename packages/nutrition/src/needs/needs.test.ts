import { describe, expect, test } from 'vitest';
import type { Person } from './formula.ts';
import { FORMULAS, formulaOf, macroShare } from './index.ts';

const ana: Person = { sex: 'feminino', years: 30, kilograms: 60, centimetres: 165 };
const joao: Person = { sex: 'masculino', years: 45, kilograms: 80, centimetres: 178 };

// Each figure was worked out by hand from the published equation.
describe('energy at rest', () => {
  test.each([
    ['mifflin', ana, 1320],
    ['mifflin', joao, 1693],
    ['harris-benedict', ana, 1384],
    ['harris-benedict', joao, 1759],
    ['fao-oms', ana, 1333],
    ['fao-oms', joao, 1791],
    ['fao-oms', { ...ana, years: 29 }, 1376],
    ['fao-oms', { ...ana, years: 60 }, 1203],
    ['harris-benedict', { ...ana, centimetres: 160 }, 1368],
    ['cunningham', { ...ana, leanKilograms: 60 }, 1820],
    ['katch-mcardle', { ...ana, leanKilograms: 60 }, 1666],
  ] as const)('%s gives a person of the test %#', (id, person, kcal) => {
    expect(formulaOf(id)?.need(person, 'sedentario').restingKcal).toBe(kcal);
  });
});

describe('energy of a day', () => {
  test('the activity multiplies the energy at rest', () => {
    expect(formulaOf('mifflin')?.need(ana, 'moderado').kcal).toBe(2046);
  });

  test('a factor that the nutritionist enters replaces the factor of the activity', () => {
    expect(formulaOf('mifflin')?.need(ana, 'moderado', 1.3).kcal).toBe(1716);
  });

  test.each([
    [ana, 'leve', 2117],
    [joao, 'sedentario', 2466],
    [{ sex: 'feminino', years: 8, kilograms: 25, centimetres: 128 }, 'leve', 1586],
    [{ sex: 'masculino', years: 15, kilograms: 55, centimetres: 168 }, 'moderado', 2947],
  ] as const)('the equation of the IOM gives its own figure, test %#', (person, activity, kcal) => {
    expect(formulaOf('iom')?.need(person, activity).kcal).toBe(kcal);
  });

  test('the calculation is shown with its inputs', () => {
    expect(formulaOf('mifflin')?.need(ana, 'leve').calculation).toBe(
      '(10 × 60 kg + 6,25 × 165 cm − 5 × 30 anos − 161) × 1,375',
    );
    expect(formulaOf('fao-oms')?.need(ana, 'sedentario').calculation).toBe('(8,126 × 60 kg + 845,6) × 1,4');
    expect(formulaOf('iom')?.need(ana, 'leve').calculation).toBe(
      '354 − 6,91 × 30 anos + 1,12 × (9,36 × 60 kg + 726 × 1,65 m)',
    );
  });

  test('more activity never needs less energy', () => {
    for (const formula of FORMULAS) {
      const person = { ...joao, leanKilograms: 62, kcalPerKilogram: 28 };
      const needs = formula.activities.map((activity) => formula.need(person, activity).kcal);
      expect(needs).toEqual([...needs].sort((a, b) => a - b));
    }
  });
});

describe('more formulas, each worked out by hand', () => {
  const forty: Person = { sex: 'feminino', years: 40, kilograms: 90, centimetres: 165 };
  test.each([
    ['iom-sobrepeso', forty, 'leve', 2505],
    ['iom-sobrepeso', { sex: 'masculino', years: 45, kilograms: 100, centimetres: 175 }, 'sedentario', 2730],
    ['dri-2023', { sex: 'masculino', years: 30, kilograms: 70, centimetres: 170 }, 'sedentario', 2520],
    ['dri-2023', ana, 'moderado', 2319],
    ['dri-2023', { sex: 'feminino', years: 8, kilograms: 25, centimetres: 128 }, 'leve', 1542],
    ['dri-2023', { sex: 'masculino', years: 15, kilograms: 55, centimetres: 168 }, 'moderado', 2939],
    ['kcal-kg', { ...ana, kcalPerKilogram: 25 }, 'sedentario', 1500],
  ] as const)('%s gives a person of the test %#', (id, person, activity, kcal) => {
    expect(formulaOf(id)?.need(person, activity).kcal).toBe(kcal);
  });

  test('the highest activity has the factor 1.9, in the formulas of the energy at rest only', () => {
    expect(formulaOf('mifflin')?.need(ana, 'extremo').kcal).toBe(2508);
    expect(FORMULAS.filter(({ activities }) => activities.includes('extremo')).map(({ id }) => id)).toEqual([
      'mifflin',
      'harris-benedict',
      'cunningham',
      'katch-mcardle',
    ]);
  });
});

describe('grams', () => {
  test('grams are converted to a share of the energy', () => {
    expect(macroShare('fat', 60, 1800)).toBe(30);
  });
});
