import { foldLetters } from '@alecrim/domain/pure';
import type { Food } from '../food.ts';
import { FOODS } from '../foods/foods.ts';
import { PRESSED } from '../measures.ts';
import { type Figures, NUTRIENTS } from '../nutrients.ts';
import type { Item, Reading } from '../reading/answer.ts';
import { type Denial, denialsIn } from '../reading/denials.ts';
import { contentsIn } from '../restrictions/contents-in.ts';
import { heldBy } from '../restrictions/own-contents.ts';
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
export function lineNeeds(reading: Reading, openRecipe: OpenRecipe): LineNeeds {
  const { text, status, items } = reading;
  if (status === 'not-food') return NOTHING;
  const groups = [...new Set(items.map(({ group }) => group))].map((group) =>
    items.filter((item) => item.group === group),
  );
  const denied = denialsOf(reading);
  const known = sumOf(
    groups.map((group) => groupNeeds(group, openRecipe, denied.get(group[0]?.group ?? 0) ?? [])),
  );
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

function groupNeeds(items: readonly Item[], openRecipe: OpenRecipe, denied: readonly Denial[]): LineNeeds {
  const chosen = items.find(isSure);
  const without = (need: ShoppingNeed): ShoppingNeed => ({
    ...need,
    sold: { ...need.sold, name: nameWithout(need.sold.name, denied) },
  });
  if (!chosen?.food) {
    const free = items.filter(isFree).flatMap(({ food }) => (food ? foodNeeds(food) : []));
    return { needs: free.map(without), written: [] };
  }
  const others = items.filter((item) => item !== chosen && item.food !== undefined && !isFree(item));
  const names = others.flatMap(({ food }) => (food ? [nameWithout(soldAs(food).name, denied)] : []));
  const or = [...new Set(names)];
  const needs = itemNeeds(chosen, chosen.food)
    .map(without)
    .map((need, i) => (i === 0 && or.length > 0 ? { ...need, or } : need));
  return openRecipe(chosen) ?? { needs, written: [] };
}

/** What the line denies of the foods of each group, in its own words: of those before it, else of the first. */
function denialsOf({ text, items }: Reading): ReadonlyMap<number, readonly Denial[]> {
  const found = new Map<number, Denial[]>();
  for (const denial of denialsIn(foldLetters(text))) {
    const before = items.filter(({ foodSpan }) => foodSpan !== undefined && foodSpan[0] <= denial.from);
    const { group = 0 } = before.at(-1) ?? items[0] ?? {};
    const written = { ...denial, text: text.slice(denial.from, denial.to).toLowerCase() };
    found.set(group, [...(found.get(group) ?? []), written]);
  }
  return found;
}

/** "Queijo prato sem lactose": a shop has the food with it too. A food that never holds it needs no such words. */
function nameWithout(name: string, denied: readonly Denial[]): string {
  const { contains, mayContain } = heldBy([contentsIn(name)]);
  const told = denied.filter(({ tags }) => tags.some((tag) => contains.has(tag) || mayContain.has(tag)));
  // "sem glúten" is the beginning of "sem glúten e lactose".
  const whole = told.filter(({ from, to }) => !told.some((one) => one.from === from && one.to > to));
  return [name, ...whole.map(({ text }) => text)].join(' ');
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
