import type { Activity, Sex } from '@alecrim/domain/pure';
import { type Formula, type Person, term, written } from './formula.ts';

/** What a day of work adds to the energy at rest, as the textbooks pair it with these formulas. */
const USUAL_FACTORS: Readonly<Record<Activity, number>> = {
  sedentario: 1.2,
  leve: 1.375,
  moderado: 1.55,
  intenso: 1.725,
};

/** FAO/WHO/UNU 2001 gives ranges: 1.40–1.69, 1.70–1.99, 2.00–2.40. These are their middles, and the lower end for rest. */
const FAO_FACTORS: Readonly<Record<Activity, number>> = {
  sedentario: 1.4,
  leve: 1.55,
  moderado: 1.85,
  intenso: 2.2,
};

/** Energy at rest as constant + weight + height + age, per kg, cm and year. */
type Terms = readonly [constant: number, perKilogram: number, perCentimetre: number, perYear: number];

const MIFFLIN: Readonly<Record<Sex, Terms>> = {
  masculino: [5, 10, 6.25, -5],
  feminino: [-161, 10, 6.25, -5],
};

const HARRIS_BENEDICT: Readonly<Record<Sex, Terms>> = {
  masculino: [88.362, 13.397, 4.799, -5.677],
  feminino: [447.593, 9.247, 3.098, -4.33],
};

/** Schofield's equations by age, as FAO/WHO/UNU 2001 uses them. The first row whose age is not yet reached counts. */
const FAO: Readonly<
  Record<Sex, readonly (readonly [untilYears: number, constant: number, perKilogram: number])[]>
> = {
  masculino: [
    [3, -30.4, 59.512],
    [10, 504.3, 22.706],
    [18, 658.2, 17.686],
    [30, 692.2, 15.057],
    [60, 873.1, 11.472],
    [Number.POSITIVE_INFINITY, 587.7, 11.711],
  ],
  feminino: [
    [3, -31.1, 58.317],
    [10, 485.9, 20.315],
    [18, 692.6, 13.384],
    [30, 486.6, 14.818],
    [60, 845.6, 8.126],
    [Number.POSITIVE_INFINITY, 658.5, 9.082],
  ],
};

export const mifflin = restingFormula(
  {
    id: 'mifflin',
    name: 'Mifflin-St Jeor (1990)',
    reference: 'Mifflin MD et al. Am J Clin Nutr 1990;51:241–7.',
    fromYears: 18,
    activityFactors: USUAL_FACTORS,
  },
  ({ sex }) => MIFFLIN[sex],
);

export const harrisBenedict = restingFormula(
  {
    id: 'harris-benedict',
    name: 'Harris-Benedict revisada (1984)',
    reference: 'Roza AM, Shizgal HM. Am J Clin Nutr 1984;40:168–82.',
    fromYears: 18,
    activityFactors: USUAL_FACTORS,
  },
  ({ sex }) => HARRIS_BENEDICT[sex],
);

export const faoOms = restingFormula(
  {
    id: 'fao-oms',
    name: 'FAO/OMS (2001)',
    reference: 'FAO/WHO/UNU. Human energy requirements. Roma, 2004 (consulta de 2001).',
    fromYears: 1,
    activityFactors: FAO_FACTORS,
  },
  ({ sex, years }) => {
    const [, constant, perKilogram] = FAO[sex].find(([until]) => years < until) ?? [
      0,
      Number.NaN,
      Number.NaN,
    ];
    return [constant, perKilogram, 0, 0];
  },
);

function restingFormula(facts: Omit<Formula, 'need'>, termsOf: (person: Person) => Terms): Formula {
  return {
    ...facts,
    need(person, activity, factor = facts.activityFactors[activity]) {
      const [constant, perKilogram, perCentimetre, perYear] = termsOf(person);
      const { kilograms, centimetres, years } = person;
      const resting = constant + perKilogram * kilograms + perCentimetre * centimetres + perYear * years;
      const steps = [
        `${written(perKilogram)} × ${written(kilograms)} kg`,
        ...(perCentimetre === 0 ? [] : [`${term(perCentimetre, centimetres)} cm`]),
        ...(perYear === 0 ? [] : [`${term(perYear, years)} anos`]),
        term(constant),
      ];
      return {
        kcal: Math.round(resting * factor),
        restingKcal: Math.round(resting),
        activityFactor: factor,
        calculation: `(${steps.join(' ')}) × ${written(factor)}`,
      };
    },
  };
}
