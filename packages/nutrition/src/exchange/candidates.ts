import { foldLetters } from '@alecrim/domain/pure';
import type { Food } from '../food.ts';
import { distanceOf, exchangeFacts } from './kinds.ts';

/** A food that may stand for the original, before amounts are compared. */
export interface Candidate {
  readonly food: Food;
  /** How far its kind is from that of the original. */
  readonly distance: number;
  /** How often Brazilians eat it, from 2 to 5. */
  readonly eaten: number;
}

/** The foods that may stand for the original at all: of its group, of a near kind, and eaten in this country. */
export function candidatesFor(original: Food, foods: readonly Food[]): readonly Candidate[] {
  const facts = exchangeFacts(original);
  if (!facts) return [];
  return foods.flatMap((food) => {
    if (food.id === original.id || food.exchange !== original.exchange) return [];
    if (isSameFood(food, original)) return [];
    const { kind, eaten, grain } = exchangeFacts(food) ?? {};
    const distance = kind && distanceOf(kind, facts.kind);
    if (distance === undefined || eaten === undefined) return [];
    if (facts.grain === 'integral' && grain === 'refinado') return [];
    const isOfSort = TRAITS.every((has) => !has(food) || has(original)) && isOfferedFor(food, original);
    return isOfSort ? [{ food, distance, eaten }] : [];
  });
}

/** The same food prepared in another way, or another variety of the same fruit. */
const isSameFood = (food: Food, original: Food): boolean =>
  (food.family !== undefined && food.family === original.family) ||
  (food.exchange === 'frutas' && sortOf(food) === sortOf(original));

const isOfferedFor = ({ onlyFor }: Food, original: Food) => !onlyFor || onlyFor === original.onlyFor;

/** A food with one of these is offered only for a food that has it too. */
const TRAITS: readonly ((food: Food) => unknown)[] = [
  (food) => food.tags.includes('added-sugar'),
  (food) => food.tags.includes('alcohol'),
  (food) => food.group === 'Embutidos e frios',
  (food) => food.section === 'Congelados',
];

/** The nearest kind first, then what is eaten most, then what comes nearest in energy. */
export function nearestFirst<T extends Candidate & { readonly farness: number }>(
  all: readonly T[],
): readonly T[] {
  return [...all].sort(
    (a, b) =>
      a.distance - b.distance ||
      b.eaten - a.eaten ||
      a.farness - b.farness ||
      (a.food.id < b.food.id ? -1 : 1),
  );
}

/** One of each sort, then the second of each: never five breads in a row. */
export function varied<T extends Candidate>(candidates: readonly T[]): readonly T[] {
  const seen = new Map<string, number>();
  return candidates
    .map((candidate) => {
      const sort = sortOf(candidate.food);
      const round = seen.get(sort) ?? 0;
      seen.set(sort, round + 1);
      return { candidate, round };
    })
    .sort((a, b) => a.round - b.round)
    .map(({ candidate }) => candidate);
}

const kept = new WeakMap<Food, string>();

/** The first word of the name: "pão", "queijo", "banana". Of meat the animal counts: after chicken come beef, fish and egg. */
export function sortOf(food: Food): string {
  const before = kept.get(food);
  if (before !== undefined) return before;
  const [first = ''] = foldLetters(food.name).split(/[\s,-]+/);
  const sort = food.exchange === 'carnes' ? (exchangeFacts(food)?.kind ?? first) : first;
  kept.set(food, sort);
  return sort;
}
