import { foldLetters } from '../fold.ts';

const INGREDIENTS = /^(?:os )?ingredientes?(?: (?:da|do|para|principais)[^:]{0,40})?(?:[:\-–— ]+|$)/;
const PREPARATION =
  /^(?:(?:o )?modo (?:de|do) (?:preparo|fazer|preparacao)|preparo|modo|preparacao|como (?:fazer|preparar)|passo a passo)(?: ?[:\-–—]\s*|$)/;
const SERVINGS =
  /^(?:rendimento|rende|porcoes|serve)[:\-–— ]+(\d{1,3})(?: (?:porc(?:ao|oes)|unidades?|pessoas?))?\.?$/;
const DETAILS = /^(?:rendimento|rende|porcoes|serve|tempo(?: de preparo)?|dificuldade)(?![a-z])/;

export const isIngredientsLabel = (text: string): boolean => INGREDIENTS.test(foldLetters(text).slice(0, 80));
export const isPreparationLabel = (text: string): boolean => PREPARATION.test(foldLetters(text).slice(0, 80));
export const isRecipeDetail = (text: string): boolean => DETAILS.test(foldLetters(text).slice(0, 80));

export interface RecipeText {
  ingredients: string[];
  preparation: string[];
  servings: number | null;
}

/** The lines of a recipe, divided at its labels. Without labels, lines that look like quantities are the ingredients. */
export function recipeText(lines: readonly string[]): RecipeText {
  const recipe: RecipeText = { ingredients: [], preparation: [], servings: null };
  const hasLabels = lines.some((line) => isIngredientsLabel(line) || isPreparationLabel(line));
  let isPreparing = false;
  for (const line of lines) {
    const all = foldLetters(line);
    const label = INGREDIENTS.exec(all) ?? PREPARATION.exec(all);
    const servings = SERVINGS.exec(all);
    if (label) isPreparing = !INGREDIENTS.test(all);
    const text = label ? line.slice(label[0].length).trim() : line;
    if (servings && recipe.servings === null && Number(servings[1]) > 0)
      recipe.servings = Number(servings[1]);
    else if (text === '') continue;
    else if (isPreparing || (!hasLabels && isSentence(text))) recipe.preparation.push(text);
    else recipe.ingredients.push(text);
  }
  return recipe;
}

const isSentence = (text: string) => !/^[\d½¼¾⅓⅔]/.test(text) && (/[.!]$/.test(text) || text.length > 60);
