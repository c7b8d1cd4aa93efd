import { searchable } from '@alecrim/domain/pure';
import type { Food } from '../food.ts';

/** Foods whose name or synonym has a word that begins with each of the words, the nearest name first. */
export function searchFoods(foods: readonly Food[], words: string, limit = 20): readonly Food[] {
  const wanted = searchWords(words);
  if (wanted.length === 0) return [];
  return foods
    .map((food) => ({ food, distance: distanceOf(food, wanted) }))
    .filter(({ distance }) => Number.isFinite(distance))
    .sort((a, b) => a.distance - b.distance || a.food.name.localeCompare(b.food.name, 'pt-BR'))
    .slice(0, limit)
    .map(({ food }) => food);
}

/** Fewer further letters are nearer; a synonym, and a name that begins otherwise, are farther. */
function distanceOf({ name, synonyms, asServed }: Food, wanted: readonly string[]): number {
  const distances = [name, ...synonyms].map((text, place) => {
    const words = searchWords(text);
    const isFound = wanted.every((part) => words.some((word) => word.startsWith(part)));
    if (!isFound) return Number.POSITIVE_INFINITY;
    const begins = words[0]?.startsWith(wanted[0] ?? '') ? 0 : 40;
    return words.join('').length - wanted.join('').length + begins + (place > 0 ? 10 : 0);
  });
  return Math.min(...distances) - (asServed ? 5 : 0);
}

const searchWords = (text: string): readonly string[] =>
  searchable(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && word !== 'de' && word !== 'com' && word !== 'e');
