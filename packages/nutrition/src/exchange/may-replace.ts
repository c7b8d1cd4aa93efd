import type { Food } from '../food.ts';
import { foldLine } from '../reading/fold.ts';
import { SEASONING } from '../reading/lexicon.ts';

/** Whether a food may stand for the original at all, before amounts are compared. */
export function mayReplace(food: Food, original: Food): boolean {
  if (food.id === original.id || food.exchange !== original.exchange) return false;
  if (food.family !== undefined && food.family === original.family) return false;
  return isEatenAsItIs(food) && TRAITS.every((has) => !has(food) || has(original));
}

/** Flour, powders and raw meat are ingredients: no patient eats them instead of bread or a steak. */
function isEatenAsItIs(food: Food): boolean {
  if (food.generic || food.isHers) return false;
  if (food.family !== undefined && food.asServed !== true) return false;
  const words = wordsOf(food);
  if (INGREDIENTS.has(words[0] ?? '') || SEASONING.has(words[0] ?? '')) return false;
  if (words.includes('po') && food.group !== 'Suplementos') return false;
  return EATEN_RAW.has(food.group) || !words.some((word) => word === 'cru' || word === 'crua');
}

const INGREDIENTS = new Set(
  'farinha farelo fibra germen amido fecula polvilho fuba massa mistura flocos calda'.split(' '),
);

const EATEN_RAW = new Set(['Frutas', 'Verduras e legumes', 'Oleaginosas e sementes']);

/** A food with one of these is offered only for a food that has it too. */
const TRAITS: readonly ((food: Food) => boolean)[] = [
  (food) => food.tags.includes('added-sugar'),
  (food) => food.tags.includes('alcohol'),
  (food) => food.group === 'Embutidos e frios',
  (food) => food.section === 'Congelados',
  (food) => wordsOf(food).some((word) => /^(frit|milanesa|empanad|calda|instantaneo)/.test(word)),
  (food) => /^(biscoito|rosquinha|bisnaguinha)$/.test(wordsOf(food)[0] ?? ''),
  (food) => /^(margarina|maionese|banha|toucinho|torresmo)$/.test(wordsOf(food)[0] ?? ''),
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
