import type { Food } from '../food.ts';
import { type Figures, NUTRIENTS, type Nutrient } from '../nutrients.ts';
import type { Item, Reading } from '../reading/answer.ts';
import { lineAmounts } from '../totals/line-amounts.ts';

export interface RecipeText {
  readonly name: string;
  /** How many portions it makes. */
  readonly portions: number;
}

/**
 * A recipe of the plan as a food, so that "1 porção de Sopa de legumes" has numbers. It weighs what its ingredients
 * weigh. A recipe with an ingredient that has no number is no food: its numbers would be too low.
 */
export function recipeFood(
  { name, portions }: RecipeText,
  ingredients: readonly Reading[],
): Food | undefined {
  const states = ingredients.map((reading) => lineAmounts(reading).state);
  if (states.some((state) => state === 'unsure' || state === 'partial' || state === 'unknown'))
    return undefined;
  const chosen = ingredients
    .flatMap(({ items }) => items)
    .filter(
      (item): item is Weighed =>
        item.role === 'chosen' && item.food !== undefined && item.grams !== undefined,
    );
  const grams = chosen.reduce((sum, item) => sum + item.grams, 0);
  if (name.trim() === '' || portions < 1 || grams <= 0) return undefined;
  const source = { table: 'own', id: 'receita', cite: 'receita deste cardápio' } as const;
  return {
    id: `receita:${name}`,
    name,
    synonyms: [],
    group: 'Receitas',
    isHers: true,
    weighedRaw: true,
    figures: figuresOf(chosen, grams),
    source,
    measures: [{ name: 'porção', grams: grams / portions, source }],
    section: 'Receitas',
    tags: [...new Set(chosen.flatMap(({ food }) => food.tags))],
  };
}

type Weighed = Item & { readonly food: Food; readonly grams: number };

/** Per 100 g. A nutrient that one ingredient does not give is unknown for the whole. */
function figuresOf(chosen: readonly Weighed[], grams: number): Figures {
  return Object.fromEntries(
    NUTRIENTS.map((nutrient) => [nutrient, per100(chosen, grams, nutrient)]),
  ) as Figures;
}

function per100(chosen: readonly Weighed[], grams: number, nutrient: Nutrient): number | null {
  let sum = 0;
  for (const { food, grams: part } of chosen) {
    const figure = food.figures[nutrient];
    if (figure === null) return null;
    sum += (figure * part) / 100;
  }
  return (100 * sum) / grams;
}
