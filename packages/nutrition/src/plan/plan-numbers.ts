import { dayNumbers, mealNumbers, type Numbers, optionNumbers } from '../totals/day.ts';
import { FOODS_VERSION } from '../version.ts';
import { addSources, citationsOf, type Known, planReaders } from './plan-readers.ts';
import type { PlanTexts } from './plan-texts.ts';

export interface PlanNumbers {
  /** The version of food list and rules that made them. */
  readonly list: string;
  /** The publications behind them, as a document names them. */
  readonly citations: readonly string[];
  readonly day: Numbers;
  readonly meals: readonly { readonly whole: Numbers; readonly options: readonly Numbers[] }[];
  /** Of one portion where the recipe says how many it makes, else of the whole recipe. */
  readonly recipes: readonly Numbers[];
}

/** The numbers of a plan. It yields after every option, so that a server can serve others between two of them. */
export function* planNumbers(
  { meals, recipes }: PlanTexts,
  known: Known = {},
): Generator<undefined, PlanNumbers> {
  const { readItem, recipeNumbers, used } = yield* planReaders(recipes, known);
  const mealsRead: { whole: Numbers; options: Numbers[] }[] = [];
  for (const options of meals) {
    const numbers: Numbers[] = [];
    for (const lines of options) {
      const readings = lines.map(readItem);
      addSources(used, readings);
      numbers.push(optionNumbers(readings));
      yield;
    }
    mealsRead.push({ whole: mealNumbers(numbers), options: numbers });
  }
  const day = dayNumbers(mealsRead.map(({ whole }) => whole));
  return {
    list: FOODS_VERSION,
    citations: citationsOf(used),
    day,
    meals: mealsRead,
    recipes: recipeNumbers,
  };
}
