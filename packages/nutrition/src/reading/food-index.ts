import { foldLetters } from '@alecrim/domain/pure';
import type { Food } from '../food.ts';
import { FUNCTION_WORDS, NO_EFFECT_WORDS, NUMBER_WORDS, PREPARATIONS } from './lexicon.ts';
import { tokensOf } from './tokens.ts';
import { deniedAt, isWithout } from './words-and-joins.ts';

/** A word of the list and its letters, one bit each: words with too many other letters are never near. */
export interface Spelling {
  readonly word: string;
  readonly letters: number;
}

export interface FoodIndex {
  readonly byHead: ReadonlyMap<string, readonly NameEntry[]>;
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

/** One name of a food as the keys of its words, small words apart. */
export interface NameEntry {
  readonly food: Food;
  readonly keys: readonly string[];
  /** How many different keys it has: a phrase with fewer words is not this name. */
  readonly least: number;
  /** The name is of a food that comes near: the reading is not sure. */
  readonly similar: boolean;
  /** Own foods and recipes win over the list. */
  readonly rank: number;
}

/** The names of some foods, by what the reading asks for. */
export interface FoodNames {
  readonly byHead: ReadonlyMap<string, readonly NameEntry[]>;
  readonly vocabulary: ReadonlySet<string>;
  readonly wordsOf: ReadonlyMap<string, ReadonlySet<string>>;
  readonly headsOf: ReadonlyMap<string, ReadonlySet<string>>;
  readonly joints: ReadonlyMap<string, readonly (readonly string[])[]>;
  /** "arroz 7 grao": where a number belongs to a name, with the words beside it; "" behind the last. */
  readonly numbered: ReadonlySet<string>;
}

const JOINING = new Set(['e', 'com']);

/** The keys of a name. "sem açúcar" is one key; "e" and "com" stay, because a name that has them needs them. */
export function keysOf(name: string): string[] {
  const words = tokensOf(foldLetters(name)).filter(
    (token) => token.kind === 'word' || token.kind === 'number',
  );
  const keys: string[] = [];
  for (let i = 0; i < words.length; i++) {
    const word = words[i];
    if (word === undefined) continue;
    const place = isWithout(words, i) ? deniedAt(words, i + 1) : i;
    const denied = words[place];
    if (place > i && denied !== undefined) {
      keys.push(`sem_${denied.key}`);
      i = place;
    } else if (word.text === 'com' && NO_EFFECT_WORDS.has(`com_${words[i + 1]?.key}`)) {
      // As a line has it: "com pele" is one word.
      keys.push(`com_${words[i + 1]?.key}`);
      i++;
    } else if (word.kind === 'number') keys.push(word.text);
    else if (JOINING.has(word.text) || !FUNCTION_WORDS.has(word.key)) keys.push(word.key);
  }
  return keys;
}

/** The longest names first. */
export const byLength = (a: NameEntry, b: NameEntry): number => b.keys.length - a.keys.length;

export function namesOf(foods: readonly Food[], rank: number): FoodNames {
  const byHead = new Map<string, NameEntry[]>();
  const vocabulary = new Set<string>();
  const wordsOf = new Map<string, Set<string>>();
  const headsOf = new Map<string, Set<string>>();
  const joints = new Map<string, (readonly string[])[]>();
  const taken = new Set<string>();
  const numbered = new Set<string>();

  const add = (food: Food, keys: readonly string[], derived: boolean, similar = false): void => {
    const [head] = keys;
    const sentence = keys.join(' ');
    if (head === undefined || (derived && taken.has(sentence))) return;
    // "cozido" is how a food is prepared before it is the name of a stew.
    if (keys.length === 1 && /^(cozido|assado|grelhado|frito|refogado|ensopado)$/.test(head)) return;
    taken.add(sentence);
    listAt(byHead, head).push({ food, keys, least: new Set(keys).size, similar, rank });
    if (!similar) setAt(headsOf, food.id).add(head);
    // A word that only makes the food similar says something new about it.
    const words = similar ? new Set<string>() : setAt(wordsOf, food.id);
    for (const [i, key] of keys.entries()) {
      vocabulary.add(key);
      words.add(key);
      if (i > 0 && (/^\d/.test(key) || NUMBER_WORDS.has(key)))
        numbered.add(`${keys[i - 1]} ${key} ${keys[i + 1] ?? ''}`);
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
      const inside = / n[oa]s? /.test(name) ? foldLetters(name).split(/ n[oa]s? /) : [];
      // "batata na manteiga": the preposition stands inside the name.
      if (inside[0] && inside[1]) {
        const before = keysOf(inside[0]);
        listAt(joints, `${before.at(-1)} na ${keysOf(inside[1])[0]}`).push(before);
      }
    }
  for (const food of foods) for (const name of food.similar ?? []) add(food, keysOf(name), false, true);
  // A name without its preparation means the food as it is served.
  for (const [food, keys] of named) {
    if (food.asServed !== true) continue;
    const bare = keys.filter((key, i) => i === 0 || PREPARATIONS.get(key) === undefined);
    if (bare.length < keys.length) add(food, bare, true);
  }
  for (const entries of byHead.values()) entries.sort(byLength);
  return { byHead, vocabulary, wordsOf, headsOf, joints, numbered };
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
