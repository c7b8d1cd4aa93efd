import { doubt } from './doubts.ts';
import type { Draft } from './draft.ts';
import { findFood, type Match } from './find-food.ts';
import type { FoodIndex } from './food-index.ts';
import { FUNCTION_WORDS, PREPARATIONS } from './lexicon.ts';
import type { Part } from './parts.ts';

export interface Change {
  /** The foods in the brackets stand for the one before them. */
  readonly replace: boolean;
  readonly alternatives: boolean;
  readonly drafts: readonly Draft[];
}

const NOTHING: Change = { replace: false, alternatives: false, drafts: [] };

/** What brackets with words in them mean for the food before them. */
export function describe(
  index: FoodIndex,
  outer: Draft,
  parts: readonly Part[],
  inner: readonly Draft[],
): Change {
  // "(+ 1 colher de chia)", "(ou 2 torradas)": beside the food, not in its place.
  const [opening, second] = parts;
  if (opening?.words.length === 0 && opening.amounts.length === 0) {
    if (second?.join === 'plus') return { replace: false, alternatives: false, drafts: inner };
    if (second?.join === 'or') return { ...alternatives(outer, inner), replace: false };
  }
  const prepared = (drafts: readonly Draft[]): readonly Draft[] => {
    for (const draft of drafts) prepareAs(index, outer, draft);
    return drafts;
  };
  const asVarieties = varietiesOf(index, outer, parts);
  const foods = inner.filter((draft) => draft.match !== undefined && draft.kind === 'food');
  const measured = inner.some((draft) => draft.amounts.length > 0);
  const either = parts.some((part) => part.join === 'or' || part.join === 'slash');
  // "Macarrão (integral)": one word more of the name.
  if (parts.length === 1 && asVarieties !== undefined && !measured)
    return alternatives(outer, prepared(asVarieties));
  if (either && asVarieties !== undefined && !measured) return alternatives(outer, prepared(asVarieties));
  if (foods.length === 0 || (foods.length < inner.length && !either)) {
    if (asVarieties === undefined && inner.length > 0) outer.doubts.push(doubt('brackets'));
    return NOTHING;
  }
  const kindOnly = outer.kind === 'category' || outer.match?.food.generic === true;
  if (kindOnly && either) {
    if (foods.length < inner.length) foods[0]?.doubts.push(doubt('brackets'));
    return alternatives(outer, prepared(foods));
  }
  if (measured && outer.amounts.length === 0) return { replace: true, alternatives: either, drafts: inner };
  if (measured && either) return { replace: true, alternatives: true, drafts: inner };
  // "1 fruta (banana, maçã, pera)": most likely one of them. "100 g de legumes (cenoura, vagem)": most likely a mixture.
  const counted = outer.amounts.length > 0 && outer.amounts.every((amount) => amount.total === undefined);
  const mixture = parts.some((part) => part.join === 'and') || outer.amounts.some((amount) => amount.measure);
  const unweighed = outer.kind === 'category' && outer.amounts.length === 0;
  if (kindOnly && (counted || unweighed) && !mixture) {
    for (const food of foods) food.listed = true;
    return alternatives(outer, prepared(foods));
  }
  if (either && outer.kind === 'food') return alternatives(outer, foods);
  if (asVarieties === undefined || measured) outer.doubts.push(doubt('bracket-foods'));
  return NOTHING;
}

/** "Peixe assado (tilápia ou merluza)": each of them is roasted. */
function prepareAs(index: FoodIndex, outer: Draft, food: Draft): void {
  const how = outer.words.filter((word) => PREPARATIONS.has(word.key));
  if (how.length === 0 || food.words.some((word) => PREPARATIONS.has(word.key))) return;
  const match = findFood(index, [...food.words, ...how]);
  if (match?.food.family !== undefined && match.food.family === food.match?.food.family)
    food.match = { ...match, words: food.match.words };
}

function alternatives(outer: Draft, foods: readonly Draft[]): Change {
  for (const food of foods)
    if (food.amounts.length === 0 && outer.amounts.length > 0) {
      food.amounts.push(...outer.amounts);
      food.shared = true;
    }
  if (outer.free) for (const food of foods) food.free = true;
  return { replace: true, alternatives: true, drafts: foods };
}

/**
 * "Queijo (minas ou prato)", "Banana (prata, nanica)": a word makes a food with the first word of the outer one. Beside
 * such a word others may stand for themselves: "carne (bovina, frango ou peixe)".
 */
function varietiesOf(index: FoodIndex, outer: Draft, parts: readonly Part[]): Draft[] | undefined {
  const [head] = outer.match?.words ?? [];
  if (head === undefined) return undefined;
  const found: Draft[] = [];
  let varieties = 0;
  for (const part of parts) {
    if (part.words.every((word) => FUNCTION_WORDS.has(word.key))) continue;
    const variety = whole(findFood(index, [head, ...part.words]), 2);
    const match = variety ?? whole(findFood(index, part.words), 1);
    if (match === undefined) return undefined;
    if (variety !== undefined) varieties++;
    const words = variety === undefined ? part.words : [head, ...part.words];
    found.push({ ...outer, words, match, amounts: [], doubts: [], listed: false, shared: false });
  }
  return varieties > 0 ? found : undefined;
}

/** A match that explains every word, with at least so many of them in the name. */
function whole(match: Match | undefined, least: number): Match | undefined {
  const fits = match !== undefined && match.unexplained.length === 0 && !match.anotherHead;
  return fits && match.words.length >= least ? match : undefined;
}
