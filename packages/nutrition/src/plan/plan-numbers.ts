import { dayNumbers, mealNumbers, type Numbers, optionNumbers } from '../totals/day.ts';
import { FOODS_VERSION } from '../version.ts';
import { addSources, citationsOf, type KnownFoods, planReaders } from './plan-readers.ts';
import type { PlanTexts } from './plan-texts.ts';

export interface PlanNumbers {
  /** The version of food list and rules that made them. */
  readonly list: string;
  /** The publications behind them, as a document names them. */
  readonly citations: readonly string[];
  /** Of the plan's first kind of day, which is every day where all are alike. */
  readonly day: Numbers;
  /** By the kinds of day in `PlanTexts`; absent where all days are alike. */
  readonly days?: readonly DayNumbers[];
  readonly meals: readonly { readonly whole: Numbers; readonly options: readonly Numbers[] }[];
  /** Of one portion where the recipe says how many it makes, else of the whole recipe. */
  readonly recipes: readonly Numbers[];
}

export interface DayNumbers {
  readonly day: Numbers;
  /** By the place of the meal in the plan; null for a meal that is not eaten on this day. */
  readonly meals: readonly (Numbers | null)[];
}

/** The numbers of a plan. It yields after every option, so that a server can serve others between two of them. */
export function* planNumbers(
  { meals, recipes, days }: PlanTexts,
  known: KnownFoods = {},
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
  const byDay = days?.map(({ options }) => numbersOn(options, mealsRead));
  return {
    list: FOODS_VERSION,
    citations: citationsOf(used),
    day: byDay?.[0]?.day ?? dayNumbers(mealsRead.map(({ whole }) => whole)),
    ...(byDay && { days: byDay }),
    meals: mealsRead,
    recipes: recipeNumbers,
  };
}

/** The sums of one kind of day: of every meal only the options that it has. */
function numbersOn(
  places: readonly (readonly number[])[],
  meals: readonly { readonly options: readonly Numbers[] }[],
): DayNumbers {
  const eaten = meals.map(({ options }, meal) => {
    const chosen = (places[meal] ?? []).flatMap((place) => options[place] ?? []);
    return chosen.length > 0 ? mealNumbers(chosen) : null;
  });
  return { day: dayNumbers(eaten.filter((meal) => meal !== null)), meals: eaten };
}
