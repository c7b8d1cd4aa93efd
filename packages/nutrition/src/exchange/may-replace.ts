import type { Food } from '../food.ts';
import { foldLine } from '../reading/fold.ts';

/** Whether a food may stand for the original at all, before amounts are compared. */
export function mayReplace(food: Food, original: Food): boolean {
  if (food.id === original.id || food.exchange !== original.exchange) return false;
  if (food.family !== undefined && food.family === original.family) return false;
  return (
    isEatenAsItIs(food) && TRAITS.every((has) => !has(food) || has(original)) && isOfferedFor(food, original)
  );
}

function isEatenAsItIs(food: Food): boolean {
  if (food.generic || food.isHers || food.isIngredient) return false;
  return food.family === undefined || food.asServed === true;
}

const isOfferedFor = ({ onlyFor }: Food, original: Food) => !onlyFor || onlyFor === original.onlyFor;

/** A food with one of these is offered only for a food that has it too. */
const TRAITS: readonly ((food: Food) => unknown)[] = [
  (food) => food.tags.includes('added-sugar'),
  (food) => food.tags.includes('alcohol'),
  (food) => food.group === 'Embutidos e frios',
  (food) => food.section === 'Congelados',
];

const kept = new WeakMap<Food, readonly string[]>();

/** The folded words of a name, kept: a question compares hundreds of foods. "Banana-prata" begins with "banana". */
export function wordsOf(food: Food): readonly string[] {
  const before = kept.get(food);
  if (before !== undefined) return before;
  const words = foldLine(food.name).split(/[\s,-]+/);
  kept.set(food, words);
  return words;
}
