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
  if (food.generic || food.isCustom || food.isIngredient) return false;
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
export function nameWords(food: Food): readonly string[] {
  const before = kept.get(food);
  if (before !== undefined) return before;
  const words = foldLine(food.name).split(/[\s,-]+/);
  kept.set(food, words);
  return words;
}

export interface Candidate {
  readonly food: Food;
  /** The energy of the equivalent, in parts of the original's. */
  readonly energy: number;
}

/** Parts of the original's energy. A leaner food is nearer than a richer one. */
const NEAR_ENERGY = { least: 0.6, most: 1.2 };
/** Goat is less known than beef, though both are "carne". */
const MOST_GAIN = 6;

/**
 * First foods that are eaten in the same place of a meal, then those of similar energy, then the better known. A food
 * gains by a better-known one of its kind: "goma de tapioca hidratada" by "goma de tapioca".
 */
export function nearestFirst<T extends Candidate>(
  candidates: readonly T[],
  original: Food,
  foods: readonly Food[],
): readonly T[] {
  const place = placeOf(original);
  const known = new Map<string, number>();
  for (const food of foods)
    if (food.exchange === original.exchange)
      known.set(kindOf(food), Math.max(known.get(kindOf(food)) ?? 0, knownness(food)));
  return candidates
    .map((candidate) => {
      const { food, energy } = candidate;
      const isFar = energy < NEAR_ENERGY.least || energy > NEAR_ENERGY.most;
      const distance = (placeOf(food) === place ? 0 : 2) + (isFar ? 1 : 0);
      const own = knownness(food);
      const weight = Math.min(known.get(kindOf(food)) ?? own, own + MOST_GAIN) + likeness(food, original);
      return { candidate, distance, weight, own, id: food.id };
    })
    .sort((a, b) => a.distance - b.distance || b.weight - a.weight || b.own - a.own || (a.id < b.id ? -1 : 1))
    .map(({ candidate }) => candidate);
}

/**
 * On the plate of a warm meal, fresh, or from bakery and shelf. Rice, potato and cassava are cooked, or served with a
 * skimmer; bread, tapioca and couscous of maize are neither.
 */
function placeOf(food: Food): 'plate' | 'fresh' | 'shelf' {
  const { preparation = '', measures, section } = food;
  const isCooked = [...nameWords(food), preparation].some((word) => COOKED.test(word));
  const isServed = section === 'Refeições prontas' || measures.some((one) => one.name === 'escumadeira');
  if (isCooked || isServed) return 'plate';
  return section === 'Hortifruti' ? 'fresh' : 'shelf';
}

const COOKED = /^(cozid|assad|grelhad|refogad|ensopad|frit|mexid|conserva)/;

/** Common foods have more names, and IBGE's survey of what people eat weighed them in more measures. */
const knownness = ({ synonyms, measures }: Food): number => synonyms.length + measures.length;

/** As much as some names: bread before crackers for bread, but potato and cassava are not far behind pasta for rice. */
const likeness = (food: Food, original: Food): number =>
  (food.group === original.group ? 3 : 0) + (food.section === original.section ? 3 : 0);

/** One of each kind, then the second of each: never five kinds of bread in a row. */
export function varied<T extends Candidate>(candidates: readonly T[]): readonly T[] {
  const seen = new Map<string, number>();
  return candidates
    .map((candidate) => {
      const kind = kindOf(candidate.food);
      const round = seen.get(kind) ?? 0;
      seen.set(kind, round + 1);
      return { candidate, round };
    })
    .sort((a, b) => a.round - b.round)
    .map(({ candidate }) => candidate);
}

/** The first word of the name: "pão", "queijo", "banana". Of meat the animal counts: after chicken come beef, fish and egg. */
const kindOf = (food: Food): string => (food.exchange === 'carnes' ? food.group : (nameWords(food)[0] ?? ''));
