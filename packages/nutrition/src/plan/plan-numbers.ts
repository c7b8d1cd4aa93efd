import type { Food } from '../food.ts';
import { FOODS, FOODS_VERSION } from '../foods/foods.ts';
import type { Decision } from '../reading/answer.ts';
import { type FoodIndex, foodIndex } from '../reading/food-index.ts';
import { type LineReader, lineReader } from '../reading/line-reader.ts';
import { divided, rounded } from '../totals/amounts.ts';
import { dayNumbers, mealNumbers, type Numbers, optionNumbers } from '../totals/day.ts';
import { recipeFood } from './recipe-food.ts';

/** The texts of a plan that hold food, as the plan has them. */
export interface PlanTexts {
  /** Meals, their options, the lines of each. */
  readonly meals: readonly (readonly (readonly string[])[])[];
  readonly recipes: readonly {
    readonly name: string;
    readonly portions: number | null;
    readonly lines: readonly string[];
  }[];
}

/** What a nutritionist settled, and her own foods. */
export interface Known {
  readonly decisions?: ReadonlyMap<string, Decision>;
  readonly ownFoods?: readonly Food[];
}

export interface PlanNumbers {
  /** The food list that made them. */
  readonly list: string;
  readonly day: Numbers;
  readonly meals: readonly { readonly whole: Numbers; readonly options: readonly Numbers[] }[];
  /** Of one portion where the recipe says how many it makes, else of the whole recipe. */
  readonly recipes: readonly Numbers[];
}

let list: FoodIndex | undefined;
/** The index of the list is made at the first reading: a program that reads no line does not pay for it. */
export const listIndex = (): FoodIndex => (list ??= foodIndex(FOODS));

let byList: LineReader | undefined;
/** One for all plans whose nutritionist has settled nothing and has no foods of her own. */
const listReader = (): LineReader => (byList ??= lineReader(listIndex()));

/** The numbers of a plan. It yields after every option, so that a server can serve others between two of them. */
export function* planNumbers(
  { meals, recipes }: PlanTexts,
  known: Known = {},
): Generator<undefined, PlanNumbers> {
  const { ownFoods = [], decisions } = known;
  const own = ownFoods.length > 0 ? foodIndex(ownFoods, listIndex()) : listIndex();
  const readerOf = (index: FoodIndex): LineReader =>
    index === listIndex() && !decisions?.size ? listReader() : lineReader(index, decisions);

  const readIngredient = readerOf(own);
  const made: Food[] = [];
  const recipeNumbers: Numbers[] = [];
  for (const { name, portions, lines } of recipes) {
    const readings = lines.map(readIngredient);
    const food = portions === null ? undefined : recipeFood({ name, portions }, readings);
    if (food !== undefined) made.push(food);
    recipeNumbers.push(shareOf(optionNumbers(readings), portions ?? 1));
    yield;
  }

  const index = made.length > 0 ? foodIndex(made, own) : own;
  const readItem = index === own ? readIngredient : readerOf(index);
  const mealsRead: { whole: Numbers; options: Numbers[] }[] = [];
  for (const options of meals) {
    const numbers: Numbers[] = [];
    for (const lines of options) {
      numbers.push(optionNumbers(lines.map(readItem)));
      yield;
    }
    mealsRead.push({ whole: mealNumbers(numbers), options: numbers });
  }
  const day = dayNumbers(mealsRead.map(({ whole }) => whole));
  return { list: FOODS_VERSION, day, meals: mealsRead, recipes: recipeNumbers };
}

const shareOf = (numbers: Numbers, portions: number): Numbers => ({
  ...numbers,
  amounts: rounded(divided(numbers.amounts, portions)),
});
