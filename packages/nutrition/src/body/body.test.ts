import { describe, expect, test } from 'vitest';
import {
  bmiClass,
  bmiOf,
  gestationalGain,
  growthClass,
  waistRisk,
  waistToHeightRisk,
  waistToHipRisk,
} from './classes.ts';
import { armMuscle, bodyFat } from './composition.ts';
import { growthScore, growthValue } from './growth.ts';

const DAYS_OF_A_MONTH = 30.4375;

type Child = readonly [
  sex: 'masculino' | 'feminino',
  months: number,
  kilograms: number,
  centimetres: number,
  height: number,
  weight: number,
  bmi: number,
];

/** Children of the example survey of WHO AnthroPlus, with the z-scores of that program. */
const survey: readonly Child[] = [
  ['feminino', 67.95, 19.3, 109.8, -0.67, -0.06, 0.47],
  ['masculino', 80.34, 27.1, 123.6, 0.7, 1.42, 1.45],
  ['feminino', 65.94, 21.7, 114.7, 0.52, 0.84, 0.76],
  ['masculino', 109.91, 29.2, 132.8, -0.1, 0.14, 0.27],
  ['masculino', 69.68, 17.7, 109.7, -1.05, -0.96, -0.45],
  ['feminino', 73.23, 22.6, 116.5, 0.15, 0.67, 0.8],
  ['feminino', 94.08, 21.4, 121.2, -0.77, -0.89, -0.66],
];

describe('growth: z-scores of the WHO survey', () => {
  test.each(survey)(
    '%s of %s months, %s kg, %s cm',
    (sex, months, kilograms, centimetres, height, weight, bmi) => {
      const days = months * DAYS_OF_A_MONTH;
      const z = (indicator: 'imc' | 'estatura' | 'peso', value: number) =>
        growthScore(indicator, sex, days, value)?.z;
      expect(z('estatura', centimetres)).toBeCloseTo(height, 1.7);
      expect(z('peso', kilograms)).toBeCloseTo(weight, 1.7);
      expect(z('imc', bmiOf(kilograms, centimetres))).toBeCloseTo(bmi, 1.7);
    },
  );
});

describe('growth: z-scores of the example of WHO Anthro, also beyond three deviations', () => {
  test.each([
    ['masculino', 1001, 18, 120, 7.31, 2.2, -2.39, -3.01],
    ['feminino', 1000, 15, 80, -3.5, 0.95, 4.13, 4.66],
    ['masculino', 1010, 10, 100, 1.62, -2.76, -5.19, -5.61],
    ['masculino', 1000, 15, 100, 1.7, 0.69, -0.29, -0.58],
  ] as const)(
    '%s of %s days, %s kg, %s cm',
    (sex, days, kilograms, centimetres, height, weight, ratio, bmi) => {
      expect(growthScore('estatura', sex, days, centimetres)?.z).toBeCloseTo(height, 1.7);
      expect(growthScore('peso', sex, days, kilograms)?.z).toBeCloseTo(weight, 1.7);
      expect(growthScore('peso-altura', sex, centimetres, kilograms)?.z).toBeCloseTo(ratio, 1.7);
      expect(growthScore('imc', sex, days, bmiOf(kilograms, centimetres))?.z).toBeCloseTo(bmi, 1.7);
    },
  );
});

describe('growth', () => {
  test('the published head of a boy of 24 months: 45.5, 48.3 and 51.0 cm at −2, 0 and +2', () => {
    const at = (z: number) => growthValue('cabeca', 'masculino', 731, z)?.toFixed(1);
    expect([at(-2), at(0), at(2)]).toEqual(['45.5', '48.3', '51.0']);
  });
  test('the median has a z-score of 0 and the percentile 50, at every age and for each indicator', () => {
    for (const sex of ['masculino', 'feminino'] as const)
      for (const [indicator, last] of [
        ['imc', 228],
        ['estatura', 228],
        ['peso', 120],
      ] as const)
        for (let month = 0; month <= last; month += 0.5) {
          const days = month * DAYS_OF_A_MONTH;
          const median = growthValue(indicator, sex, days, 0) as number;
          const score = growthScore(indicator, sex, days, median);
          expect(score?.z).toBeCloseTo(0, 6);
          expect(score?.percentile).toBeCloseTo(50, 3);
        }
  });
  test('the published value at +2 deviations: a boy of 24 months weighs 15.3 kg, a girl of 10 years has a BMI of 22.6', () => {
    expect(growthValue('peso', 'masculino', 730, 2)).toBeCloseTo(15.3, 1);
    expect(growthValue('imc', 'feminino', 120 * DAYS_OF_A_MONTH, 2)).toBeCloseTo(22.6, 1);
  });
  test('ages outside of a curve, and impossible values, have no score', () => {
    expect(growthScore('peso', 'feminino', 121 * DAYS_OF_A_MONTH, 40)).toBeUndefined();
    expect(growthScore('imc', 'feminino', 20 * 365.25, 22)).toBeUndefined();
    expect(growthScore('imc', 'feminino', -1, 22)).toBeUndefined();
    expect(growthScore('imc', 'feminino', 3000, 0)).toBeUndefined();
    expect(growthScore('imc', 'feminino', Number.NaN, 20)).toBeUndefined();
  });
});

