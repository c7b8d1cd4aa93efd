import type { RestricaoDoPaciente } from '@alecrim/domain/pure';
import type { Food } from '../food.ts';
import { FOODS } from '../foods/foods.ts';
import { listIndex } from '../plan/plan-readers.ts';
import type { Item } from '../reading/answer.ts';
import { type FoodIndex, foodIndex } from '../reading/food-index.ts';
import { isAllowed } from '../restrictions/is-allowed.ts';
import { candidatesFor, nearestFirst, varied } from './candidates.ts';
import { energyWindow } from './energy-window.ts';
import { householdAmount } from './household-amount.ts';
import { sayFood } from './say-food.ts';
import { wantedGrams } from './wanted-grams.ts';

export interface Equivalent {
  readonly food: Food;
  readonly grams: number;
  /** As a line of a plan: "2 fatias de pão de forma integral (50 g)". */
  readonly words: string;
}

/**
 * Foods of the same exchange group that may stand for a sure, counted item, the nearest first: as much of what the group
 * is matched on, in an amount that a patient can measure. See docs/substitutions.md.
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

  const window = energyWindow(original, grams);
  const candidates = candidatesFor(original, foods)
    .filter(({ food }) => isFitting(food) && !holds(food, denied))
    .flatMap((candidate) => {
      const { food } = candidate;
      const wanted = wantedGrams(food, original, item);
      const amount = wanted === undefined ? undefined : householdAmount(food, wanted, measure?.name);
      if (!amount || !isAllowed(food, restrictions, amount.grams)) return [];
      const energy = ((food.figures.energy ?? 0) * amount.grams) / 100;
      return window.has(energy) ? [{ ...candidate, amount, farness: window.farness(energy) }] : [];
    });

  const index = indexOf(foods);
  const equivalents: Equivalent[] = [];
  for (const { food, amount } of varied(nearestFirst(candidates))) {
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
