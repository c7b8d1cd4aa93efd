import { SECTIONS } from '../foods/vocabulary.ts';
import { indexWith, type Known, planReaders } from '../plan/plan-readers.ts';
import type { PlanTexts } from '../plan/plan-texts.ts';
import { foodIndex } from '../reading/food-index.ts';
import { type LineReader, lineReader } from '../reading/line-reader.ts';
import { isSure, type LineNeeds, lineNeeds, type Need } from './line-needs.ts';
import type { NeededFood, NeededOption, ShoppingNeeds } from './needs.ts';
import { portionsOf, recipeStub } from './recipe-stub.ts';

const OTHERS = 'Outros';
const HEADINGS: Readonly<Record<string, string>> = { 'Refeições prontas': 'Prontos ou feitos em casa' };

/** What has to be bought for a plan. It yields after every option, so that a server can serve others between two. */
export function* planShopping(
  { meals, recipes }: PlanTexts,
  known: Known = {},
): Generator<undefined, ShoppingNeeds> {
  const { readIngredient } = yield* planReaders([], known);
  const opened = new Map<string, LineNeeds & { portions: number }>();
  for (const { name, portions, lines } of recipes) {
    if (name.trim() && portions) opened.set(name, { portions, ...sumOf(lines, readIngredient) });
    yield;
  }
  const stubs = [...opened.keys()].map(recipeStub);
  const index = foodIndex(stubs, indexWith(known.ownFoods ?? []));
  const readItem = stubs.length > 0 ? lineReader(index, known.decisions) : readIngredient;

  const sections = [...SECTIONS, OTHERS];
  const foods = new Map<string, { place: number; food: NeededFood }>();
  const placeOf = ({ name, section, by }: Need['sold']): number => {
    const key = `${by} ${name}`;
    const found = foods.get(key)?.place ?? foods.size;
    const at = sections.indexOf(section as (typeof sections)[number]);
    foods.set(key, { place: found, food: { name, by, section: at < 0 ? sections.length - 1 : at } });
    return found;
  };
  const mealsNeeded: NeededOption[][] = [];
  for (const options of meals) {
    const needed: NeededOption[] = [];
    for (const lines of options) {
      needed.push(optionNeeds(lines, readItem, opened, placeOf));
      yield;
    }
    mealsNeeded.push(needed);
  }
  return {
    sections: sections.map((name) => HEADINGS[name] ?? name),
    foods: [...foods.values()].map(({ food }) => food),
    meals: mealsNeeded,
  };
}

function sumOf(lines: readonly string[], read: LineReader): LineNeeds {
  const all = lines.map((line) => lineNeeds(read(line)));
  return { needs: all.flatMap(({ needs }) => needs), written: all.flatMap(({ written }) => written) };
}

type Opened = ReadonlyMap<string, LineNeeds & { portions: number }>;

function optionNeeds(
  lines: readonly string[],
  read: LineReader,
  opened: Opened,
  placeOf: (sold: Need['sold']) => number,
): NeededOption {
  const items = new Map<number, { amount: number | null; or: Set<string> }>();
  const written = new Map<string, number>();
  const add = ({ sold, amount, or = [] }: Need, share: number) => {
    const place = placeOf(sold);
    const before = items.get(place) ?? { amount: null, or: new Set() };
    for (const name of or) before.or.add(name);
    const more = amount === undefined ? before.amount : (before.amount ?? 0) + amount * share;
    items.set(place, { ...before, amount: more });
  };
  const write = (text: string, share: number) => written.set(text, (written.get(text) ?? 0) + share);
  for (const line of lines) {
    const reading = read(line);
    const portion = reading.items.filter(isSure).map(portionsOf).find(Boolean);
    const recipe = portion && opened.get(portion.name);
    const { needs, written: words } = recipe ?? lineNeeds(reading);
    const share = recipe ? portion.portions / recipe.portions : 1;
    for (const need of needs) add(need, share);
    for (const text of words) write(recipe ? `${text} (${portion.name})` : text, share);
  }
  return {
    items: [...items].map(([place, { amount, or }]) => {
      const kept = amount === null ? null : thousandths(amount);
      return or.size > 0 ? ([place, kept, [...or]] as const) : ([place, kept] as const);
    }),
    written: [...written].map(([text, times]) => [text, thousandths(times)] as const),
  };
}

const thousandths = (value: number) => Math.round(value * 1000) / 1000;
