import { KCAL_PER_GRAM, type MacroField } from '@alecrim/domain/pure';
import { dri2023 } from './dri-2023.ts';
import type { Formula } from './formula.ts';
import { iom, iomOverweight } from './iom.ts';
import { perKilogram } from './per-kilogram.ts';
import { cunningham, faoOms, harrisBenedict, katchMcArdle, mifflin } from './resting-formulas.ts';

// Apart from the food list: a screen that only calculates a target does not load a thousand foods.
export { CONDITIONS } from './additions.ts';
export { type CalculatedNeed, calculateNeed, LOW_KCAL } from './calculate.ts';
export { ACTIVITIES, type Formula, type Input } from './formula.ts';

export const FORMULAS: readonly Formula[] = [
  mifflin,
  harrisBenedict,
  faoOms,
  iom,
  iomOverweight,
  dri2023,
  cunningham,
  katchMcArdle,
  perKilogram,
];

export const formulaOf = (id: unknown): Formula | undefined => FORMULAS.find((formula) => formula.id === id);

export type Macro = 'protein' | 'carbohydrate' | 'fat';

export const fieldOf = {
  protein: 'proteina',
  carbohydrate: 'carboidrato',
  fat: 'gordura',
} as const satisfies Record<Macro, MacroField>;

/** Energy of one gram, as labels and tables count it. */
export const kcalPerGram = (macro: Macro): number => KCAL_PER_GRAM[fieldOf[macro]];

/** The share of the energy that a target stands for, in per cent. */
export function macroShare(macro: Macro, grams: number, kcal: number): number {
  return kcal > 0 ? (100 * grams * kcalPerGram(macro)) / kcal : 0;
}
