/** The figures of a food, in the order in which `foods/` writes them. Energy in kcal; g, mg and µg as the tables have it. */
export const NUTRIENTS = [
  'energy',
  'protein',
  'carbohydrate',
  'fat',
  'saturatedFat',
  'fibre',
  'sugar',
  'sodium',
  'potassium',
  'calcium',
  'iron',
  'magnesium',
  'zinc',
  'vitaminA',
  'vitaminC',
  'vitaminB12',
  'folate',
] as const;

export type Nutrient = (typeof NUTRIENTS)[number];

/** Per 100 g. `null` is unknown, which is never the same as zero. */
export type Figures = Readonly<Record<Nutrient, number | null>>;
