import type { Food } from '../food.ts';
import { type HouseholdMeasure, measureNamed } from '../measures.ts';
import { bySpoon } from './household-weights.ts';

/** Less than two hundredths of a day: what a doubt about less may change is not worth a question. */
const SMALL_KCAL = 30;
export const isSmall = (kcal: number): boolean => kcal <= SMALL_KCAL;

/** Whether it does not matter which kind a vague measure is: "2 colheres de arroz", "1 copo de leite desnatado". */
export function isKindKnown(
  food: Food,
  { between, knownIn = [] }: HouseholdMeasure,
  grams: number,
  times: number,
): boolean {
  if (knownIn.includes(food.group)) return true;
  const { energy } = food.figures;
  if (between === undefined || energy === undefined || energy === null) return false;
  const others = between.flatMap((name) => oneOf(food, name) ?? []);
  return others.length > 0 && others.every((one) => isSmall((Math.abs(one - grams) * times * energy) / 100));
}

/** What one of the measure weighs, by the food's own measure or by what it holds. */
function oneOf(food: Food, name: string): number | undefined {
  const { ml } = measureNamed(name) ?? {};
  const own = food.measures.find((one) => one.name === name)?.grams;
  return (
    own ?? (ml !== undefined && food.density !== undefined ? ml * food.density : bySpoon(food, name, ml))
  );
}
