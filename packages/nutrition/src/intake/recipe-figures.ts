import type { Food } from '../food.ts';
import type { Nutrient } from '../nutrients.ts';
import type { PlanTexts } from '../plan/plan-texts.ts';
import type { LineReader } from '../reading/read-line.ts';
import { figureOf, type SourcedFigure } from './figure-of.ts';

export type FigureReader = (food: Food, nutrient: Nutrient) => SourcedFigure | undefined;

/**
 * The figures of foods, and of the recipes of a plan: by their ingredients, whose second sources the food of a recipe does
 * not have. A nutrient that one ingredient does not give is unknown for the recipe.
 */
export function recipeFigures(recipes: PlanTexts['recipes'], readIngredient: LineReader): FigureReader {
  const lines = new Map(recipes.map(({ name, lines }) => [`receita:${name}`, lines]));
  return (food, nutrient) => {
    const ingredients = food.figures[nutrient] === null ? lines.get(food.id) : undefined;
    if (!ingredients) return figureOf(food, nutrient);
    let [sum, weight] = [0, 0];
    for (const { role, food: one, grams } of ingredients.flatMap((line) => readIngredient(line).items)) {
      if (role !== 'chosen' || !one || grams === undefined) continue;
      const figure = figureOf(one, nutrient);
      if (!figure) return undefined;
      sum += figure.value * grams;
      weight += grams;
    }
    return weight > 0 ? { value: sum / weight, source: food.source } : undefined;
  };
}
