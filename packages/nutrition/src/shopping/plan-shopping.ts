import type { NeededOption, ShoppingNeeds } from '@alecrim/domain/pure';
import { SECTIONS } from '../foods/vocabulary.ts';
import { indexWith, type KnownFoods, planReaders } from '../plan/plan-readers.ts';
import type { PlanTexts } from '../plan/plan-texts.ts';
import { foodIndex } from '../reading/food-index.ts';
import { type LineReader, lineReader } from '../reading/read-line.ts';
import { linesStoodFor } from '../totals/day.ts';
import {
  type LineNeeds,
  lineNeeds,
  type OpenRecipe,
  portionsOf,
  recipeStub,
  type ShoppingNeed,
  sumOf,
} from './line-needs.ts';

const OTHERS = 'Outros';
const HEADINGS: Readonly<Record<string, string>> = { 'Refeições prontas': 'Prontos ou feitos em casa' };

/** What has to be bought for a plan. It yields after every option, so that a server can serve others between two. */
export function* planShopping(
  { meals, recipes, days }: PlanTexts,
  known: KnownFoods = {},
): Generator<undefined, ShoppingNeeds> {
  const { readIngredient } = yield* planReaders([], known);
  const opened = new Map<string, LineNeeds & { portions: number }>();
  for (const { name, portions, lines } of recipes) {
    if (name.trim() && portions) opened.set(name, { portions, ...linesNeeds(lines, readIngredient) });
    yield;
  }
  const stubs = [...opened.keys()].map(recipeStub);
  const index = foodIndex(stubs, indexWith(known.ownFoods ?? []));
  const readItem = stubs.length > 0 ? lineReader(index, known.decisions) : readIngredient;

  const openRecipe = opener(opened);

  const sections = [...SECTIONS, OTHERS];
  const foods = new Map<string, { place: number; food: ShoppingNeeds['foods'][number] }>();
  const placeOf = ({ name, section, by, pack }: ShoppingNeed['sold']): number => {
    const key = `${by} ${name}`;
    const found = foods.get(key)?.place ?? foods.size;
    const at = sections.indexOf(section as (typeof sections)[number]);
    const food = { name, by, section: at < 0 ? sections.length - 1 : at, ...(pack && { pack }) };
    foods.set(key, { place: found, food });
    return found;
  };
  const mealsNeeded: NeededOption[][] = [];
  for (const options of meals) {
    const needed: NeededOption[] = [];
    for (const lines of options) {
      needed.push(optionNeeds(linesNeeds(lines, readItem, openRecipe), placeOf));
      yield;
    }
    mealsNeeded.push(needed);
  }
  return {
    sections: sections.map((name) => HEADINGS[name] ?? name),
    foods: [...foods.values()].map(({ food }) => food),
    meals: mealsNeeded,
    ...(days && { days }),
  };
}

const linesNeeds = (lines: readonly string[], read: LineReader, openRecipe: OpenRecipe = () => undefined) =>
  sumOf(eatenOf(lines).map((line) => lineNeeds(read(line), openRecipe)));

/** Without lines that stand for the line before them. */
function eatenOf(lines: readonly string[]): readonly string[] {
  const first = linesStoodFor(lines);
  return lines.filter((_, i) => first[i] === i);
}

/** The part of a recipe that an item stands for. */
const opener =
  (opened: ReadonlyMap<string, LineNeeds & { portions: number }>): OpenRecipe =>
  (item) => {
    const eaten = portionsOf(item);
    const recipe = eaten && opened.get(eaten.name);
    if (!recipe) return undefined;
    const share = eaten.portions / recipe.portions;
    return {
      needs: recipe.needs.map((need) =>
        need.amount === undefined ? need : { ...need, amount: need.amount * share },
      ),
      written: recipe.written.map(([text, times]) => [`${text} (${eaten.name})`, times * share]),
    };
  };

function optionNeeds(
  { needs, written: words }: LineNeeds,
  placeOf: (sold: ShoppingNeed['sold']) => number,
): NeededOption {
  const measured = new Map<number, { amount: number; or: Set<string> }>();
  const free = new Set<number>();
  for (const { sold, amount, or = [] } of needs) {
    const place = placeOf(sold);
    if (amount === undefined) free.add(place);
    else {
      const before = measured.get(place) ?? { amount: 0, or: new Set() };
      for (const name of or) before.or.add(name);
      measured.set(place, { ...before, amount: before.amount + amount });
    }
  }
  const written = new Map<string, number>();
  for (const [text, times] of words) written.set(text, (written.get(text) ?? 0) + times);
  return {
    items: [
      ...[...measured].map(([place, { amount, or }]) =>
        or.size > 0
          ? ([place, thousandths(amount), [...or]] as const)
          : ([place, thousandths(amount)] as const),
      ),
      ...[...free].map((place) => [place, null] as const),
    ],
    written: [...written].map(([text, times]) => [text, thousandths(times)] as const),
  };
}

const thousandths = (value: number) => Math.round(value * 1000) / 1000;
