import { findFood } from './find-food.ts';
import type { FoodIndex } from './food-index.ts';
import { CATEGORIES, FUNCTION_WORDS, isContent } from './lexicon.ts';
import type { Part } from './parts.ts';

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

/** "100 g de batata-doce brócolis à vontade": the measured food, then the free one. */
export function apartFree(index: FoodIndex, parts: readonly Part[]): readonly Part[] {
  if (!parts.some(({ free, amounts }) => free && amounts.length > 0)) return parts;
  return parts.flatMap((part): readonly Part[] => {
    if (!part.free || part.amounts.length === 0 || isNamed(index, part.words)) return [part];
    const end = part.words.findIndex(
      (_, i) => i > 0 && isNamed(index, part.words.slice(0, i)) && isNamed(index, part.words.slice(i)),
    );
    if (end < 0) return [part];
    const measured = { ...part, words: part.words.slice(0, end), free: false };
    return [measured, { ...part, join: 'next', words: part.words.slice(end), amounts: [], inner: [] }];
  });
}

/** Whether a food has exactly these words. */
function isNamed(index: FoodIndex, words: Part['words']): boolean {
  const match = findFood(index, words);
  return match?.unexplained.length === 0 && !match.anotherHead;
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
