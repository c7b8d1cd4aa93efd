import type { Food } from '../food.ts';
import { type Figures, NUTRIENTS } from '../nutrients.ts';
import type { Item } from '../reading/answer.ts';

const PREFIX = 'receita:';
const GRAMS = 100;
const source = { table: 'own', id: 'receita', cite: 'receita deste cardápio' } as const;

/**
 * A recipe as a food that only has portions. A list needs no figures, so it opens a recipe also where an ingredient
 * has no number.
 */
export const recipeStub = (name: string): Food => ({
  id: PREFIX + name,
  name,
  synonyms: [],
  group: 'Receitas',
  isHers: true,
  weighedRaw: true,
  figures: Object.fromEntries(NUTRIENTS.map((nutrient) => [nutrient, null])) as Figures,
  source,
  measures: [{ name: 'porção', grams: GRAMS, source }],
  section: 'Receitas',
  tags: [],
});

/** The recipe that an item names, and how many portions of it. */
export function portionsOf({ food, grams = 0 }: Item): { name: string; portions: number } | undefined {
  return food?.id.startsWith(PREFIX) ? { name: food.name, portions: grams / GRAMS } : undefined;
}
