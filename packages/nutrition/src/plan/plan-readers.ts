import type { Food, Source } from '../food.ts';
import { FOODS } from '../foods/foods.ts';
import { CITATIONS } from '../foods/vocabulary.ts';
import { type Figures, NUTRIENTS, type Nutrient } from '../nutrients.ts';
import type { Decision, Item, Reading } from '../reading/answer.ts';
import { type FoodIndex, foodIndex } from '../reading/food-index.ts';
import { type LineReader, lineReader } from '../reading/read-line.ts';
import { type Numbers, optionNumbers } from '../totals/day.ts';
import { divided, lineAmounts, rounded } from '../totals/line-amounts.ts';
import type { PlanTexts } from './plan-texts.ts';

/** What a nutritionist settled, and the own foods. */
export interface KnownFoods {
  readonly decisions?: ReadonlyMap<string, Decision>;
  readonly ownFoods?: readonly Food[];
}

export interface PlanReaders {
  readonly readIngredient: LineReader;
  /** A line of a meal can also name a recipe of the plan. */
  readonly readItem: LineReader;
  readonly recipeNumbers: readonly Numbers[];
  /** The tables behind the recipes; a reader of further lines adds theirs. */
  readonly used: UsedSources;
}

let list: FoodIndex | undefined;
/** The index of the list is made at the first reading: a program that reads no line does not pay for it. */
export const listIndex = (): FoodIndex => (list ??= foodIndex(FOODS));

let byList: LineReader | undefined;
/** One for all plans whose nutritionist has settled nothing and has no own foods. */
const listReader = (): LineReader => (byList ??= lineReader(listIndex()));

const ownIndexes = new WeakMap<readonly Food[], FoodIndex>();
/** Many plans of one nutritionist are read with one index of the own foods. */
export function indexWith(ownFoods: readonly Food[]): FoodIndex {
  if (ownFoods.length === 0) return listIndex();
  const index = ownIndexes.get(ownFoods) ?? foodIndex(ownFoods, listIndex());
  ownIndexes.set(ownFoods, index);
  return index;
}

/** How the lines of a plan are read, and what its recipes give. It yields after every recipe. */
export function* planReaders(
  recipes: PlanTexts['recipes'],
  { ownFoods = [], decisions }: KnownFoods = {},
): Generator<undefined, PlanReaders> {
  const own = indexWith(ownFoods);
  const readerOf = (index: FoodIndex): LineReader =>
    index === listIndex() && !decisions?.size ? listReader() : lineReader(index, decisions);

  const used: UsedSources = new Set();
  const readIngredient = readerOf(own);
  const made: Food[] = [];
  const recipeNumbers: Numbers[] = [];
  for (const { name, portions, lines } of recipes) {
    const readings = lines.map(readIngredient);
    addSources(used, readings);
    const food = portions === null ? undefined : recipeFood({ name, portions }, readings);
    if (food !== undefined) made.push(food);
    recipeNumbers.push(shareOf(optionNumbers(readings), portions ?? 1));
    yield;
  }
  const readItem = made.length > 0 ? readerOf(foodIndex(made, own)) : readIngredient;
  return { readIngredient, readItem, recipeNumbers, used };
}

const shareOf = (numbers: Numbers, portions: number): Numbers => ({
  ...numbers,
  amounts: rounded(divided(numbers.amounts, portions)),
  openEnergy: Math.round(numbers.openEnergy / portions),
});

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
    isCustom: true,
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

/** The tables that gave figures and measures, and whether a food of the nutritionist did. */
export type UsedSources = Set<Source['table'] | 'custom'>;

/** Only sure readings have a number, so only their sources are named. The sources of a recipe are those of its ingredients. */
export function addSources(used: UsedSources, readings: readonly Reading[]): void {
  for (const { items } of readings)
    for (const item of items) {
      const { food, weighedBy } = item;
      if (!isCounted(item) || food === undefined || food.source.id === 'receita') continue;
      used.add(food.isCustom ? 'custom' : food.source.table);
      if (weighedBy && !food.isCustom) used.add(weighedBy.source.table);
    }
}

export const citationsOf = (used: UsedSources): string[] => [
  ...Object.entries(CITATIONS).flatMap(([table, text]) => (used.has(table as Source['table']) ? [text] : [])),
  ...(used.has('custom') ? ['Alimentos cadastrados pela nutricionista'] : []),
];

const isCounted = ({ role, confidence, grams }: Item) =>
  (role === 'chosen' || role === 'alternative') && confidence === 'sure' && grams !== undefined;
