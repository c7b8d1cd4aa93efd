import type { Food } from '../food.ts';
import type { FoodIndex } from '../reading/food-index.ts';
import { readLine } from '../reading/read-line.ts';
import { sayAmount, sayDecimal } from '../wording/say-amount.ts';
import type { HouseholdAmount } from './household-amount.ts';

/**
 * "2 fatias de pão de forma integral (50 g)", or nothing where the reader would not find the same food and weight in
 * these words: a plan must count the food that was offered.
 */
export function sayFood(index: FoodIndex, food: Food, amount: HouseholdAmount): string | undefined {
  return namesOf(food)
    .map((name) => wordsFor(name, amount))
    .find((words) => isReadAs(index, words, food, amount.grams));
}

function wordsFor(name: string, { measured, ml, grams }: HouseholdAmount): string {
  if (ml !== undefined) return `${ml} ml de ${name}`;
  const weight = `${sayDecimal(grams)} g`;
  return measured === undefined
    ? `${weight} de ${name}`
    : `${sayAmount(measured.quantity, measured.measure)} de ${name} (${weight})`;
}

function isReadAs(index: FoodIndex, words: string, food: Food, grams: number): boolean {
  const { items } = readLine(index, words);
  const [item] = items;
  const isSure = items.length === 1 && item?.role === 'chosen' && item.confidence === 'sure';
  return isSure && item.food?.id === food.id && item.grams === grams;
}

/** Cereals and beans need no "cozido": they are never eaten raw. */
function namesOf({ name, group, asServed }: Food): readonly string[] {
  const own = name.charAt(0).toLowerCase() + name.slice(1);
  const isAlwaysCooked = asServed && (group === 'Cereais e massas' || group === 'Leguminosas');
  return isAlwaysCooked ? [own.replace(/ cozid[oa]$/, ''), own] : [own];
}