describe('body fat', () => {
  // Durnin and Womersley 1974, table of body fat by the sum of four folds; the table rounds.
  test.each([
    ['masculino', 25, 30, 12.9],
    ['masculino', 25, 50, 19],
    ['masculino', 35, 40, 19.2],
    ['masculino', 45, 40, 21.4],
    ['masculino', 55, 50, 26.5],
    ['feminino', 25, 30, 19.5],
    ['feminino', 25, 50, 26.5],
    ['feminino', 35, 40, 25.5],
    ['feminino', 45, 50, 31],
    ['feminino', 55, 30, 26.6],
  ] as const)('Durnin and Womersley: %s of %s years, %s mm: %s %', (sex, years, sum, percent) => {
    const each = sum / 4;
    const folds = { biceps: each, triceps: each, subescapular: each, suprailiaca: each };
    expect(
      Math.abs((bodyFat('durnin-womersley', { sex, years }, folds)?.percent ?? 0) - percent),
    ).toBeLessThan(0.35);
  });
  test('Jackson and Pollock, calculated by hand', () => {
    const man = { sex: 'masculino', years: 30 } as const;
    expect(bodyFat('jackson-pollock-3', man, { peitoral: 15, abdominal: 25, coxa: 20 })?.percent).toBeCloseTo(
      17.95,
      1,
    );
    const woman = { sex: 'feminino', years: 30 } as const;
    expect(
      bodyFat('jackson-pollock-3', woman, { triceps: 20, suprailiaca: 20, coxa: 30 })?.percent,
    ).toBeCloseTo(27.3, 1);
  });
  test('Jackson and Pollock with seven folds, calculated by hand', () => {
    const folds = {
      peitoral: 10,
      axilar_media: 12,
      triceps: 12,
      subescapular: 14,
      abdominal: 20,
      suprailiaca: 14,
      coxa: 18,
    };
    // Sum 100 mm: density 1.112 − 0.043499 + 0.0055 − 0.0086478 = 1.0653532 for a man, 1.097 − 0.046971 + 0.0056 − 0.0038484
    // = 1.0517806 for a woman.
    expect(bodyFat('jackson-pollock-7', { sex: 'masculino', years: 30 }, folds)?.percent).toBeCloseTo(
      14.63,
      1,
    );
    expect(bodyFat('jackson-pollock-7', { sex: 'feminino', years: 30 }, folds)?.percent).toBeCloseTo(
      20.63,
      1,
    );
  });
  test('a missing fold, and folds that no body has, give none', () => {
    const man = { sex: 'masculino', years: 30 } as const;
    expect(bodyFat('jackson-pollock-3', man, { peitoral: 15, abdominal: 25 })).toBeUndefined();
    expect(bodyFat('jackson-pollock-7', man, { peitoral: 0.1 })).toBeUndefined();
    expect(
      bodyFat('jackson-pollock-3', { ...man, years: 70 }, { peitoral: 15, abdominal: 25, coxa: 20 })
        ?.isOutsideAges,
    ).toBe(true);
  });
  test('the muscle of an adult arm is without the bone', () => {
    const man = { sex: 'masculino', years: 18 } as const;
    expect(armMuscle(man, 30, 12)?.circumference).toBeCloseTo(26.23, 2);
    expect(armMuscle(man, 30, 12)?.area).toBeCloseTo(44.75, 1);
    expect(armMuscle({ ...man, sex: 'feminino' }, 3, 12)).toBeUndefined();
    expect(armMuscle({ years: 18 }, 30, 12)).toBeUndefined();
  });
  test('from the arm of a child no bone of an adult is taken off', () => {
    const muscle = armMuscle({ years: 6 }, 17, 9);
    expect(muscle?.circumference).toBeCloseTo(14.17, 2);
    expect(muscle?.area).toBeCloseTo(15.98, 2);
    expect(muscle?.isWithoutBone).toBe(false);
  });
});

describe('classes', () => {
  test.each([
    [15.9, 30, 'Magreza grave'],
    [18.4, 30, 'Magreza leve'],
    [18.5, 30, 'Eutrofia'],
    [24.99, 59, 'Eutrofia'],
    [25, 30, 'Sobrepeso'],
    [40, 30, 'Obesidade grau III'],
    [22, 60, 'Baixo peso'],
    [22.1, 60, 'Eutrofia'],
    [27, 75, 'Sobrepeso'],
    [22, 19, undefined],
  ])('an adult with a BMI of %s and %s years: %s', (bmi, years, name) => {
    expect(bmiClass(bmi, years)).toBe(name);
  });
  test.each([
    [-3.1, 4, 'Magreza acentuada'],
    [-3, 4, 'Magreza'],
    [1, 4, 'Eutrofia'],
    [1.1, 4, 'Risco de sobrepeso'],
    [3.1, 4, 'Obesidade'],
    [1.1, 8, 'Sobrepeso'],
    [2, 15, 'Sobrepeso'],
    [2.1, 15, 'Obesidade'],
    [3.1, 15, 'Obesidade grave'],
  ])('a child with a z-score of %s and %s years: %s', (z, years, name) => {
    expect(growthClass('imc', z, years)).toBe(name);
  });
  test('waist, ratios and the gain in pregnancy', () => {
    expect([waistRisk('feminino', 79.9), waistRisk('feminino', 80), waistRisk('masculino', 102)]).toEqual([
      'Sem risco aumentado',
      'Risco aumentado',
      'Risco muito aumentado',
    ]);
    expect([waistToHipRisk('feminino', 0.85), waistToHeightRisk(0.49)]).toEqual([
      'Risco aumentado',
      'Sem risco aumentado',
    ]);
    expect(gestationalGain(22)).toEqual({ from: 8, to: 12 });
  });
});
