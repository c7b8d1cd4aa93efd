import { doubt } from './answer.ts';
import type { ItemDraft } from './draft.ts';
import { findFood, type Match } from './find-food.ts';
import type { FoodIndex } from './food-index.ts';
import { BRANDS, CATEGORIES, DISHES, FUNCTION_WORDS, PREPARATIONS } from './lexicon.ts';
import { isContent, type Part } from './parts.ts';

// A name in a table has no more segments.
const LONGEST = 6;

/**
 * "Leite, de vaca, desnatado, em pó (16 g)": the commas of a name as tables write it lead from a kind to one food. Parts that
 * make one name together become one part, with all their amounts. A list of foods stays a list.
 */
export function joinPaths(index: FoodIndex, parts: readonly Part[]): Part[] {
  if (!parts.some(({ join }) => join === 'comma')) return [...parts];
  const joined: Part[] = [];
  for (let i = 0; i < parts.length; i++) {
    const first = parts[i];
    if (first === undefined) continue;
    const end = endOfPath(index, parts, i);
    if (end > i) joined.push(whole(parts.slice(i, end + 1), first));
    else joined.push(first);
    i = end;
  }
  return joined;
}

function whole(parts: readonly Part[], first: Part): Part {
  return {
    join: first.join,
    amounts: parts.flatMap(({ amounts }) => amounts),
    words: parts.flatMap(({ words }) => words),
    inner: parts.flatMap(({ inner }) => inner),
    free: parts.some(({ free }) => free),
    trace: first.trace,
    isPath: true,
  };
}

/** The last part of the name that begins at `at`; `at` itself where it is a name of its own. */
function endOfPath(index: FoodIndex, parts: readonly Part[], at: number): number {
  const first = parts[at];
  if (first === undefined || parts[at + 1]?.join !== 'comma') return at;
  if (!first.words.some(isContent) || isBehind(first)) return at;
  let words = [...first.words];
  let best = at;
  let misses = 0;
  for (let i = at + 1; i < parts.length && i < at + LONGEST; i++) {
    const part = parts[i];
    if (part?.join !== 'comma' || isAhead(part) || part.words.every(({ key }) => FUNCTION_WORDS.has(key)))
      break;
    words = [...words, ...part.words];
    if (isOneName(index, words, part, first)) best = i;
    else misses++;
    // A list of foods: two that are no name together are enough to know.
    if (part.amounts.length > 0 || misses > 1) break;
  }
  return best;
}

/** Its amount is written already: what follows a comma is another food. */
const isBehind = ({ amounts, words }: Part): boolean =>
  amounts.some(({ span }) => span[0] > (words.find(isContent)?.from ?? 0));

/** A part with its own number is a food of its own. */
const isAhead = ({ amounts, words }: Part): boolean =>
  amounts.some(({ span }) => span[0] < (words[0]?.from ?? 0));

function isOneName(
  index: FoodIndex,
  words: readonly Part['words'][number][],
  part: Part,
  first: Part,
): boolean {
  // Most commas separate foods or remarks: a word that no name has makes no name.
  if (part.words.some((word) => isContent(word) && !index.vocabulary.has(word.key))) return false;
  const match = findFood(index, words, true);
  if (match === undefined || match.unexplained.length > 0 || match.anotherHead) return false;
  const named = new Set(match.words.map(({ from }) => from));
  // Every segment says something about the food, and the first word of the first one is its head.
  if (!part.words.some(({ from }) => named.has(from)) && part.words.some(isContent)) return false;
  if (!first.words.some(({ from, key }) => named.has(from) || CATEGORIES.has(key))) return false;
  const alone = findFood(index, part.words);
  if (alone === undefined || alone.anotherHead || !part.words.some(isContent)) return true;
  // "abóbora, moranga": the same food or its kind. "pão, queijo" are two foods, though there is a name with both.
  return (
    alone.food.id === match.food.id ||
    (alone.food.group === match.food.group && isPart(index, first, match.food.group))
  );
}

/** Whether the first segment is of that group too, or only a kind of food. */
function isPart(index: FoodIndex, first: Part, group: string): boolean {
  const match = findFood(index, first.words);
  return (
    match?.food.generic === true ||
    match === undefined ||
    (match.food.group === group && first.words.some(({ key }) => CATEGORIES.has(key)))
  );
}

export interface BracketChange {
  /** The foods in the brackets stand for the one before them. */
  readonly replace: boolean;
  readonly alternatives: boolean;
  readonly drafts: readonly ItemDraft[];
  /** The brackets say nothing but how much of the food there is. */
  readonly amountOnly?: boolean;
}

const NOTHING: BracketChange = { replace: false, alternatives: false, drafts: [] };

