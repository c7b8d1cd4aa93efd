import { keyOf, withoutDiminutive } from '../reading/fold.ts';
import { KNOWN_WORDS } from '../reading/lexicon.ts';
import type { Token } from '../reading/tokens.ts';
import { differsByOne, soundOf } from './near-words.ts';
import { addTo, INSIDE, index, type Phrase, type Phrases } from './phrase-index.ts';

const FUZZY = { shortest: 6, longest: 14 };

export interface PhraseAt {
  readonly phrase: Phrase;
  /** The place after its last word. */
  readonly end: number;
}

/** The longest phrase that begins at a word: an own food or recipe before one of the table. */
export function phraseAt(tokens: readonly Token[], at: number, own?: Phrases): PhraseAt | undefined {
  const token = tokens[at];
  if (token?.kind !== 'word' || INSIDE.has(token.text)) return undefined;
  const listed = longestAt(index().byFirst, tokens, at);
  const mine = own && longestAt(own, tokens, at);
  return mine && (!listed || mine.end >= listed.end) ? mine : listed;
}

function longestAt(phrases: Phrases, tokens: readonly Token[], at: number): PhraseAt | undefined {
  for (const key of formsOf((tokens[at] as Token).key))
    for (const phrase of phrases.get(key) ?? []) {
      const end = endOf(tokens, at, phrase.keys);
      if (end !== undefined) return { phrase, end };
    }
  return undefined;
}

/** "copinho" is a small copo, never a copa. */
const smaller = (key: string): string[] =>
  withoutDiminutive(key)
    .filter((word) => !word.endsWith(key.endsWith('o') ? 'a' : 'o'))
    .map(keyOf);

// Plans are made of few words: the forms of each are worked out once.
const forms = new Map<string, readonly string[]>();
const KEPT = 5_000;

/** Under which words of the table a word is looked up: itself, what it is a small one of, what sounds the same. */
function formsOf(key: string): readonly string[] {
  const before = forms.get(key);
  if (before) return before;
  if (forms.size >= KEPT) forms.clear();
  const sounds = index().bySound.get(soundOf(key));
  const all = [...new Set([key, ...smaller(key), ...(sounds ? [sounds] : [])])];
  forms.set(key, all);
  return all;
}

/** Whether a word of a line is a word of a name: in the plural, smaller, or with a slip. */
export const isWord = (key: string, wanted: string): boolean =>
  formsOf(key).includes(wanted) ||
  (wanted.length >= FUZZY.shortest &&
    Math.abs(wanted.length - key.length) <= 1 &&
    differsByOne(key, wanted) &&
    !KNOWN_WORDS.has(key));

const isSkipped = (token: Token | undefined): boolean =>
  token !== undefined && (token.text === '-' || (token.kind === 'word' && INSIDE.has(token.text)));

/** The place after the last of these words, where the first is at `at`. */
export function endOf(tokens: readonly Token[], at: number, keys: readonly string[]): number | undefined {
  let next = at + 1;
  for (const key of keys.slice(1)) {
    while (isSkipped(tokens[next])) next++;
    if (tokens[next]?.kind !== 'word' || tokens[next]?.key !== key) return undefined;
    next++;
  }
  return next;
}

const slips = new Map<string, Phrase | undefined>();

/** The phrase of one word that a word differs from by one letter, where it is no other word of plans. */
export function nearPhrase(key: string): Phrase | undefined {
  if (key.length < FUZZY.shortest || key.length > FUZZY.longest || KNOWN_WORDS.has(key)) return undefined;
  if (smaller(key).some((word) => KNOWN_WORDS.has(word))) return undefined;
  if (!slips.has(key)) {
    if (slips.size >= KEPT) slips.clear();
    const near = [-1, 0, 1].flatMap((more) => index().byLength.get(key.length + more) ?? []);
    slips.set(
      key,
      near.find(({ keys: [word = ''] }) => differsByOne(word, key)),
    );
  }
  return slips.get(key);
}

/** Beside a food it only says which one: "banana, prata", "pera com casca". */
export const isWordOfList = (key: string): boolean => index().words.has(key);

/** Phrases of own foods and recipes. */
export function phrasesOf(phrases: readonly Phrase[]): Phrases {
  const byFirst = new Map<string, Phrase[]>();
  for (const phrase of phrases) {
    const [first] = phrase.keys;
    if (first !== undefined) addTo(byFirst, first, phrase);
  }
  for (const list of byFirst.values()) list.sort((a, b) => b.keys.length - a.keys.length);
  return byFirst;
}

/** The phrase that these very words are, if they are one. */
export function phraseOf(keys: readonly string[]): Phrase | undefined {
  return (index().byFirst.get(keys[0] ?? '') ?? []).find(
    (phrase) => phrase.keys.length === keys.length && phrase.keys.every((key, i) => key === keys[i]),
  );
}
