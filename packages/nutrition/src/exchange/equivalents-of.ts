import type { RestricaoDoPaciente } from '@alecrim/domain/pure';
import type { Food } from '../food.ts';
import { FOODS } from '../foods/foods.ts';
import { EXCHANGES, type ExchangeId } from '../foods/vocabulary.ts';
import { listIndex } from '../plan/plan-readers.ts';
import type { Item, Reading } from '../reading/answer.ts';
import { type FoodIndex, foodIndex } from '../reading/food-index.ts';
import { isAllowed } from '../restrictions/is-allowed.ts';
import { mayReplace, nearestFirst, varied } from './candidates.ts';
import { householdAmount, sayFood } from './household-amount.ts';
import { spanOf } from './line-with.ts';

export interface Equivalent {
  readonly food: Food;
  readonly grams: number;
  /** As a line of a plan: "2 fatias de pão de forma integral (50 g)". */
  readonly words: string;
}

/** With half or twice the energy it is no equivalent, though the matched nutrient is the same. */
const MOST_ENERGY = 2;

/**
 * Foods of the same exchange group that may stand for a sure, counted item, the nearest first: as much of the group's
 * nutrient, in an amount that a patient can measure. See docs/substitutions.md.
 */
export function equivalentsOf(
  item: Item,
  foods: readonly Food[],
  most: number,
  restrictions: readonly RestricaoDoPaciente[] = [],
  isFitting: (food: Food) => boolean = () => true,
): readonly Equivalent[] {
  const { food: original, grams, role, confidence, measure, denied } = item;
  if (role !== 'chosen' || confidence !== 'sure' || !original?.exchange || !grams) return [];
  const { matched } = EXCHANGES[original.exchange];
  const nutrient = ((original.figures[matched] ?? 0) * grams) / 100;
  const energy = ((original.figures.energy ?? 0) * grams) / 100;
  if (nutrient <= 0 || energy <= 0) return [];

  const candidates = foods
    .filter((food) => mayReplace(food, original) && isFitting(food) && !holds(food, denied))
    .flatMap((food) => {
      const wanted = food.figures[matched] ? (100 * nutrient) / food.figures[matched] : 0;
      const share = ((food.figures.energy ?? 0) * wanted) / 100 / energy;
      const isSimilar = share <= MOST_ENERGY && share >= 1 / MOST_ENERGY;
      const amount = isSimilar ? householdAmount(food, wanted, measure?.name) : undefined;
      return amount && isAllowed(food, restrictions, amount.grams) ? [{ food, amount, energy: share }] : [];
    });

  const index = indexOf(foods);
  const equivalents: Equivalent[] = [];
  for (const { food, amount } of varied(nearestFirst(candidates, original, foods))) {
    if (equivalents.length >= most) break;
    const words = sayFood(index, food, amount);
    if (words !== undefined) equivalents.push({ food, grams: amount.grams, words });
  }
  return equivalents;
}

/** Whether a food holds something that the line is written without. */
export const holds = ({ tags }: Food, denied: Item['denied']): boolean =>
  tags.some((tag) => denied.includes(tag));

const indexes = new WeakMap<readonly Food[], FoodIndex>();

function indexOf(foods: readonly Food[]): FoodIndex {
  if (foods === FOODS) return listIndex();
  const index = indexes.get(foods) ?? foodIndex(foods);
  indexes.set(foods, index);
  return index;
}

export interface ListedFood {
  /** As the plan has it: "2 fatias de pão integral (50 g)". */
  readonly words: string;
  readonly item: Item;
  readonly equivalents: readonly Equivalent[];
}

export interface ListedGroup {
  readonly exchange: ExchangeId;
  /** As people read it: "Pães, cereais, raízes e tubérculos". */
  readonly name: string;
  readonly foods: readonly ListedFood[];
}

/** The sure foods of the lines with their equivalents, each food and amount once, by exchange group. */
export function substitutionList(
  readings: readonly Reading[],
  foods: readonly Food[],
  most: number,
  restrictions: readonly RestricaoDoPaciente[] = [],
): readonly ListedGroup[] {
  const listed = new Map<string, ListedFood>();
  for (const { text, items } of readings)
    for (const item of items) {
      const key = `${item.food?.id} ${item.grams}`;
      if (listed.has(key)) continue;
      const equivalents = equivalentsOf(item, foods, most, restrictions);
      const words = text.slice(...spanOf(item, text));
      if (equivalents.length > 0) listed.set(key, { words, item, equivalents });
    }
  const all = [...listed.values()];
  return (Object.keys(EXCHANGES) as ExchangeId[])
    .map((exchange) => ({
      exchange,
      name: EXCHANGES[exchange].name,
      foods: all.filter(({ item }) => item.food?.exchange === exchange),
    }))
    .filter((group) => group.foods.length > 0);
}
