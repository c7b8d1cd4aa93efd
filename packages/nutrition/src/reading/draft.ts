import { SIZES } from '../measures.ts';
import type { WrittenAmount } from './amount-at.ts';
import { type Doubt, doubt, doubtAt, type Span } from './answer.ts';
import { findFood, isProperName, isRawVegetable, type Match, type Word } from './find-food.ts';
import type { FoodIndex } from './food-index.ts';
import {
  ADVICE,
  CATEGORIES,
  COMMON_WORDS,
  DRINK_ADDITIONS,
  DRINKS,
  EATING_VERBS,
  FUNCTION_WORDS,
  NOT_FOOD,
  SEASON_VERBS,
  SEASONING,
  SEASONING_PARTS,
  SPICES,
  WATER_WORDS,
} from './lexicon.ts';
import { isContent, type Part } from './parts.ts';

/** An item in the making. */
export interface ItemDraft {
  group: number;
  words: Word[];
  amounts: WrittenAmount[];
  match?: Match;
  kind: 'food' | 'dish' | 'category' | 'unknown';
  free: boolean;
  trace: boolean;
  /** Joined by "com": without an amount it leaves the rest as it is. */
  with: boolean;
  /** How it is joined to what stands before it. */
  join: Part['join'];
  /** Joined by a comma to an amount that it may share. */
  listed: boolean;
  shared: boolean;
  /** An ingredient of a dish behind "ou": a food that is joined to it may belong to the dish too. */
  inChoice: boolean;
  doubts: Doubt[];
}

export type PartKind = ItemDraft['kind'] | 'amount' | 'qualifier' | 'advice' | 'not-food' | 'empty';

export interface Classified {
  readonly kind: PartKind;
  readonly words: Word[];
  readonly match?: Match;
  /** It begins with a verb: "comer", "adicionar". */
  readonly act: boolean;
  /** The verb is one of seasoning: "temperar", "polvilhar". */
  readonly seasoning: boolean;
}

/** What a part is: a food, an amount, words about preparation, advice… */
export function classify(index: FoodIndex, part: Part, amountOnly = false): Classified {
  if (/^(nao|nunca|jamais)$/.test(part.words[0]?.text ?? ''))
    return { kind: 'advice', words: part.words, act: true, seasoning: false };
  const { words, ...verb } = withoutActs(part.words);
  const first = words.find((word) => !FUNCTION_WORDS.has(word.key) || ADVICE.has(word.text));
  if (
    first !== undefined &&
    (ADVICE.has(first.key) || ADVICE.has(first.text)) &&
    !index.byHead.has(first.key)
  )
    return { kind: 'advice', words, ...verb };
  const match = amountOnly ? undefined : matchOf(index, words, part.amounts, part.isPath);
  const salad =
    isMixedSalad(match) && part.amounts.length > 0 ? saladOf(index, words, part.amounts) : undefined;
  if (salad !== undefined) return { kind: 'food', words, match: salad, ...verb };
  if (match !== undefined && !match.anotherHead && !isStretched(index, match) && !isMadeOfPlants(match))
    return { kind: 'food', words, match, ...verb };
  const content = words.filter(isContent);
  const [head] = content;
  if (head === undefined) {
    if (match !== undefined) return { kind: 'food', words, match, ...verb };
    if (part.amounts.length > 0) return { kind: 'amount', words, ...verb };
    return {
      kind: words.some((word) => !FUNCTION_WORDS.has(word.key)) ? 'qualifier' : 'empty',
      words,
      ...verb,
    };
  }
  if (isVerb(index, head)) return { kind: 'advice', words, ...verb };
  if (NOT_FOOD.has(head.key)) return { kind: 'not-food', words, ...verb };
  if (CATEGORIES.has(head.key)) return { kind: 'category', words, ...(match && { match }), ...verb };
  if (match !== undefined) return { kind: 'dish', words, match, ...verb };
  return { kind: 'unknown', words, ...verb };
}

const PLANT = /^(?:vegan|vegetal|vegetarian|soja$|tofu$)/;

/** "Linguiça vegana", "iogurte de soja": what the list has only of an animal is another food. */
const isMadeOfPlants = ({ food, unexplained }: Match): boolean =>
  unexplained.some(({ key }) => PLANT.test(key)) && food.tags.includes('animal-origin');

const isMixedSalad = (match: Match | undefined): boolean =>
  match === undefined || (match.food.generic === true && match.unexplained.length > 0);

