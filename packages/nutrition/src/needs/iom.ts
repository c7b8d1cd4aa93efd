import { ACTIVITY_LEVELS, type Activity, type Sex } from '@alecrim/domain/pure';
import { type Formula, type Person, term, written } from './formula.ts';

interface Coefficients {
  readonly constant: number;
  readonly perYear: number;
  readonly perKilogram: number;
  readonly perMetre: number;
  /** What a growing body stores in a day. */
  readonly growth: number;
  readonly factors: Readonly<Record<Activity, number>>;
}

const factors = (sedentario: number, leve: number, moderado: number, intenso: number) => ({
  sedentario,
  leve,
  moderado,
  intenso,
});

const ADULTS: Readonly<Record<Sex, Coefficients>> = {
  masculino: {
    constant: 662,
    perYear: -9.53,
    perKilogram: 15.91,
    perMetre: 539.6,
    growth: 0,
    factors: factors(1, 1.11, 1.25, 1.48),
  },
  feminino: {
    constant: 354,
    perYear: -6.91,
    perKilogram: 9.36,
    perMetre: 726,
    growth: 0,
    factors: factors(1, 1.12, 1.27, 1.45),
  },
};

const CHILDREN: Readonly<Record<Sex, Coefficients>> = {
  masculino: {
    constant: 88.5,
    perYear: -61.9,
    perKilogram: 26.7,
    perMetre: 903,
    growth: 20,
    factors: factors(1, 1.13, 1.26, 1.42),
  },
  feminino: {
    constant: 135.3,
    perYear: -30.8,
    perKilogram: 10,
    perMetre: 934,
    growth: 20,
    factors: factors(1, 1.16, 1.31, 1.56),
  },
};

/** Adults with a body mass index of 25 and more: a regression of its own in the same publication. */
const OVERWEIGHT: Readonly<Record<Sex, Coefficients>> = {
  masculino: {
    constant: 1086,
    perYear: -10.1,
    perKilogram: 13.7,
    perMetre: 416,
    growth: 0,
    factors: factors(1, 1.12, 1.29, 1.59),
  },
  feminino: {
    constant: 448,
    perYear: -7.95,
    perKilogram: 11.4,
    perMetre: 619,
    growth: 0,
    factors: factors(1, 1.16, 1.27, 1.44),
  },
};

/** From nine years on a child stores 25 kcal a day instead of 20; the rest of the equation is the same until 18. */
function rowFor({ sex, years }: Pick<Person, 'sex' | 'years'>): Coefficients {
  if (years >= 19) return ADULTS[sex];
  return years < 9 ? CHILDREN[sex] : { ...CHILDREN[sex], growth: 25 };
}

const REFERENCE =
  'Institute of Medicine. Dietary Reference Intakes for Energy, Carbohydrate, Fiber, Fat, Fatty Acids, Cholesterol, Protein, and Amino Acids. Washington, 2005.';

/** The equations contain the activity: there is no energy at rest in them. */
function iomFormula(
  facts: Pick<Formula, 'id' | 'name' | 'about' | 'fromYears' | 'fromBmi'>,
  rowOf: (person: Person) => Coefficients,
): Formula {
  return {
    ...facts,
    reference: REFERENCE,
    inputs: ['sex', 'years', 'kilograms', 'centimetres', 'activity'],
    activities: ACTIVITY_LEVELS,
    takesFactor: true,
    need(person, activity, factor) {
      const row = rowOf(person);
      const active = factor ?? row.factors[activity as Activity] ?? 1;
      const { years, kilograms, centimetres } = person;
      const metres = centimetres / 100;
      const moved = active * (row.perKilogram * kilograms + row.perMetre * metres);
      const growth = row.growth === 0 ? '' : ` ${term(row.growth)}`;
      return {
        kcal: Math.round(row.constant + row.perYear * years + moved + row.growth),
        restingKcal: undefined,
        activityFactor: active,
        calculation: `${written(row.constant)} ${term(row.perYear, years)} anos + ${written(active)} × (${written(row.perKilogram)} × ${written(kilograms)} kg + ${written(row.perMetre)} × ${written(metres)} m)${growth}`,
      };
    },
  };
}

export const iom = iomFormula(
  { id: 'iom', name: 'IOM, EER (2005)', about: 'A partir de 3 anos, com peso adequado', fromYears: 3 },
  rowFor,
);

export const iomOverweight = iomFormula(
  {
    id: 'iom-sobrepeso',
    name: 'IOM, sobrepeso e obesidade (2005)',
    about: 'Adultos com IMC de 25 ou mais',
    fromYears: 19,
    fromBmi: 25,
  },
  ({ sex }) => OVERWEIGHT[sex],
);
