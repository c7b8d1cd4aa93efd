import type { Food } from '../food.ts';
import { SIZES } from '../measures.ts';
import { type Doubt, doubt, doubtAt } from './answer.ts';
import { changesWithout } from './denials.ts';
import type { FoodIndex, NameEntry } from './food-index.ts';
import {
  BRANDS,
  FUNCTION_WORDS,
  KNOWN_WORDS,
  MUST_MATCH_WORDS,
  NO_EFFECT_WORDS,
  PREPARATIONS,
} from './lexicon.ts';
import { preparedAs } from './prepared-as.ts';
import { spelledLike } from './spelling.ts';

export interface Word {
  readonly key: string;
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

export interface Match {
  readonly food: Food;
  readonly words: readonly Word[];
  /** Words that the food does not explain. */
  readonly unexplained: readonly Word[];
  /** An unexplained word stands before the food: "bolo de caneca de banana" is not a banana. */
  readonly anotherHead: boolean;
  /** Why the match is not certain. */
  readonly doubts: readonly Doubt[];
}

/** A word that no list knows: a brand or another proper name. */
export const isProperName = (index: FoodIndex, { key, text }: Word): boolean =>
  text.length > 2 && !index.vocabulary.has(key) && !KNOWN_WORDS.has(key) && !KNOWN_WORDS.has(text);

/** A phrase has few words that matter. What a longer one says further on is not looked at. */
const LONGEST = 14;

interface Heard {
  readonly word: Word;
  readonly key: string;
  readonly sure: boolean;
}

/** The food that a phrase names: the longest name whose words are all there, its first word first. */
export function findFood(index: FoodIndex, phrase: readonly Word[], anyOrder = false): Match | undefined {
  const heard = hear(index, phrase);
  const places = new Map<string, number>();
  for (const [place, one] of heard.entries()) if (!places.has(one.key)) places.set(one.key, place);
  let best: { entry: NameEntry; head: number; score: number } | undefined;
  for (const [key, head] of places)
    for (const entry of index.byHead.get(key) ?? []) {
      // Entries come with the longest names first: from here on none can score more.
      if (best !== undefined && (entry.keys.length + places.size + 1) * 4 < best.score) break;
      if (entry.least > places.size || !fits(entry, places, head, anyOrder)) continue;
      const score = scoreOf(index, entry, places, head);
      if (best === undefined || score > best.score) best = { entry, head, score };
    }
  if (best === undefined) return undefined;
  const match = explained(index, heard, best.entry, best.head);
  const { food, unexplained } = match;
  if (!food.generic || unexplained.length === 0) return match;
  // "peixe tilápia grelhado": the kind, then the food.
  const kind = heard[best.head]?.word;
  const specific = findFood(
    index,
    phrase.filter((word) => word !== kind),
    anyOrder,
  );
  const isOne = specific && !specific.food.generic && specific.food.group === food.group;
  if (!isOne || !kind || specific.unexplained.length > 0 || specific.anotherHead) return match;
  if (kind.key === 'salada' && isRawVegetable(specific.food)) return specific;
  return { ...specific, doubts: [...specific.doubts, doubtAt('unexplained', kind)] };
}

/** A salad of one raw vegetable is that vegetable; of beans or potato it may hold more. */
export const isRawVegetable = ({ group, preparation = 'cru' }: Food): boolean =>
  group === 'Verduras e legumes' && preparation === 'cru';

function hear(index: FoodIndex, phrase: readonly Word[]): Heard[] {
  const words = joined(index, phrase);
  if (words.every((word) => index.vocabulary.has(word.key)))
    return words.map((word) => ({ word, key: word.key, sure: true }));
  const spelled = words.map((word) => spelledLike(index, word.key));
  const known = new Set(spelled.flatMap(({ keys }) => (keys.length === 1 ? keys : [])));
  return words.map((word, i) => {
    const { keys, sure } = spelled[i] ?? { keys: [word.key], sure: true };
    const [only] = keys;
    if (only === word.key || only === undefined) return { word, key: word.key, sure: true };
    // A short word, or one with several neighbours, is corrected only beside a word that the name has too.
    const alone = keys.length === 1 && word.key.length >= 5;
    const key = alone ? only : keys.find((one) => isBeside(index, one, known));
    return key === undefined ? { word, key: word.key, sure: true } : { word, key, sure: alone && sure };
  });
}

/** Without small words; two words that the list writes as one ("semi desnatado") are one. */
function joined(index: FoodIndex, phrase: readonly Word[]): Word[] {
  const words: Word[] = [];
  for (const word of phrase) {
    if (words.length === LONGEST) break;
    if (FUNCTION_WORDS.has(word.key) && word.key !== 'e' && word.key !== 'com') continue;
    const before = words.at(-1);
    if (before === undefined || index.vocabulary.has(before.key)) {
      words.push(word);
      continue;
    }
    const key = `${before.text}${word.key}`;
    if (!index.vocabulary.has(key)) words.push(word);
    else words.splice(-1, 1, { key, text: `${before.text} ${word.text}`, from: before.from, to: word.to });
  }
  return words;
}

function isBeside(index: FoodIndex, key: string, known: ReadonlySet<string>): boolean {
  const shares = (entry: NameEntry): boolean => entry.keys.some((one) => one !== key && known.has(one));
  if ((index.byHead.get(key) ?? []).some(shares)) return true;
  for (const other of known)
    if (other !== key && (index.byHead.get(other) ?? []).some((entry) => entry.keys.includes(key)))
      return true;
  return false;
}

function fits(
  entry: NameEntry,
  places: ReadonlyMap<string, number>,
  head: number,
  anyOrder: boolean,
): boolean {
  for (const key of entry.keys) {
    const place = places.get(key);
    if (place === undefined || (place < head && !anyOrder)) return false;
  }
  return true;
}

/** More words first; then a name that begins the phrase; then own foods; then the food as it is served. */
function scoreOf(
  index: FoodIndex,
  entry: NameEntry,
  places: ReadonlyMap<string, number>,
  head: number,
): number {
  let last = head;
  for (const key of entry.keys) last = Math.max(last, places.get(key) ?? head);
  const gaps = last - head + 1 - entry.keys.length;
  const served = entry.food.asServed === false ? 0 : 0.5;
  const own = index.wordsOf.get(entry.food.id);
  const heads = index.headsOf.get(entry.food.id);
  let also = -entry.keys.length;
  let open = 0;
  for (const [key, place] of places)
    if ((place < head ? heads : own)?.has(key)) also++;
    else if (!isWithoutEffect(key) && !PREPARATIONS.has(key) && !entry.keys.includes(key)) open++;
  return (
    entry.keys.length * 8 +
    also * 4 -
    Math.min(head, 3) * 2 -
    Math.min(gaps, 3) * 0.5 -
    open * 0.75 +
    entry.rank * 3 +
    served
  );
}

function explained(index: FoodIndex, heard: readonly Heard[], entry: NameEntry, head: number): Match {
  const named = new Set(entry.keys);
  const own = index.wordsOf.get(entry.food.id);
  // Before the food only a word that begins a name of it says nothing new: "queijo cottage", not "óleo de atum".
  const heads = index.headsOf.get(entry.food.id);
  const doubts: Doubt[] = [];
  const unexplained: Word[] = [];
  const wanted: string[] = [];
  let anotherHead = false;
  const words: Word[] = [];
  for (const [place, one] of heard.entries()) {
    if (named.has(one.key)) {
      words.push(one.word);
      if (!one.sure) doubts.push(doubtAt('spelling', one.word, one.key));
      continue;
    }
    const { key } = one.word;
    const preparation = PREPARATIONS.get(key);
    const known = place < head ? heads : own;

    if (preparation === undefined && known?.has(one.key)) {
      if (!one.sure) doubts.push(doubtAt('spelling', one.word, one.key));
      words.push(one.word);
    } else if (preparation !== undefined) {
      wanted.push(preparation);
      if (place < head && entry.food.preparation === undefined) unexplained.push(one.word);
    } else if (key.startsWith('sem_') && !MUST_MATCH_WORDS.has(key)) {
      if (changesWithout(key, entry.food, own)) doubts.push(doubtAt('unexplained', one.word));
    } else if (key === 'e' || key === 'com' || (isWithoutEffect(key) && !MUST_MATCH_WORDS.has(key))) continue;
    else {
      unexplained.push(one.word);
      if (place < head && !MUST_MATCH_WORDS.has(key)) anotherHead = true;
    }
  }
  if (entry.similar) doubts.push(doubt('similar', entry.food.name));
  const prepared = preparedAs(index, entry.food, wanted);
  if (prepared.doubt !== undefined) doubts.push(prepared.doubt);
  for (const word of unexplained)
    doubts.push(doubtAt(isProperName(index, word) ? 'brand' : 'unexplained', word));
  return { food: prepared.food, words, unexplained, anotherHead, doubts };
}

const isWithoutEffect = (key: string) =>
  NO_EFFECT_WORDS.has(key) || BRANDS.has(key) || (key.length > 1 && Object.hasOwn(SIZES, key));
