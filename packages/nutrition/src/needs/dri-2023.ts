import { ACTIVITY_LEVELS, type Activity, type Sex } from '@alecrim/domain/pure';
import { type Formula, term, written } from './formula.ts';

/** Constant, and for each year, centimetre and kilogram. Each activity has a regression of its own. */
type Row = readonly [constant: number, perYear: number, perCentimetre: number, perKilogram: number];

const ADULTS: Readonly<Record<Sex, Readonly<Record<Activity, Row>>>> = {
  masculino: {
    sedentario: [753.07, -10.83, 6.5, 14.1],
    leve: [581.47, -10.83, 8.3, 14.94],
    moderado: [1004.82, -10.83, 6.52, 15.91],
    intenso: [-517.88, -10.83, 15.61, 19.11],
  },
  feminino: {
    sedentario: [584.9, -7.01, 5.72, 11.71],
    leve: [575.77, -7.01, 6.6, 12.14],
    moderado: [710.25, -7.01, 6.54, 12.34],
    intenso: [511.83, -7.01, 9.07, 12.56],
  },
};

const CHILDREN: Readonly<Record<Sex, Readonly<Record<Activity, Row>>>> = {
  masculino: {
    sedentario: [-447.51, 3.68, 13.01, 13.15],
    leve: [19.12, 3.68, 8.62, 20.28],
    moderado: [-388.19, 3.68, 12.66, 20.46],
    intenso: [-671.75, 3.68, 15.38, 23.25],
  },
  feminino: {
    sedentario: [55.59, -22.25, 8.43, 17.07],
    leve: [-297.54, -22.25, 12.77, 14.73],
    moderado: [-189.55, -22.25, 11.74, 18.34],
    intenso: [-709.59, -22.25, 18.22, 14.25],
  },
};

/** What growth stores in a day: the first row whose age is not yet reached. */
const GROWTH: Readonly<Record<Sex, readonly (readonly [untilYears: number, kcal: number])[]>> = {
  masculino: [
    [4, 20],
    [9, 15],
    [14, 25],
    [19, 20],
  ],
  feminino: [
    [9, 15],
    [14, 30],
    [19, 20],
  ],
};

export const dri2023: Formula = {
  id: 'dri-2023',
  name: 'DRI, EER (2023)',
  about: 'A partir de 3 anos, com ou sem excesso de peso',
  reference:
    'National Academies of Sciences, Engineering, and Medicine. Dietary Reference Intakes for Energy. Washington, 2023.',
  fromYears: 3,
  inputs: ['sex', 'years', 'kilograms', 'centimetres', 'activity'],
  activities: ACTIVITY_LEVELS,
  // The activity chooses the equation: there is no factor in it.
  takesFactor: false,
  need({ sex, years, kilograms, centimetres }, activity) {
    const [constant, perYear, perCentimetre, perKilogram] = (years < 19 ? CHILDREN : ADULTS)[sex][
      activity as Activity
    ];
    const growth = GROWTH[sex].find(([until]) => years < until)?.[1] ?? 0;
    return {
      kcal: Math.round(
        constant + perYear * years + perCentimetre * centimetres + perKilogram * kilograms + growth,
      ),
      restingKcal: undefined,
      activityFactor: undefined,
      calculation: `${written(constant)} ${term(perYear, years)} anos ${term(perCentimetre, centimetres)} cm ${term(perKilogram, kilograms)} kg${growth === 0 ? '' : ` ${term(growth)} (crescimento)`}`,
    };
  },
};
