import type { Restricao } from '@alecrim/domain/pure';
import type { Food } from '../food.ts';
import { type Content, TAGGED } from './contents.ts';
import { contentsIn, type LineContents } from './contents-in.ts';
import { keysOf, type Phrase, type Phrases } from './phrase-index.ts';
import { phraseOf, phrasesOf } from './phrases.ts';

const kept = new WeakMap<readonly Food[], Phrases>();

/** The own foods of a nutritionist as phrases: their tags decide where she has checked them. */
export function ownPhrases(foods: readonly Food[] = []): Phrases | undefined {
  if (foods.length === 0) return undefined;
  const before = kept.get(foods);
  if (before) return before;
  const phrases = phrasesOf(
    foods.flatMap((food) => [food.name, ...food.synonyms].map((name) => ownPhrase(food, name))),
  );
  kept.set(foods, phrases);
  return phrases;
}

function ownPhrase({ contains = [], isContentChecked = false }: Food, name: string): Phrase {
  const tagged = contains.flatMap((word): Content[] => (word in TAGGED ? [TAGGED[word as Restricao]] : []));
  const read = isContentChecked ? undefined : heldBy([contentsIn(name)]);
  return {
    keys: keysOf(name),
    contains: new Set([...tagged, ...(read?.contains ?? [])]),
    mayContain: new Set(read?.mayContain ?? []),
    usual: read?.usual ?? [],
    isOfTable: false,
    isUnverified: !isContentChecked,
  };
}

/** All that several lines hold. */
export function heldBy(lines: readonly LineContents[]) {
  const matches = lines.flatMap((line) => line.matches);
  const contains = new Set(matches.flatMap((match) => [...match.contains]));
  const mayContain = new Set(
    matches.flatMap((match) => [...match.mayContain]).filter((one) => !contains.has(one)),
  );
  return { contains, mayContain, usual: matches.flatMap((match) => match.usual) };
}

/** A recipe of the plan as a phrase, so that "1 porção de sopa da casa" is known by its ingredients. */
export function recipePhrase(name: string, ingredients: readonly LineContents[]): Phrase | undefined {
  const keys = keysOf(name);
  if (keys.length === 0 || ingredients.length === 0) return undefined;
  const { contains, mayContain, usual } = heldBy(ingredients);
  // A recipe that is called "pão" does not say that every bread of the plan is this one.
  const usually = keys.length === 1 ? [...(phraseOf(keys)?.contains ?? [])] : [];
  const isUnverified = ingredients.some(
    ({ unknown, matches }) => unknown.length > 0 || matches.some((match) => match.isUnverified),
  );
  return {
    keys,
    contains,
    mayContain: new Set([...mayContain, ...usually]),
    usual,
    isOfTable: false,
    isUnverified,
  };
}
