import type { Sex } from '@alecrim/domain/pure';
import { type ActivityId, type EnergyNeed, type Person, term, written } from './formula.ts';

/** Energy spent in a day: constant + perKilogram × kg + perSquare × kg². */
const SPENT: Readonly<Record<Sex, readonly [constant: number, perKilogram: number, perSquare: number]>> = {
  masculino: [310.2, 63.3, -0.263],
  feminino: [263.4, 65.3, -0.454],
};

/** Kilograms that a child of each year of age gains in a year, from the first birthday on. */
const GAIN: Readonly<Record<Sex, readonly number[]>> = {
  masculino: [2.4, 2, 2.1, 2, 2, 2.2, 2.4, 2.8, 3.3, 3.9, 4.5, 5.2, 5.8, 5.9, 5.4, 4.2, 2.6],
  feminino: [2.4, 2.2, 1.9, 1.7, 1.8, 2.3, 3, 3.7, 4.1, 4.3, 4.6, 4.5, 4.2, 3.3, 2.3, 1, 0],
};
/** Energy in a gram of new tissue. */
const KCAL_OF_GRAM = 2;
const DAYS = 365;
/** Between one and two years the equation gives 7 % too much. */
const SECOND_YEAR = 0.93;
/** From six years on children may be less or more active than usual. */
const ACTIVITY_FROM = 6;
const FACTORS: Readonly<Partial<Record<ActivityId, number>>> = {
  sedentario: 0.85,
  leve: 0.85,
  moderado: 1,
  intenso: 1.15,
};

/** FAO/WHO/UNU 2001 for 1 to 17 years: what is spent, by the activity, and what growth stores. */
export function faoChild(
  { sex, years, kilograms }: Person,
  activity: ActivityId,
  factor?: number,
): EnergyNeed {
  const [constant, perKilogram, perSquare] = SPENT[sex];
  const usual = years < ACTIVITY_FROM ? 1 : (FACTORS[activity] ?? 1);
  const active = (factor ?? usual) * (years < 2 ? SECOND_YEAR : 1);
  const spent = (constant + perKilogram * kilograms + perSquare * kilograms ** 2) * active;
  const gained = GAIN[sex][Math.max(0, Math.floor(years) - 1)] ?? 0;
  const growth = (KCAL_OF_GRAM * gained * 1_000) / DAYS;
  return {
    kcal: Math.round(spent + growth),
    restingKcal: undefined,
    activityFactor: active,
    calculation: `(${written(constant)} + ${written(perKilogram)} × ${written(kilograms)} kg ${term(perSquare)} × ${written(kilograms)}²) × ${written(active)} + ${written(Math.round(growth))} (crescimento)`,
  };
}
