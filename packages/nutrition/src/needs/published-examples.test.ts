import { describe, expect, test } from 'vitest';
import type { Person } from './formula.ts';
import { formulaOf } from './index.ts';

const LEVELS = ['sedentario', 'leve', 'moderado', 'intenso'] as const;

/**
 * IOM 2005, estimated energy requirements of men and women of 30 years: for each height the four activities, for a body mass
 * index of 18.5 and of 24.99.
 */
const IOM_TABLE = [
  [1.5, 'masculino', 18.5, [1848, 2009, 2215, 2554]],
  [1.5, 'masculino', 24.99, [2080, 2267, 2506, 2898]],
  [1.5, 'feminino', 18.5, [1625, 1803, 2025, 2291]],
  [1.5, 'feminino', 24.99, [1762, 1956, 2198, 2489]],
  [1.65, 'masculino', 18.5, [2068, 2254, 2490, 2880]],
  [1.65, 'masculino', 24.99, [2349, 2566, 2842, 3296]],
  [1.65, 'feminino', 18.5, [1816, 2016, 2267, 2567]],
  [1.65, 'feminino', 24.99, [1982, 2202, 2477, 2807]],
  [1.8, 'masculino', 18.5, [2301, 2513, 2782, 3225]],
  [1.8, 'masculino', 24.99, [2635, 2884, 3200, 3720]],
  [1.8, 'feminino', 18.5, [2015, 2239, 2519, 2855]],
  [1.8, 'feminino', 24.99, [2211, 2459, 2769, 3141]],
] as const;

describe('IOM 2005: the published table of adults', () => {
  test.each(IOM_TABLE)('%s m, %s, BMI %s', (metres, sex, bmi, needs) => {
    const person: Person = { sex, years: 30, kilograms: bmi * metres ** 2, centimetres: 100 * metres };
    for (const [place, kcal] of needs.entries()) {
      const activity = LEVELS[place] ?? 'sedentario';
      expect(
        Math.abs((formulaOf('iom')?.need(person, activity).kcal ?? 0) - kcal),
        activity,
      ).toBeLessThanOrEqual(2);
    }
  });
});

/** FAO/WHO/UNU 2001, tables 4.2 and 4.3: median weight and daily energy of boys and girls from one year of age on. */
const FAO_TABLE = {
  masculino: [
    [11.5, 948],
    [13.5, 1129],
    [15.7, 1252],
    [17.7, 1360],
    [19.7, 1467],
    [21.7, 1573],
    [24, 1692],
    [26.7, 1830],
    [29.7, 1978],
    [33.3, 2150],
    [37.5, 2341],
    [42.3, 2548],
    [47.8, 2770],
    [53.8, 2990],
    [59.5, 3178],
    [64.4, 3322],
    [67.8, 3410],
  ],
  feminino: [
    [10.8, 865],
    [13, 1047],
    [15.1, 1156],
    [16.8, 1241],
    [18.6, 1330],
    [20.6, 1428],
    [23.3, 1554],
    [26.6, 1698],
    [30.5, 1854],
    [34.7, 2006],
    [39.2, 2149],
    [43.8, 2276],
    [48.3, 2379],
    [52.1, 2449],
    [55, 2491],
    [56.4, 2503],
    [56.7, 2503],
  ],
} as const;

describe.each(Object.entries(FAO_TABLE))(
  'FAO/WHO/UNU 2001: the published table of children, %s',
  (sex, rows) => {
    test.each(rows.map(([kilograms, kcal], place) => [place + 1, kilograms, kcal]))(
      '%s years, %s kg: %s kcal',
      (years = 0, kilograms = 0, kcal = 0) => {
        const child = { sex: sex as 'masculino', years: years + 0.5, kilograms, centimetres: 100 };
        const need = formulaOf('fao-oms')?.need(child, 'moderado').kcal ?? 0;
        expect(Math.abs(need / kcal - 1)).toBeLessThanOrEqual(0.01);
      },
    );
  },
);

test('FAO/WHO/UNU 2001: a child of six may be less or more active, a child of five not; adults have factors', () => {
  const need = (years: number, activity: (typeof LEVELS)[number]) =>
    formulaOf('fao-oms')?.need({ sex: 'masculino', years, kilograms: 21.7, centimetres: 118 }, activity)
      .kcal ?? 0;
  expect(need(5, 'sedentario')).toBe(need(5, 'intenso'));
  expect(need(6, 'sedentario') / need(6, 'moderado')).toBeCloseTo(0.85, 2);
  expect(need(6, 'intenso') / need(6, 'moderado')).toBeCloseTo(1.15, 2);
  expect(need(5, 'leve')).toBeLessThan(1_600);
});