/** "Salada de pepino (10 fatias)": the one food that it is made of. */
function saladOf(
  index: FoodIndex,
  words: readonly Word[],
  amounts: readonly WrittenAmount[],
): Match | undefined {
  const place = words.findIndex(isContent);
  const salad = words[place];
  if (salad?.key !== 'salada') return undefined;
  const match = matchOf(index, words.slice(place + 1), amounts);
  if (match === undefined || match.anotherHead || match.unexplained.length > 0) return undefined;
  if (isRawVegetable(match.food)) return match;
  return { ...match, doubts: [...match.doubts, doubtAt('unexplained', salad)] };
}

/** More words that the food does not explain than words that it does, or several of them inside its name. */
function isStretched(index: FoodIndex, { words, unexplained: all }: Match): boolean {
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

/** An infinitive that no list knows is advice: "organizar", "agradecer". */
function isVerb(index: FoodIndex, word: Word): boolean {
  return /^[a-z]{3,}(?:ar|er|ir)$/.test(word.text) && !index.vocabulary.has(word.key);
}

function withoutActs(words: readonly Word[]): { words: Word[]; act: boolean; seasoning: boolean } {
  const first = words.findIndex((word) => !FUNCTION_WORDS.has(word.key));
  const verb = words[first];
  if (verb === undefined || !(EATING_VERBS.has(verb.text) || EATING_VERBS.has(verb.key)))
    return { words: [...words], act: false, seasoning: false };
  return { words: words.slice(first + 1), act: true, seasoning: SEASON_VERBS.has(verb.text) };
}

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

const WITHOUT = /^(?:sem|com)_/;

/** Never summed: “à vontade”, herbs and vinegar, water; tea, coffee and seasoning without an amount. */
export function isFree(draft: ItemDraft, words: readonly Word[]): boolean {
  const isWeighed = draft.amounts.some(({ total, each }) => total !== undefined || each !== undefined);
  // "1 fio de azeite (5 ml)" is weighed; a pinch of a spice is none.
  if (draft.free || (draft.trace && (!isWeighed || isSpice(words)))) return true;
  const plain = words.filter((word) => !WITHOUT.test(word.key));
  const [head] = plain;
  if (head === undefined) return false;
  const all = (set: ReadonlySet<string>): boolean =>
    plain.every((word) => set.has(word.key) || SEASONING_PARTS.has(word.key));
  const isSeasoning = head.key === 'vinagre' || (plain.some((word) => SPICES.has(word.key)) && all(SPICES));
  // "1 Yorgus de baunilha": the unknown word may be the food.
  const isWater = head.key === 'agua' && plain.every((word) => WATER_WORDS.has(word.key));
  if (isSeasoning || isWater) return draft.amounts.every(({ measure }) => !measure?.measure.isUnknown);
  const weighed = draft.amounts.length > 0;
  if (!weighed && plain.some((word) => SEASONING.has(word.key)) && all(SEASONING)) return true;
  return (
    draft.amounts.every((amount) => amount.total === undefined && amount.measure === undefined) &&
    draft.kind === 'food' &&
    DRINKS.has(head.key) &&
    !plain.some((word) => DRINK_ADDITIONS.has(word.key))
  );
}

const isSpice = (words: readonly Word[]): boolean => words.some((word) => SPICES.has(word.key));

/** The words of an item with its amounts, folded, single spaces. */
export function wordingOf(folded: string, draft: ItemDraft): string {
  const spans: Span[] = [];
  for (const { from, to } of draft.words) spans.push([from, to]);
  if (!draft.shared && draft.amounts.length > 0) {
    for (const { span } of draft.amounts) spans.push(span);
    spans.sort((a, b) => a[0] - b[0]);
  }
  let wording = '';
  for (const [from, to] of spans) wording += `${wording === '' ? '' : ' '}${folded.slice(from, to)}`;
  return wording.includes('  ') ? wording.replace(/\s+/g, ' ') : wording;
}

/** Words that say which food it is, in the form of the list: "torradas" and "torrada" are one subject. */
export function subjectOf({ words, match }: ItemDraft): string {
  let subject = '';
  const add = ({ key }: Word): void => {
    if (!FUNCTION_WORDS.has(key) && !Object.hasOwn(SIZES, key))
      subject = subject === '' ? key : `${subject} ${key}`;
  };
  // The word of a measure may belong to the name: "barra de cereal".
  const first = words[0]?.from ?? 0;
  for (const word of match?.words ?? []) if (word.from < first) add(word);
  for (const word of words) add(word);
  return subject;
}
