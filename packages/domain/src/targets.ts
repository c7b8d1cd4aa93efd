/** Energy of one gram, as labels and tables count it. */
export const KCAL_PER_GRAM = { proteina: 4, carboidrato: 4, gordura: 9, fibra: 2 } as const;

/** The macronutrients that a plan may have a target for. */
export type MacroField = 'proteina' | 'carboidrato' | 'gordura';

/** The grams that a target for a macronutrient asks for; undefined where the weight that g/kg needs is not known. */
export function targetInGrams(
  macro: MacroField,
  { valor, unidade }: { valor: number; unidade: unknown },
  kcal: number,
  kilograms: unknown,
): number | undefined {
  if (unidade === '%') return (valor * kcal) / 100 / KCAL_PER_GRAM[macro];
  if (unidade !== 'g/kg') return valor;
  return typeof kilograms === 'number' ? valor * kilograms : undefined;
}
