import type { Food } from '../food.ts';
import { SIZES } from '../measures.ts';
import type { WrittenAmount } from './amount-at.ts';
import { type Doubt, doubt, doubtAt } from './answer.ts';
import { changesWithout } from './denials.ts';
import type { FoodIndex, NameEntry } from './food-index.ts';
import {
  BRANDS,
  COMMON_WORDS,
  KNOWN_WORDS,
  MUST_MATCH_WORDS,
  NO_EFFECT_WORDS,
  PREPARATIONS,
  SEASONING,
} from './lexicon.ts';
import { preparedAs } from './prepared-as.ts';
import { type Heard, hear } from './spelling.ts';

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

/** "1 lata de milho" is canned, whatever else the name means. */
function canned(
  index: FoodIndex,
  words: readonly Word[],
  amount: WrittenAmount | undefined,
): Match | undefined {
  if (amount?.measure?.measure.name !== 'lata') return undefined;
  const end = words.at(-1)?.to ?? 0;
  const match = findFood(index, [...words, { key: 'conserva', text: '', from: end, to: end }]);
  if (match === undefined || !match.words.some((word) => word.text === '')) return undefined;
  return { ...match, words: match.words.filter((word) => word.text !== '') };
}

/** The food of the words; or of the measure's words and these: "barra de cereal", "bife grelhado", "chá de camomila". */
export function matchOf(
  index: FoodIndex,
  words: readonly Word[],
  amounts: readonly WrittenAmount[],
  anyOrder = false,
): Match | undefined {
  const [amount] = amounts;
  const plain =
    words.length === 0 ? undefined : (canned(index, words, amount) ?? findFood(index, words, anyOrder));
  const spoken = amount?.measure?.measure.name.startsWith('colher') ? [] : (amount?.measure?.words ?? []);
  if (spoken.length === 0) return plain;
  const before: Word[] = spoken.map(({ key, text, from, to }) => ({ key, text, from, to }));
  for (let skip = 0; skip < before.length; skip++) {
    if (!index.byHead.has(before[skip]?.key ?? '')) continue;
    const whole = findFood(index, [...before.slice(skip), ...words]);
    const starts = whole?.words[0]?.from === before[skip]?.from;
    if (whole === undefined || !starts || whole.anotherHead) continue;
    if (plain === undefined && whole.unexplained.length > 0) continue;
    // "1 xícara de chá de fruta picada" is fruit; of an herb it is tea.
    const cup = before[skip]?.key === 'cha' && amount?.measure?.measure.name === 'xícara de chá';
    if (cup && plain !== undefined && !plain.words.some((word) => SEASONING.has(word.key))) {
      const tea = whole.unexplained.length === 0 && whole.words.length > 1;
      return tea ? { ...plain, doubts: [...plain.doubts, doubt('tea')] } : plain;
    }
    if (
      plain === undefined ||
      (whole.words.length > plain.words.length && whole.unexplained.length <= plain.unexplained.length)
    )
      return whole;
  }
  return plain;
}

const PLANT = /^(?:vegan|vegetal|vegetarian|soja$|tofu$)/;

/** "Linguiça vegana", "iogurte de soja": what the list has only of an animal is another food. */
export const isMadeOfPlants = ({ food, unexplained }: Match): boolean =>
  unexplained.some(({ key }) => PLANT.test(key)) && food.tags.includes('animal-origin');

/** More words that the food does not explain than words that it does, or several of them inside its name. */
export function isStretched(index: FoodIndex, { words, unexplained: all }: Match): boolean {
  if (all.length < 2) return false;
  // "Whey Gold Standard": names behind the food are those of a product of it.
  const last = Math.max(...words.map((word) => word.to));
  // "óleo para toda a família": nor do frequent words name another food.
  const isBeside = (word: Word) => isProperName(index, word) || COMMON_WORDS.has(word.key);
  const unexplained = all.filter((word) => word.from < last || !isBeside(word));
  const end = Math.max(...words.map((word) => word.from));
  const between = unexplained.filter((word) => word.from < end);
  return between.length > 1 || (unexplained.length > 1 && unexplained.length > words.length);
}
