import { KCAL_PER_GRAM, type MacroField, targetInGrams } from '@alecrim/domain/pure';
import type { Formula, FormulaId } from './formula.ts';
import { iom } from './iom.ts';
import { faoOms, harrisBenedict, mifflin } from './resting-formulas.ts';

export type { Activity, Sex } from '@alecrim/domain/pure';
// Apart from the food list: a screen that only calculates a target does not load a thousand foods.
export type { EnergyNeed, Formula, FormulaId } from './formula.ts';
export { ACTIVITIES, type Person } from './formula.ts';

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

const FIELDS = { protein: 'proteina', carbohydrate: 'carboidrato', fat: 'gordura' } as const satisfies Record<
  Macro,
  MacroField
>;

/** Energy of one gram, as labels and tables count it. */
export const kcalPerGram = (macro: Macro): number => KCAL_PER_GRAM[FIELDS[macro]];

/** @returns undefined where the weight that g/kg needs is not known. */
export const macroGrams = (
  macro: Macro,
  { value, unit }: MacroTarget,
  { kcal, kilograms }: { kcal: number; kilograms?: number },
): number | undefined => targetInGrams(FIELDS[macro], { valor: value, unidade: unit }, kcal, kilograms);

/** The share of the energy that a target stands for, in per cent. */
export function macroShare(macro: Macro, grams: number, kcal: number): number {
  return kcal > 0 ? (100 * grams * kcalPerGram(macro)) / kcal : 0;
}
