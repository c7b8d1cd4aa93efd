import { KCAL_PER_GRAM } from '@alecrim/domain/pure';
import type { Macro } from '../needs/index.ts';
import type { Numbers } from '../totals/day.ts';

/** What a day can be brought to: its energy in kcal and its macronutrients in grams. */
export const AIMED = ['energy', 'protein', 'carbohydrate', 'fat'] as const;
export type Aimed = (typeof AIMED)[number];
export type Targets = Partial<Readonly<Record<Aimed, number>>>;

/** What the day shall have: targets, so many per cent more or less energy, or grams of one macronutrient alone. */
export type Goal =
  | { readonly targets: Targets }
  | { readonly percent: number }
  | { readonly macro: Macro; readonly grams: number };

/** One amount that the day is brought to. */
export interface Aim {
  readonly nutrient: Aimed;
  readonly amount: number;
  /** How far the day may be from it, as a share. */
  readonly tolerance: number;
  /** The protein is kept: more of it is no fault. */
  readonly isLeast: boolean;
}

const TOLERANCE: Readonly<Record<Aimed, number>> = {
  energy: 0.03,
  protein: 0.05,
  carbohydrate: 0.05,
  fat: 0.05,
};

const aim = (nutrient: Aimed, amount: number, isLeast = false): Aim => ({
  nutrient,
  amount,
  tolerance: TOLERANCE[nutrient],
  isLeast,
});

/** A target for protein says more than *manter proteína*, and one macronutrient alone leaves the others free. */
export function aimsOf(goal: Goal, before: Numbers, keepProtein: boolean): readonly Aim[] {
  if ('macro' in goal) return [aim(goal.macro, goal.grams)];
  const targets =
    'targets' in goal ? goal.targets : { energy: before.amounts.energy.chosen * (1 + goal.percent / 100) };
  const aims = AIMED.flatMap((nutrient) => {
    const amount = targets[nutrient];
    return amount === undefined ? [] : [aim(nutrient, amount)];
  });
  const protein = before.amounts.protein.chosen;
  if (keepProtein && targets.protein === undefined && protein > 0) aims.push(aim('protein', protein, true));
  return aims;
}

/** How many tolerances an amount is away from an aim; 0 where it is met exactly. */
export function distance({ amount, tolerance, isLeast }: Aim, reached: number): number {
  const away = (reached - amount) / (tolerance * Math.max(amount, 1));
  return isLeast ? Math.min(0, away) : away;
}

export const isMet = (one: Aim, reached: number): boolean => Math.abs(distance(one, reached)) <= 1 + 1e-9;

/** The energy that targets for all three macronutrients add up to; undefined if one is missing. */
export function energyOfMacros({ protein, carbohydrate, fat }: Targets): number | undefined {
  if (protein === undefined || carbohydrate === undefined || fat === undefined) return undefined;
  return (
    protein * KCAL_PER_GRAM.proteina + carbohydrate * KCAL_PER_GRAM.carboidrato + fat * KCAL_PER_GRAM.gordura
  );
}
