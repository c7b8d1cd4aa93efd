import { KCAL_PER_GRAM, MACRO_FIELDS, type MacroField } from './targets.ts';

/**
 * What each macronutrient gives of the energy of the three (4/4/9), in whole per cent that add up to 100. The energy of a table
 * is not the base: it differs from 4/4/9, and with fibre and alcohol the three would not add up. Undefined where the grams of
 * one are unknown or all are zero.
 */
export function macroShares(
  grams: Readonly<Record<MacroField, number | undefined>>,
): Record<MacroField, number> | undefined {
  const energies = MACRO_FIELDS.map((name) => (grams[name] ?? Number.NaN) * KCAL_PER_GRAM[name]);
  const all = energies.reduce((sum, energy) => sum + energy, 0);
  if (!(all > 0)) return undefined;
  const [proteina = 0, carboidrato = 0, gordura = 0] = wholeParts(
    energies.map((energy) => (100 * energy) / all),
  );
  return { proteina, carboidrato, gordura };
}

/** Whole numbers that add up to the rounded sum of the values: the largest remainders are rounded up. */
export function wholeParts(values: readonly number[]): number[] {
  const parts = values.map(Math.floor);
  const sum = values.reduce((before, value) => before + value, 0);
  const missing = Math.round(sum) - parts.reduce((before, part) => before + part, 0);
  const byRemainder = values
    .map((value, place) => ({ place, remainder: value - Math.floor(value) }))
    .sort((one, other) => other.remainder - one.remainder);
  for (const { place } of byRemainder.slice(0, missing)) parts[place] = (parts[place] ?? 0) + 1;
  return parts;
}
