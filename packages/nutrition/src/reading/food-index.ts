import type { Food } from '../food.ts';
import { byLength, type Entry, listAt, namesOf } from './food-names.ts';

/** A word of the list and its letters, one bit each: words with too many other letters are never near. */
export interface Spelling {
  readonly word: string;
  readonly letters: number;
}

export interface FoodIndex {
  readonly byHead: ReadonlyMap<string, readonly Entry[]>;
  readonly byId: ReadonlyMap<string, Food>;
  readonly families: ReadonlyMap<string, readonly Food[]>;
  readonly vocabulary: ReadonlySet<string>;
  /** By food: the words of all its names. They say nothing new about it. */
  readonly wordsOf: ReadonlyMap<string, ReadonlySet<string>>;
  /** By food: the words that its names begin with. */
  readonly headsOf: ReadonlyMap<string, ReadonlySet<string>>;
  /** For spelling errors: the words of the list by first letter and length ("a5"). */
  readonly byShape: ReadonlyMap<string, readonly Spelling[]>;
  /** "agua e sal", "cafe com leite": where a joining word belongs to a name, and the words of the name before it. */
  readonly joints: ReadonlyMap<string, readonly (readonly string[])[]>;
  readonly numbered: ReadonlySet<string>;
}

export function lettersOf(word: string): number {
  let letters = 0;
  for (let i = 0; i < word.length; i++) letters |= 1 << (word.charCodeAt(i) & 31);
  return letters;
}

/**
 * An index of the list, or of own foods and recipes on top of another index. It shares with the index below what does
 * not change: a plan with recipes needs one at every save.
 */
export function foodIndex(foods: readonly Food[], below?: FoodIndex): FoodIndex {
  const names = namesOf(foods, below === undefined ? 0 : 1);
  const byId = new Map(below?.byId);
  const families = new Map<string, readonly Food[]>(below?.families);
  for (const food of foods) {
    byId.set(food.id, food);
    if (food.family !== undefined) families.set(food.family, [...(families.get(food.family) ?? []), food]);
  }
  const vocabulary = new Set(below?.vocabulary);
  const byShape = new Map<string, Spelling[]>();
  for (const word of names.vocabulary) {
    if (vocabulary.has(word)) continue;
    vocabulary.add(word);
    listAt(byShape, `${word.charAt(0)}${word.length}`).push({ word, letters: lettersOf(word) });
  }
  return {
    byHead: merged(below?.byHead, names.byHead, (a, b) => [...a, ...b].sort(byLength)),
    byId,
    families,
    vocabulary,
    wordsOf: merged(below?.wordsOf, names.wordsOf, (a, b) => new Set([...a, ...b])),
    headsOf: merged(below?.headsOf, names.headsOf, (a, b) => new Set([...a, ...b])),
    byShape: merged<readonly Spelling[]>(below?.byShape, byShape, (a, b) => [...a, ...b]),
    joints: merged(below?.joints, names.joints, (a, b) => [...a, ...b]),
    numbered: below ? new Set([...below.numbered, ...names.numbered]) : names.numbered,
  };
}

function merged<V>(
  below: ReadonlyMap<string, V> | undefined,
  more: ReadonlyMap<string, V>,
  join: (below: V, more: V) => V,
): ReadonlyMap<string, V> {
  if (below === undefined) return more;
  const all = new Map(below);
  for (const [key, value] of more) {
    const before = all.get(key);
    all.set(key, before === undefined ? value : join(before, value));
  }
  return all;
}
