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
