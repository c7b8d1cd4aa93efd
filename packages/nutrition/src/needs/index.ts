import type { Formula, FormulaId } from './formula.ts';
import { iom } from './iom.ts';
import { faoOms, harrisBenedict, mifflin } from './resting-formulas.ts';

// Apart from the food list: a screen that only calculates a target does not load a thousand foods.
export type { Formula, FormulaId, Need } from './formula.ts';
export { ACTIVITIES, type Activity, type Person, type Sex } from './formula.ts';

export const FORMULAS: readonly Formula[] = [mifflin, harrisBenedict, faoOms, iom];

export const formulaOf = (id: FormulaId): Formula | undefined =>
  FORMULAS.find((formula) => formula.id === id);

/** How a target for a macronutrient is written. */
export type MacroUnit = 'g' | '%' | 'g/kg';

export interface MacroTarget {
  readonly value: number;
  readonly unit: MacroUnit;
}

export type Macro = 'protein' | 'carbohydrate' | 'fat';

/** Energy of one gram, as labels and tables count it. */
export const KCAL_PER_GRAM: Readonly<Record<Macro, number>> = { protein: 4, carbohydrate: 4, fat: 9 };

/** @returns undefined where the weight that g/kg needs is not known. */
export function macroGrams(
  macro: Macro,
  { value, unit }: MacroTarget,
  { kcal, kilograms }: { kcal: number; kilograms?: number },
): number | undefined {
  if (unit === 'g') return value;
  if (unit === '%') return ((value / 100) * kcal) / KCAL_PER_GRAM[macro];
  return kilograms === undefined ? undefined : value * kilograms;
}

/** The share of the energy that a target stands for, in per cent. */
export function macroShare(macro: Macro, grams: number, kcal: number): number {
  return kcal > 0 ? (100 * grams * KCAL_PER_GRAM[macro]) / kcal : 0;
}
