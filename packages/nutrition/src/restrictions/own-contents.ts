import type { Restricao } from '@alecrim/domain/pure';
import type { Food } from '../food.ts';
import { FOODS } from '../foods/foods.ts';
import type { KnownFoods } from '../plan/plan-readers.ts';
import { partsOfKey } from '../reading/decision-keys.ts';
import { denialsIn } from '../reading/denials.ts';
import { type Content, TAGGED } from './contents.ts';
import { contentsIn, type LineContents } from './contents-in.ts';
import { keysOf, type Phrase, type Phrases } from './phrase-index.ts';
import { phraseOf, phrasesOf } from './phrases.ts';

const NO_FOODS: readonly Food[] = [];
const kept = new WeakMap<object, { readonly foods: readonly Food[]; readonly phrases: Phrases }>();

/**
 * What a nutritionist knows beyond the table, as phrases: her own foods, whose tags decide where she has checked them, and
 * the words of which she has settled which food they are.
 */
export function ownPhrases({ ownFoods: foods = NO_FOODS, decisions }: KnownFoods = {}): Phrases | undefined {
  if (foods.length === 0 && !decisions?.size) return undefined;
  const owner = decisions ?? foods;
  const before = kept.get(owner);
  if (before?.foods === foods) return before.phrases;
  const phrases = phrasesOf([
    ...foods.flatMap((food) => [food.name, ...food.synonyms].map((name) => ownPhrase(food, name))),
    ...settledPhrases(foods, decisions),
  ]);
  kept.set(owner, { foods, phrases });
  return phrases;
}

function settledPhrases(foods: readonly Food[], decisions: KnownFoods['decisions'] = new Map()): Phrase[] {
  const byId = new Map([...FOODS, ...foods].map((food) => [food.id, food] as const));
  return [...decisions].flatMap(([words, { food: id }]) => {
    const food = id === undefined || partsOfKey(words) ? undefined : byId.get(id);
    if (!food) return [];
    const { contains, mayContain, usual, isUnverified } = food.isCustom
      ? ownPhrase(food, food.name)
      : { ...heldBy([contentsIn(food.name)]), isUnverified: false };
    // The words still say what they say: "pão da feira" may hold what any bread holds, "requeijão sem lactose" has none.
    const read = heldBy([contentsIn(words)]);
    const denied = new Set<Content>(denialsIn(words).flatMap(({ tags }) => tags));
    const sure = [...contains].filter((one) => !denied.has(one));
    const maybe = [...mayContain, ...read.contains, ...read.mayContain].filter(
      (one) => !contains.has(one) && !denied.has(one),
    );
    const held = { contains: new Set(sure), mayContain: new Set(maybe), usual: [...usual, ...read.usual] };
    return [{ keys: keysOf(words), ...held, isOfTable: false, isUnverified: isUnverified === true }];
  });
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
