import type { Food } from '../food.ts';
import { FOODS } from '../foods/foods.ts';
import type { Decision } from '../reading/answer.ts';
import { type FoodIndex, foodIndex } from '../reading/food-index.ts';
import { type LineReader, lineReader } from '../reading/line-reader.ts';
import { divided, rounded } from '../totals/amounts.ts';
import { type Numbers, optionNumbers } from '../totals/day.ts';
import { addSources, type UsedSources } from './citations-of.ts';
import type { PlanTexts } from './plan-texts.ts';
import { recipeFood } from './recipe-food.ts';

/** What a nutritionist settled, and her own foods. */
export interface Known {
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
/** One for all plans whose nutritionist has settled nothing and has no foods of her own. */
const listReader = (): LineReader => (byList ??= lineReader(listIndex()));

const ownIndexes = new WeakMap<readonly Food[], FoodIndex>();
/** Many plans of one nutritionist are read with one index of her foods. */
export function indexWith(ownFoods: readonly Food[]): FoodIndex {
  if (ownFoods.length === 0) return listIndex();
  const index = ownIndexes.get(ownFoods) ?? foodIndex(ownFoods, listIndex());
  ownIndexes.set(ownFoods, index);
  return index;
}

/** How the lines of a plan are read, and what its recipes give. It yields after every recipe. */
export function* planReaders(
  recipes: PlanTexts['recipes'],
  { ownFoods = [], decisions }: Known = {},
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
