import { editDistance } from './edit-distance.ts';
import type { Word } from './find-food.ts';
import { withoutDiminutive } from './fold.ts';
import { type FoodIndex, lettersOf, type NameEntry, type Spelling } from './food-index.ts';
import { FUNCTION_WORDS, KNOWN_WORDS } from './lexicon.ts';

/** What a word may mean: itself, its base without the diminutive, or the words of the list nearest to it. */
export interface Spelled {
  readonly keys: readonly string[];
  /** Itself, or a long word one letter away from one word only. */
  readonly sure: boolean;
}

/** More neighbours than these make a guess. */
const MOST = 4;

/** By index: unknown words that were looked up. A plan repeats its words. */
const spellings = new WeakMap<FoodIndex, Map<string, Spelled>>();
const KEPT = 1_000;

export function spelledLike(index: FoodIndex, key: string): Spelled {
  if (index.vocabulary.has(key) || KNOWN_WORDS.has(key)) return { keys: [key], sure: true };
  const known = spellings.get(index) ?? new Map<string, Spelled>();
  spellings.set(index, known);
  const before = known.get(key);
  if (before !== undefined) return before;
  const base = withoutDiminutive(key).find((word) => index.vocabulary.has(word));
  const spelled = base === undefined ? nearest(index, key) : { keys: [base], sure: true };
  if (known.size >= KEPT) known.clear();
  known.set(key, spelled);
  return spelled;
}

function nearest(index: FoodIndex, key: string): Spelled {
  const reach = key.length >= 7 ? 2 : 1;
  let best = reach + 1;
  let found: string[] = [];
  const letters = lettersOf(key);
  for (const { word, letters: others } of wordsLike(index, key, reach)) {
    // One slip changes two letters of the set at most: one goes, one comes.
    if (bits(letters ^ others) > 2 * reach) continue;
    const distance = editDistance(key, word, reach);
    if (distance > reach || distance > best) continue;
    // Two slips in a word of seven to nine letters are one only if no letter is new: "iorgute".
    if (distance === 2 && key.length < 10 && !sameLetters(key, word)) continue;
    if (distance < best) found = [];
    best = distance;
    found.push(word);
  }
  if (found.length === 0) found = beginningWith(index, key);
  if (found.length === 0 || found.length > MOST) return { keys: [key], sure: true };
  return { keys: found, sure: found.length === 1 && best === 1 && key.length >= 6 };
}

const LEAST_BEGINNING = 5;
const LONGEST_END = 6;

/** "requeij", "mussar": a word cut off, where only one word of the list begins so. */
function beginningWith(index: FoodIndex, key: string): string[] {
  const words: string[] = [];
  if (key.length < LEAST_BEGINNING) return words;
  for (let length = key.length + 1; length <= key.length + LONGEST_END; length++)
    for (const { word } of index.byShape.get(`${key.charAt(0)}${length}`) ?? [])
      if (word.startsWith(key)) words.push(word);
  return words.length === 1 ? words : [];
}

function bits(of: number): number {
  let count = 0;
  for (let rest = of; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** Words of the list with the same first letter and about as many letters. */
function wordsLike(index: FoodIndex, key: string, reach: number): Spelling[] {
  const words: Spelling[] = [];
  if (key.length < 3 || key.length > 20) return words;
  for (let length = Math.max(4, key.length - reach); length <= key.length + reach; length++)
    words.push(...(index.byShape.get(`${key.charAt(0)}${length}`) ?? []));
  return words;
}

const sameLetters = (a: string, b: string): boolean => [...a].sort().join('') === [...b].sort().join('');

/** A phrase has few words that matter. What a longer one says further on is not looked at. */
const LONGEST = 14;

export interface Heard {
  readonly word: Word;
  readonly key: string;
  readonly sure: boolean;
}

/** The words of a phrase as the list spells them. */
export function hear(index: FoodIndex, phrase: readonly Word[]): Heard[] {
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
