import type { Nutrient } from '../nutrients.ts';

/** The nutrients of a day beside energy and macronutrients, in the order in which people read them. */
export const INTAKE_NUTRIENTS = [
  'fibre',
  'calcium',
  'iron',
  'potassium',
  'magnesium',
  'zinc',
  'vitaminA',
  'vitaminC',
  'vitaminB12',
  'folate',
  'sodium',
  'saturatedFat',
  'sugar',
] as const satisfies readonly Nutrient[];

export type IntakeNutrient = (typeof INTAKE_NUTRIENTS)[number];
