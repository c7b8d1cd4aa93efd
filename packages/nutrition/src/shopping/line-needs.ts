import type { Food } from '../food.ts';
import { FOODS } from '../foods/foods.ts';
import { PRESSED } from '../measures.ts';
import { type Figures, NUTRIENTS } from '../nutrients.ts';
import type { Item, Reading } from '../reading/answer.ts';
import { dishOf } from './shop-facts.ts';
import { boughtAmount, type Sold, soldAs } from './sold-food.ts';

/** Something to buy. Without an amount it is "à vontade". */
export interface ShoppingNeed {
  readonly sold: Pick<Sold, 'name' | 'section' | 'by' | 'pack'>;
  readonly amount?: number;
  readonly or?: readonly string[];
}

export interface LineNeeds {
  readonly needs: readonly ShoppingNeed[];
  /** The unsure parts of a line in its own words, and how often each is needed. */
  readonly written: readonly (readonly [text: string, times: number])[];
}

/** The ingredients of an item that is a recipe of the plan. */
export type OpenRecipe = (item: Item) => LineNeeds | undefined;

/** A line needs its sure foods with their amounts and its free foods without. Its unsure parts stay as words. */
export function lineNeeds({ text, status, items }: Reading, openRecipe: OpenRecipe): LineNeeds {
  if (status === 'not-food') return NOTHING;
  const groups = [...new Set(items.map(({ group }) => group))].map((group) =>
    items.filter((item) => item.group === group),
  );
  const known = sumOf(groups.map((group) => groupNeeds(group, openRecipe)));
  const unsure = groups.filter((group) => !group.some(isClear));
  if (known.needs.length + known.written.length > 0) {
    const words = unsure.flatMap(([first]) => (first ? [[first.name, 1] as const] : []));
    return { ...known, written: [...known.written, ...words] };
  }
  // A line of water needs nothing. Any other line without a known food, or not counted, is shown as it is.
  const isOnlyWater = unsure.length === 0 && items.some(({ food }) => food !== undefined);
  return isOnlyWater ? NOTHING : { needs: [], written: [[text.trim(), 1]] };
}

const NOTHING: LineNeeds = { needs: [], written: [] };

export const sumOf = (all: readonly LineNeeds[]): LineNeeds => ({
  needs: all.flatMap(({ needs }) => needs),
  written: all.flatMap(({ written }) => written),
});

const isFree = ({ role }: Item) => role === 'free';
const isSure = ({ role, confidence, grams, food }: Item): boolean =>
  role === 'chosen' && confidence === 'sure' && grams !== undefined && food !== undefined;
// A free word that is no food ("recheio") is nothing to buy.
const isClear = (item: Item) => isFree(item) || isSure(item);

function groupNeeds(items: readonly Item[], openRecipe: OpenRecipe): LineNeeds {
  const chosen = items.find(isSure);
  if (!chosen?.food) {
    const free = items.filter(isFree).flatMap(({ food }) => (food ? foodNeeds(food) : []));
    return { needs: free, written: [] };
  }
  const others = items.filter((item) => item !== chosen && item.food !== undefined && !isFree(item));
  const or = [...new Set(others.flatMap(({ food }) => (food ? [soldAs(food).name] : [])))];
  const needs = itemNeeds(chosen, chosen.food).map((need, i) =>
    i === 0 && or.length > 0 ? { ...need, or } : need,
  );
  return openRecipe(chosen) ?? { needs, written: [] };
}

/** Without an amount. */
function foodNeeds(food: Food): readonly ShoppingNeed[] {
  if (food.soldBy === 'torneira') return [];
  const packet = food.soldBy === 'pacote' && food.soldName;
  return [{ sold: packet ? { name: packet, section: 'Mercearia', by: 'g' } : soldAs(food) }];
}

function itemNeeds(item: Item, food: Food): readonly ShoppingNeed[] {
  if (food.soldBy === 'torneira' || food.soldBy === 'pacote') return foodNeeds(food);
  const dish = dishOf(food);
  if (dish) return dish.flatMap(([id, grams]) => ingredientNeeds(listed(id), grams, item.grams ?? 0));
  const fruit = item.measure?.name === PRESSED && food.pressedFrom;
  if (fruit) return [{ sold: soldAs(listed(fruit)), amount: item.quantity?.value ?? 1 }];
  const sold = soldAs(food);
  return [{ sold, amount: boughtAmount(item, sold) }];
}

/** What some grams of a dish need of an ingredient with `grams` in 100 g. */
function ingredientNeeds(food: Food, grams: number | undefined, eaten: number): readonly ShoppingNeed[] {
  if (grams === undefined) return foodNeeds(food);
  const sold = soldAs(food);
  return [{ sold, amount: (eaten * grams) / 100 / sold.grams }];
}

function listed(id: string): Food {
  const food = FOODS.find((one) => one.id === id);
  if (!food) throw new Error(`The list has no food "${id}".`);
  return food;
}

const PREFIX = 'receita:';
const GRAMS = 100;
const source = { table: 'own', id: 'receita', cite: 'receita deste cardápio' } as const;

/**
 * A recipe as a food that only has portions. A list needs no figures, so it opens a recipe also where an ingredient
 * has no number.
 */
export const recipeStub = (name: string): Food => ({
  id: PREFIX + name,
  name,
  synonyms: [],
  group: 'Receitas',
  isCustom: true,
  weighedRaw: true,
  figures: Object.fromEntries(NUTRIENTS.map((nutrient) => [nutrient, null])) as Figures,
  source,
  measures: [{ name: 'porção', grams: GRAMS, source }],
  section: 'Receitas',
  tags: [],
});

/** The recipe that an item names, and how many portions of it. */
export function portionsOf({ food, grams = 0 }: Item): { name: string; portions: number } | undefined {
  return food?.id.startsWith(PREFIX) ? { name: food.name, portions: grams / GRAMS } : undefined;
}
