import type { Food } from '../food.ts';
import type { Tag } from '../foods/vocabulary.ts';
import { keyOf } from './fold.ts';
import { FAT_WORDS, LEFT_OFF_WORDS, pairsOf } from './lexicon.ts';

/** What a person leaves out, by the word for it, and the tags of the foods that hold it. */
const DENIED: ReadonlyMap<string, readonly Tag[]> = new Map(
  pairsOf('sem').map(([word, tags]) => [word, tags.split(' ') as Tag[]]),
);

export const IN_FAT = new Set(['frito', 'empanado', 'refogado', 'mexido']);
/** The figures of meat are those of the lean part. */
export const MEATS = new Set(['Carnes', 'Aves', 'Peixes e frutos do mar', 'Embutidos e frios']);
const FATTY = 3;

/** Words that "sem" stands before as a matter of course: "sem açúcar ou adoçante" leaves both out. */
export const isDenied = (word: string): boolean =>
  DENIED.has(word) || LEFT_OFF_WORDS.has(word) || FAT_WORDS.has(word);

/** Whether a food is another one without this ("sem_" before it): "atum sem óleo" is no tuna in oil. */
export function changesWithout(key: string, food: Food, own: ReadonlySet<string> | undefined): boolean {
  const left = key.slice('sem_'.length);
  if (DENIED.has(left)) return false; // Said by `denialsIn`, wherever in the line it stands.
  if (own?.has(left)) return true;
  if (!FAT_WORDS.has(left)) return !LEFT_OFF_WORDS.has(left);
  if (IN_FAT.has(food.preparation ?? '')) return true;
  return left === 'gordura' && !MEATS.has(food.group) && (food.figures.fat ?? 0) >= FATTY;
}

export interface Denial {
  readonly tags: readonly Tag[];
  /** As written. */
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

const OPENING = /(?<![a-z])(?:sem|s\/|zero|isent[oa]s?|livres?|nao contem|nao contendo)(?![a-z])/g;
const HINT = /sem|s\/|zero|isent|livre|nao cont/;
const WORD = /^[\s,/]*(?:(?:e|ou|nem|de|d?[oa]s?|em|adicao|qualquer|sem|s\/)\s+|(?:de|d?[oa]s?)\s+)*([a-z]+)/;
/** A list of more is no list. */
const MOST = 6;

/** What a folded line denies, wherever it says so: "sem glúten e lactose", "zero lactose", "livre de amendoim". */
export function denialsIn(folded: string): Denial[] {
  const found: Denial[] = [];
  if (!HINT.test(folded)) return found;
  OPENING.lastIndex = 0;
  for (let open = OPENING.exec(folded); open !== null; open = OPENING.exec(folded)) {
    let at = open.index + open[0].length;
    for (let i = 0; i < MOST; i++) {
      const word = WORD.exec(folded.slice(at, at + 40));
      const tags = word?.[1] === undefined ? undefined : DENIED.get(keyOf(word[1]));
      if (word === null || tags === undefined) break;
      at += word[0].length;
      found.push({ tags, text: folded.slice(open.index, at), from: open.index, to: at });
    }
  }
  return found;
}
