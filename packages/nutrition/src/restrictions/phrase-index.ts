import { foldLetters } from '@alecrim/domain/pure';
import type { Food } from '../food.ts';
import { FOODS } from '../foods/foods.ts';
import { TAGS } from '../foods/vocabulary.ts';
import { GENDERED, keyOf, singular } from '../reading/fold.ts';
import { LEFT_OFF_WORDS } from '../reading/lexicon.ts';
import { tokensOf } from '../reading/tokens.ts';
import { CONTENT_WORDS, USUAL_INGREDIENTS } from './content-words.ts';
import { type Content, withImplied } from './contents.ts';
import { soundOf } from './near-words.ts';

/** Words that say what a food holds. */
export interface Phrase {
  readonly keys: readonly string[];
  readonly contains: ReadonlySet<Content>;
  readonly mayContain: ReadonlySet<Content>;
  /** What a dish is usually made of, beyond the contents: "vatapá" has "camarao" and "coco". */
  readonly usual: readonly string[];
  /** Of the table, not a name of the food list. */
  readonly isOfTable: boolean;
  /** An adjective by its form: only this gender is the food ("torrada"; "torrado" is a preparation). */
  readonly onlyAs?: string;
  /** A vegetable, fruit, pulse or mushroom: "carpaccio de abobrinha" holds no meat. */
  readonly isPlant?: boolean;
  /** An own food, or a recipe with an unknown ingredient: what it holds beyond this is not known. */
  readonly isUnverified?: boolean;
}

/** By the first word, the longest first. */
export type Phrases = ReadonlyMap<string, readonly Phrase[]>;

/** Words inside a name that are left out when names are compared. */
export const INSIDE = new Set('de do da dos das d a o ao aos as os em na no'.split(' '));
const PLANTS = new Set(['Verduras e legumes', 'Frutas', 'Leguminosas', 'Raízes e tubérculos']);
const SHORTEST_SOUND = 5;

export const keysOf = (text: string): string[] =>
  tokensOf(foldLetters(text))
    .filter(({ kind, text: word }) => kind === 'word' && !INSIDE.has(word))
    .map(({ key }) => key);

interface FoodNames {
  readonly food: Food;
  readonly names: readonly { readonly name: string; readonly keys: readonly string[] }[];
}

let named: readonly FoodNames[] | undefined;
/** The foods of the list with the words of their names, worked out once. */
export const foodNames = (): readonly FoodNames[] =>
  (named ??= FOODS.map((food) => ({
    food,
    names: [food.name, ...food.synonyms].map((name) => ({ name, keys: keysOf(name) })),
  })));

interface Index {
  readonly byFirst: Map<string, Phrase[]>;
  /** The first words of the table by their sound. */
  readonly bySound: Map<string, string>;
  /** Single words that hold something, by length, for slips of the pen. */
  readonly byLength: Map<number, Phrase[]>;
  /** Every word of the names of the food list, and of what they leave off. */
  readonly words: ReadonlySet<string>;
}

let made: Index | undefined;
/** The index is made at the first check: a program that checks nothing does not pay for it. */
export const index = (): Index => (made ??= makeIndex());

function makeIndex(): Index {
  const byFirst = new Map<string, Phrase[]>();
  const bySound = new Map<string, string>();
  const known = new Set<string>();
  const learn = (phrase: Phrase): void => {
    const [first] = phrase.keys;
    const whole = phrase.keys.join(' ');
    if (first === undefined || known.has(whole)) return;
    known.add(whole);
    addTo(byFirst, first, phrase);
    const sound = soundOf(first);
    if (phrase.isOfTable && first.length >= SHORTEST_SOUND && !bySound.has(sound)) bySound.set(sound, first);
  };
  for (const phrase of tablePhrases()) learn(phrase);
  for (const { food, names } of foodNames())
    for (const { name, keys } of names) {
      const kind = kindOf(byFirst, keys);
      learn({
        keys,
        ...withKind(
          withImplied(food.tags),
          kind,
          /(?:^| )(?:sem|zero|isento|baixo)(?: |$)/.test(foldLetters(name)),
        ),
        usual: kind?.usual ?? [],
        isOfTable: false,
        ...(PLANTS.has(food.group) && { isPlant: true }),
      });
    }
  for (const list of byFirst.values()) list.sort((a, b) => b.keys.length - a.keys.length);
  const words = new Set(
    [...byFirst.values()].flat().flatMap(({ keys, isOfTable }) => (isOfTable ? [] : keys)),
  );
  for (const word of LEFT_OFF_WORDS) words.add(word);
  return { byFirst, bySound, byLength: byLengthOf(byFirst), words };
}

export function addTo<K>(lists: Map<K, Phrase[]>, key: K, phrase: Phrase): void {
  const list = lists.get(key);
  if (list) list.push(phrase);
  else lists.set(key, [phrase]);
}

function tablePhrases(): Phrase[] {
  const usual = new Map(
    USUAL_INGREDIENTS.map(([name, words]) => [name, words.split('|').map(joined)] as const),
  );
  const cell = (words: string) => new Set(words.split(' ').filter(Boolean) as Content[]);
  return CONTENT_WORDS.flatMap(([contains, mayContain, names]) =>
    names.split('|').map((name) => ({
      keys: keysOf(name),
      ...adjectiveOf(name),
      contains: withImplied(cell(contains)),
      mayContain: cell(mayContain),
      usual: usual.get(name) ?? [],
      isOfTable: true,
    })),
  );
}

function adjectiveOf(name: string): Pick<Phrase, 'onlyAs'> {
  const folded = singular(foldLetters(name));
  return GENDERED.has(keyOf(folded)) ? { onlyAs: folded } : {};
}

/** The phrase of the table that a name begins with: a bread of the list may hold what any bread may hold. */
function kindOf(byFirst: Phrases, [first = '', ...rest]: readonly string[]): Phrase | undefined {
  return (byFirst.get(first) ?? [])
    .filter(({ keys, isOfTable }) => isOfTable && keys.slice(1).every((key, i) => key === rest[i]))
    .toSorted((a, b) => b.keys.length - a.keys.length)[0];
}

function withKind(held: ReadonlySet<Content>, kind: Phrase | undefined, isWithout: boolean) {
  const asked = [...(kind?.contains ?? [])];
  const isTag = (content: Content) => (TAGS as readonly string[]).includes(content);
  const usual = isWithout ? [] : asked.filter((content) => isTag(content) && !held.has(content));
  return {
    contains: new Set([...held, ...asked.filter((content) => !isTag(content))]),
    mayContain: new Set([...(kind?.mayContain ?? []), ...usual].filter((content) => !held.has(content))),
  };
}

function byLengthOf(byFirst: Phrases): Map<number, Phrase[]> {
  const all = new Map<number, Phrase[]>();
  for (const [word, list] of byFirst) {
    const phrase = list.find(({ keys, contains }) => keys.length === 1 && contains.size > 0);
    if (phrase) addTo(all, word.length, phrase);
  }
  return all;
}

const joined = (words: string): string => keysOf(words).join(' ');
