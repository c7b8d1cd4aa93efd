import type { Food } from '../food.ts';
import { foldLine } from './fold.ts';
import { PREPARATIONS, STOP } from './lexicon.ts';
import { tokensOf } from './tokens.ts';
import { deniedAt } from './word-at.ts';

/** One name of a food as the keys of its words, small words apart. */
export interface Entry {
  readonly food: Food;
  readonly keys: readonly string[];
  /** How many different keys it has: a phrase with fewer words is not this name. */
  readonly least: number;
  /** Own foods and recipes win over the list. */
  readonly rank: number;
}

/** The names of some foods, by what the reading asks for. */
export interface FoodNames {
  readonly byHead: ReadonlyMap<string, readonly Entry[]>;
  readonly vocabulary: ReadonlySet<string>;
  readonly wordsOf: ReadonlyMap<string, ReadonlySet<string>>;
  readonly headsOf: ReadonlyMap<string, ReadonlySet<string>>;
  readonly joints: ReadonlyMap<string, readonly (readonly string[])[]>;
}

const JOINING = new Set(['e', 'com']);

/** The keys of a name. "sem açúcar" is one key; "e" and "com" stay, because a name that has them needs them. */
export function keysOf(name: string): string[] {
  const words = tokensOf(foldLine(name)).filter((token) => token.kind === 'word' || token.kind === 'number');
  const keys: string[] = [];
  for (let i = 0; i < words.length; i++) {
    const word = words[i];
    if (word === undefined) continue;
    const place = word.text === 'sem' ? deniedAt(words, i + 1) : i;
    const denied = words[place];
    if (place > i && denied !== undefined) {
      keys.push(`sem_${denied.key}`);
      i = place;
    } else if (word.kind === 'number') keys.push(word.text);
    else if (JOINING.has(word.text) || !STOP.has(word.key)) keys.push(word.key);
  }
  return keys;
}

/** The longest names first. */
export const byLength = (a: Entry, b: Entry): number => b.keys.length - a.keys.length;

export function namesOf(foods: readonly Food[], rank: number): FoodNames {
  const byHead = new Map<string, Entry[]>();
  const vocabulary = new Set<string>();
  const wordsOf = new Map<string, Set<string>>();
  const headsOf = new Map<string, Set<string>>();
  const joints = new Map<string, (readonly string[])[]>();
  const taken = new Set<string>();

  const add = (food: Food, keys: readonly string[], derived: boolean): void => {
    const [head] = keys;
    const sentence = keys.join(' ');
    if (head === undefined || (derived && taken.has(sentence))) return;
    // "cozido" is how a food is prepared before it is the name of a stew.
    if (keys.length === 1 && /^(cozido|assado|grelhado|frito|refogado|ensopado)$/.test(head)) return;
    taken.add(sentence);
    listAt(byHead, head).push({ food, keys, least: new Set(keys).size, rank });
    setAt(headsOf, food.id).add(head);
    const words = setAt(wordsOf, food.id);
    for (const [i, key] of keys.entries()) {
      vocabulary.add(key);
      words.add(key);
      if (i > 0 && i < keys.length - 1 && JOINING.has(key))
        listAt(joints, `${keys[i - 1]} ${key} ${keys[i + 1]}`).push(keys.slice(0, i));
    }
  };

  const named: (readonly [Food, readonly string[]])[] = [];
  for (const food of foods)
    for (const name of [food.name, ...food.synonyms]) {
      const keys = keysOf(name);
      named.push([food, keys]);
      add(food, keys, false);
    }
  // A name without its preparation means the food as it is served.
  for (const [food, keys] of named) {
    if (food.asServed !== true) continue;
    const bare = keys.filter((key, i) => i === 0 || PREPARATIONS.get(key) === undefined);
    if (bare.length < keys.length) add(food, bare, true);
  }
  for (const entries of byHead.values()) entries.sort(byLength);
  return { byHead, vocabulary, wordsOf, headsOf, joints };
}

export function listAt<V>(lists: Map<string, V[]>, key: string): V[] {
  const list = lists.get(key) ?? [];
  lists.set(key, list);
  return list;
}

function setAt(sets: Map<string, Set<string>>, key: string): Set<string> {
  const set = sets.get(key) ?? new Set();
  sets.set(key, set);
  return set;
}
