import { type CalculatedNeed, calculateNeed, formulaOf } from '@alecrim/nutrition/needs';
import { type Meta, useMeta } from './targets.ts';

/** The calculation of the form around it, or what it still needs. */
export function useNeed(): CalculatedNeed | { reason: string } | undefined {
  return needOf(useMeta());
}

export function needOf(meta: Meta): CalculatedNeed | { reason: string } | undefined {
  const formula = formulaOf(meta.formula);
  return formula && calculateNeed(formula, meta);
}

export const isCalculated = (need: ReturnType<typeof needOf>): need is CalculatedNeed =>
  need !== undefined && !('reason' in need);

/** What a calculation depends on, as a text to compare. */
export function inputsOf(meta: Meta): string {
  const { kcal, proteina, carboidrato, gordura, ...inputs } = meta;
  return JSON.stringify(Object.entries(inputs).sort());
}
