import { WORDS } from './words.ts';

/** Words that end in "s" in the singular. */
const SINGULAR = new Set(WORDS.singular.split(' '));

/** Singular of a folded word. Wrong for some words, but the same for the list and for the line, which is enough. */
export function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || SINGULAR.has(word)) return word;
  if (/(oes|aes|aos)$/.test(word)) return `${word.slice(0, -3)}ao`;
  if (/(?:[aeo]|[^qg]u)is$/.test(word)) return `${word.slice(0, -2)}l`;
  if (word.endsWith('ns')) return `${word.slice(0, -2)}m`;
  if (/[aeiou][rz]es$/.test(word)) return word.slice(0, -2);
  if (word.endsWith('eses')) return word.slice(0, -3);
  return word.slice(0, -1);
}

/** Adjectives that follow the gender of their noun; the masculine form stands for both. */
export const GENDERED: ReadonlySet<string> = new Set(WORDS.adjetivo.split(' '));

/** Abbreviations, and words that are often written with another first letter. */
const SHORT = new Map(WORDS.abreviatura.split('|').map((pair) => pair.split('=') as [string, string]));

/** "bisc": it has no plural, and a point behind it belongs to it. */
export const isAbbreviation = (folded: string): boolean => SHORT.has(folded);

// Plans are made of few words: each form is worked out once.
const keys = new Map<string, string>();
const KEPT_KEYS = 5_000;
const LONGEST_KEPT = 20;

/** The form under which a word is looked up: singular, masculine where it is an adjective. */
export function keyOf(folded: string): string {
  const before = keys.get(folded);
  if (before !== undefined) return before;
  const key = formOf(folded);
  if (keys.size >= KEPT_KEYS) keys.clear();
  if (folded.length <= LONGEST_KEPT) keys.set(folded, key);
  return key;
}

function formOf(folded: string): string {
  const one = SHORT.get(folded) ?? singular(folded);
  if (one === 'crua') return 'cru';
  if (one.endsWith('a')) {
    const masculine = `${one.slice(0, -1)}o`;
    if (GENDERED.has(masculine)) return masculine;
  }
  return one;
}

/** "tomatinho" → tomate, "pãozinho" → pão: every word that it may come from. */
export function withoutDiminutive(key: string): readonly string[] {
  const short = /^(.{2,})(?:z?inh[oa]|zit[oa])$/.exec(key)?.[1];
  if (short === undefined) return [];
  const zed = /^(.{2,})zinh[oa]$/.exec(key)?.[1];
  const stems = [`${short}o`, `${short}a`, `${short}e`, short];
  return zed === undefined ? stems : [zed, ...stems];
}
