import type { Activity, Sex } from '@alecrim/domain/pure';
import { faoChild } from './fao-children.ts';
import { type ActivityId, type Formula, type Input, type Person, term, written } from './formula.ts';

/** What a day of work adds to the energy at rest, as the textbooks pair it with these formulas. */
const USUAL_FACTORS: Readonly<Record<ActivityId, number>> = {
  sedentario: 1.2,
  leve: 1.375,
  moderado: 1.55,
  intenso: 1.725,
  extremo: 1.9,
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
    [30, 692.2, 15.057],
    [60, 873.1, 11.472],
    [Number.POSITIVE_INFINITY, 587.7, 11.711],
  ],
  feminino: [
    [30, 486.6, 14.818],
    [60, 845.6, 8.126],
    [Number.POSITIVE_INFINITY, 658.5, 9.082],
  ],
};

const WHOLE: readonly Input[] = ['sex', 'years', 'kilograms', 'centimetres', 'activity'];

export const mifflin = restingFormula(
  {
    id: 'mifflin',
    name: 'Mifflin-St Jeor (1990)',
    about: 'Adultos, com ou sem excesso de peso',
    reference: 'Mifflin MD et al. Am J Clin Nutr 1990;51:241–7.',
    fromYears: 18,
    inputs: WHOLE,
  },
  USUAL_FACTORS,
  ({ sex }) => MIFFLIN[sex],
);

export const harrisBenedict = restingFormula(
  {
    id: 'harris-benedict',
    name: 'Harris-Benedict revisada (1984)',
    about: 'Adultos',
    reference: 'Roza AM, Shizgal HM. Am J Clin Nutr 1984;40:168–82.',
    fromYears: 18,
    inputs: WHOLE,
  },
  USUAL_FACTORS,
  ({ sex }) => HARRIS_BENEDICT[sex],
);

const faoAdults = restingFormula(
  {
    id: 'fao-oms',
    name: 'FAO/OMS (2001)',
    about: 'A partir de 1 ano; abaixo de 18, as equações para crianças e adolescentes',
    reference: 'FAO/WHO/UNU. Human energy requirements. Roma, 2004 (consulta de 2001).',
    fromYears: 1,
    inputs: ['sex', 'years', 'kilograms', 'activity'],
  },
  FAO_FACTORS,
  ({ sex, years }) => {
    const [, constant, perKilogram] = FAO[sex].find(([until]) => years < until) ?? [0, 0, 0];
    return [constant, perKilogram, 0, 0];
  },
);

/** A child's activity is in its own equation; the factors of adults would give a boy of five a quarter too much. */
export const faoOms: Formula = {
  ...faoAdults,
  need: (person, activity, factor) =>
    person.years < 18 ? faoChild(person, activity, factor) : faoAdults.need(person, activity, factor),
};

/** Energy at rest from the lean mass: 500 + 22 × kg, or 370 + 21.6 × kg. */
const lean = (
  facts: Pick<Formula, 'id' | 'name' | 'reference' | 'about'>,
  constant: number,
  perKilogram: number,
): Formula =>
  restingFormula(
    { ...facts, fromYears: 18, inputs: ['leanKilograms', 'activity'] },
    USUAL_FACTORS,
    () => [constant, perKilogram, 0, 0],
    ({ leanKilograms = 0 }) => leanKilograms,
  );

export const cunningham = lean(
  {
    id: 'cunningham',
    name: 'Cunningham (1980)',
    about: 'Adultos treinados, pela massa magra',
    reference: 'Cunningham JJ. Am J Clin Nutr 1980;33:2372–4.',
  },
  500,
  22,
);

export const katchMcArdle = lean(
  {
    id: 'katch-mcardle',
    name: 'Katch-McArdle (massa magra)',
    about: 'Adultos, pela massa magra',
    reference:
      'McArdle WD, Katch FI, Katch VL. Exercise physiology; Cunningham JJ. Am J Clin Nutr 1991;54:963–9.',
  },
  370,
  21.6,
);

function restingFormula(
  facts: Omit<Formula, 'need' | 'activities' | 'takesFactor'>,
  factors: Readonly<Partial<Record<ActivityId, number>>>,
  termsOf: (person: Person) => Terms,
  weightOf: (person: Person) => number = ({ kilograms }) => kilograms,
): Formula {
  return {
    ...facts,
    activities: Object.keys(factors) as ActivityId[],
    takesFactor: true,
    need(person, activity, factor = factors[activity] ?? 1) {
      const [constant, perKilogram, perCentimetre, perYear] = termsOf(person);
      const { centimetres, years } = person;
      const kilograms = weightOf(person);
      const resting =
        constant +
        perKilogram * kilograms +
        (perCentimetre && perCentimetre * centimetres) +
        (perYear && perYear * years);
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
