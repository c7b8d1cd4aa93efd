import type { Nutriente } from '@alecrim/domain/pure';
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

/** The names that plans keep. */
export const NUTRIENT_FIELDS: Readonly<Record<IntakeNutrient, Nutriente>> = {
  fibre: 'fibra',
  calcium: 'calcio',
  iron: 'ferro',
  potassium: 'potassio',
  magnesium: 'magnesio',
  zinc: 'zinco',
  vitaminA: 'vitamina_a',
  vitaminC: 'vitamina_c',
  vitaminB12: 'vitamina_b12',
  folate: 'folato',
  sodium: 'sodio',
  saturatedFat: 'gordura_saturada',
  sugar: 'acucar',
};
