import type { Food } from '../food.ts';
import { foldLine } from './fold.ts';
import { PREPARATIONS, STOP } from './lexicon.ts';
import { tokensOf } from './tokens.ts';

/** One name of a food as the keys of its words, small words apart. */
export interface Entry {
  readonly food: Food;
  readonly keys: readonly string[];
  /** Own foods and recipes win over the list. */
  readonly rank: number;
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
  readonly byShape: ReadonlyMap<string, readonly string[]>;
  /** "agua e sal", "cafe com leite": where a joining word belongs to a name, and the words of the name before it. */
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
    const after = words[i + 1];
    if (word.text === 'sem' && after !== undefined) {
      keys.push(`sem_${after.key}`);
      i++;
    } else if (word.kind === 'number') keys.push(word.text);
    else if (JOINING.has(word.text) || !STOP.has(word.key)) keys.push(word.key);
  }
  return keys;
}

const copyOf = (sets: ReadonlyMap<string, ReadonlySet<string>> = new Map()): Map<string, Set<string>> =>
  new Map([...sets].map(([id, words]) => [id, new Set(words)]));

/** An index of the list, or of own foods and recipes on top of another index. */
export function foodIndex(foods: readonly Food[], below?: FoodIndex): FoodIndex {
  const byHead = new Map<string, Entry[]>();
  for (const [head, entries] of below?.byHead ?? []) byHead.set(head, [...entries]);
  const byId = new Map(below?.byId);
  const families = new Map<string, readonly Food[]>(below?.families);
  const vocabulary = new Set(below?.vocabulary);
  const joints = new Map(below?.joints);
  const wordsOf = copyOf(below?.wordsOf);
  const headsOf = copyOf(below?.headsOf);
  const rank = below === undefined ? 0 : 1;

  const taken = new Set<string>();
  const add = (food: Food, keys: readonly string[], derived: boolean): void => {
    const [head] = keys;
    const sentence = keys.join(' ');
    if (head === undefined || (derived && taken.has(sentence))) return;
    // "cozido" is how a food is prepared before it is the name of a stew.
    if (keys.length === 1 && /^(cozido|assado|grelhado|frito|refogado|ensopado)$/.test(head)) return;
    taken.add(sentence);
    const entries = byHead.get(head) ?? [];
    entries.push({ food, keys, rank });
    byHead.set(head, entries);
    const words = wordsOf.get(food.id) ?? new Set();
    wordsOf.set(food.id, words);
    headsOf.set(food.id, (headsOf.get(food.id) ?? new Set()).add(head));
    for (const key of keys) {
      vocabulary.add(key);
      words.add(key);
    }
    for (let i = 1; i < keys.length - 1; i++)
      if (JOINING.has(keys[i] ?? '')) {
        const joint = `${keys[i - 1]} ${keys[i]} ${keys[i + 1]}`;
        joints.set(joint, [...(joints.get(joint) ?? []), keys.slice(0, i)]);
      }
  };

  const named: (readonly [Food, readonly string[]])[] = [];
  for (const food of foods) {
    byId.set(food.id, food);
    if (food.family !== undefined) families.set(food.family, [...(families.get(food.family) ?? []), food]);
    for (const name of [food.name, ...food.synonyms]) {
      const keys = keysOf(name);
      named.push([food, keys]);
      add(food, keys, false);
    }
  }
  // A name without its preparation means the food as it is served.
  for (const [food, keys] of named) {
    if (food.asServed !== true) continue;
    const bare = keys.filter((key, i) => i === 0 || PREPARATIONS.get(key) === undefined);
    if (bare.length < keys.length) add(food, bare, true);
  }

  for (const entries of byHead.values()) entries.sort((a, b) => b.keys.length - a.keys.length);

  const byShape = new Map<string, string[]>();
  for (const key of vocabulary) {
    const shape = `${key.charAt(0)}${key.length}`;
    const same = byShape.get(shape);
    if (same === undefined) byShape.set(shape, [key]);
    else same.push(key);
  }
  return { byHead, byId, families, vocabulary, wordsOf, headsOf, byShape, joints };
}