/** What brackets with words in them mean for the food before them. */
export function describe(
  index: FoodIndex,
  outer: ItemDraft,
  parts: readonly Part[],
  inner: readonly ItemDraft[],
): BracketChange {
  // "(+ 1 colher de chia)", "(ou 2 torradas)": beside the food, not in its place.
  const [opening, second] = parts;
  if (opening?.words.length === 0 && opening.amounts.length === 0) {
    if (second?.join === 'plus') return { replace: false, alternatives: false, drafts: inner };
    if (second?.join === 'or') return { ...alternatives(outer, inner), replace: false };
  }
  const prepared = (drafts: readonly ItemDraft[]): readonly ItemDraft[] => {
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
    const isMaker = inner.every(({ words }) => words.filter(isContent).every(({ key }) => BRANDS.has(key)));
    if (asVarieties === undefined && inner.length > 0 && !isMaker) outer.doubts.push(doubt('brackets'));
    return NOTHING;
  }
  // "1 tapioca pequena (20 g de goma)": the same food once more, with its grams.
  const [only] = inner;
  if (inner.length === 1 && measured && only?.match?.food.id === outer.match?.food.id) {
    outer.amounts.push(...(only?.amounts ?? []).map((amount) => ({ ...amount, bracketed: true })));
    return { ...NOTHING, amountOnly: true };
  }
  if (isOneDish(outer) && foods.length === inner.length && foods.filter(isMeasured).length > 1)
    return { replace: true, alternatives: either, drafts: inner };
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
  if (either && outer.kind === 'food') return alternatives(outer, prepared(foods));
  if (asVarieties === undefined || measured) outer.doubts.push(doubt('bracket-foods'));
  return NOTHING;
}

const isMeasured = ({ amounts }: ItemDraft): boolean => amounts.length > 0;

/** "1 crepioca (1 ovo + 2 colheres de goma)": one dish, weighed by what it is made of. */
const isOneDish = ({ words, amounts }: ItemDraft): boolean =>
  words.some(({ key }) => DISHES.has(key)) &&
  amounts.every(({ quantity, total, each, measure }) => quantity?.value === 1 && !total && !each && !measure);

/** "Peixe assado (tilápia ou merluza)": each of them is roasted. */
function prepareAs(index: FoodIndex, outer: ItemDraft, food: ItemDraft): void {
  const how = outer.words.filter((word) => PREPARATIONS.has(word.key));
  if (how.length === 0 || food.words.some((word) => PREPARATIONS.has(word.key))) return;
  const match = findFood(index, [...food.words, ...how]);
  if (match?.food.family !== undefined && match.food.family === food.match?.food.family)
    food.match = { ...match, words: food.match.words };
}

function alternatives(outer: ItemDraft, foods: readonly ItemDraft[]): BracketChange {
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
function varietiesOf(index: FoodIndex, outer: ItemDraft, parts: readonly Part[]): ItemDraft[] | undefined {
  const [head, ...others] = outer.match?.words ?? [];
  if (head === undefined) return undefined;
  // "carne de sol (magra)" is no "carne magra"; "queijo branco (minas)" is one of its kind.
  const isKind = others.every((word) => !isContent(word)) || outer.match?.food.generic === true;
  const found: ItemDraft[] = [];
  let varieties = 0;
  for (const part of parts) {
    if (part.words.every((word) => FUNCTION_WORDS.has(word.key))) continue;
    const named = outer.match?.words ?? [];
    const narrower = isKind
      ? undefined
      : wholeMatch(findFood(index, [...named, ...part.words]), named.length + 1);
    const variety =
      narrower ?? varietyOf(outer, wholeMatch(findFood(index, [head, ...part.words]), 2), isKind);
    const match = variety ?? wholeMatch(findFood(index, part.words), 1);
    if (match === undefined) return undefined;
    if (variety !== undefined) varieties++;
    const words = variety === undefined ? part.words : [head, ...part.words];
    found.push({ ...outer, words, match, amounts: [], doubts: [], listed: false, shared: false });
  }
  return varieties > 0 ? found : undefined;
}

/** Of a food with a name of several words, another one with its first word is a variety only within its family. */
function varietyOf(outer: ItemDraft, match: Match | undefined, isKind: boolean): Match | undefined {
  const food = outer.match?.food;
  const isSame =
    match?.food.id === food?.id || (food?.family !== undefined && match?.food.family === food.family);
  return isKind || isSame ? match : undefined;
}

/** A match that explains every word, with at least so many of them in the name. */
function wholeMatch(match: Match | undefined, least: number): Match | undefined {
  const fits = match !== undefined && match.unexplained.length === 0 && !match.anotherHead;
  return fits && match.words.length >= least ? match : undefined;
}
