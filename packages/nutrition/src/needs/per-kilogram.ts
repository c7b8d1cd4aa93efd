import { type Formula, written } from './formula.ts';

/** So many kcal for each kilogram: the rule of thumb of clinics. */
export const perKilogram: Formula = {
  id: 'kcal-kg',
  name: 'kcal por kg de peso',
  about: 'Regra prática: 20 a 25 para perder, 25 a 30 para manter, 30 a 35 para ganhar peso',
  reference: 'Regra de bolso; em pessoas doentes, Singer P et al. (ESPEN). Clin Nutr 2019;38:48–79.',
  fromYears: 18,
  inputs: ['kilograms', 'kcalPerKilogram'],
  activities: [],
  takesFactor: false,
  need: ({ kilograms, kcalPerKilogram = 0 }) => ({
    kcal: Math.round(kcalPerKilogram * kilograms),
    restingKcal: undefined,
    activityFactor: undefined,
    calculation: `${written(kcalPerKilogram)} kcal × ${written(kilograms)} kg`,
  }),
};
