/** The identity of a patient: every name and contact that the record ever held. */
export interface Identity {
  names: readonly string[];
  contacts: readonly string[];
}

export const REDACTED = '[removido]';

// Little words between names, and names too short to be distinguished from other words.
const PARTICLES = new Set(['da', 'das', 'de', 'di', 'do', 'dos', 'e']);

/** Whether a word of a name tells the person from others. */
export const isNamePart = (word: string): boolean => word.length > 2 && !PARTICLES.has(word.toLowerCase());

export interface Redactor {
  /** Removes full names and contacts, in any accents and case. Other words are unchanged. */
  text(text: string): string;
  /**
   * A title without any part of a name either. Only for titles: further inside, "Clara" may be an egg white and
   * "Rosa" a pepper.
   */
  title(text: string): string;
}

/** Compiled once for all texts: a person may have had many names, and a history holds thousands of texts. */
export function redactor({ names, contacts }: Identity): Redactor {
  const contactWords = contacts.filter((contact) => contact.trim().length > 2);
  const whole = removerOf([...names.flatMap(spokenNames), ...contactWords]);
  const parts = removerOf(names.flatMap((name) => name.split(/\s+/)).filter(isNamePart));
  return { text: whole, title: (text) => parts(whole(text)) };
}

/** The full name, and the first with the last, as people are called. A single word could be any word. */
function spokenNames(name: string): string[] {
  const words = name.trim().split(/\s+/);
  return words.length < 2 ? [] : [name, `${words[0]} ${words.at(-1)}`];
}

// A word, a gap, or one sign.
const tokens = /[\p{L}\p{N}\p{M}]+|\s+|\S/gu;
const signs = /[\p{L}\p{N}\p{M}]+|\S/gu;
const beginning = /[\p{L}\p{N}\p{M}]+|\S/u;
const isWord = (token = ''): boolean => /[\p{L}\p{N}\p{M}]/u.test(token);

/** Without accents and case; any white space is one blank. */
const folded = (text: string): string =>
  withoutAccents(text)
    .toLowerCase()
    .replace(/\s{2,}|[^\S ]/g, ' ');
const withoutAccents = (text: string): string =>
  /^[ -~]*$/.test(text) ? text : text.normalize('NFD').replace(/\p{M}+/gu, '');

/**
 * Each place of a text is looked up in the sorted words: a pattern of thousands of names would take their number times the
 * length of the text, or be refused.
 */
function removerOf(words: readonly string[]): (text: string) => string {
  const sorted = [...new Set([...new Set(words)].map((word) => folded(word).trim()))].filter(Boolean).sort();
  if (sorted.length === 0) return (text) => text;
  const beginnings = new Set(sorted.map((word) => beginning.exec(word)?.[0]));
  const longestAt = longestFinder(sorted);
  return (text) => {
    if (
      !folded(text)
        .match(signs)
        ?.some((part) => beginnings.has(part))
    )
      return text;
    const parts = text.normalize('NFC').match(tokens) ?? [];
    const read = parts.map(folded);
    const whole = read.join('');
    // The token that begins at a place of the whole.
    const tokenAt = new Map<number, number>();
    let place = 0;
    for (const [i, part] of read.entries()) {
      tokenAt.set(place, i);
      place += part.length;
    }
    tokenAt.set(place, parts.length);
    const isEnd = (end: number) => tokenAt.has(end) && !isWord(parts[tokenAt.get(end) as number]);
    let without = '';
    place = 0;
    for (let i = 0; i < parts.length; ) {
      const canBegin = beginnings.has(read[i]) && (isWord(parts[i]) || !isWord(parts[i - 1]));
      const end = canBegin ? longestAt(whole, place, isEnd) : undefined;
      without += end === undefined ? parts[i] : REDACTED;
      place = end ?? place + (read[i] as string).length;
      i = end === undefined ? i + 1 : (tokenAt.get(end) as number);
    }
    return without;
  };
}

/** Finds where the longest of the sorted words ends that the text has at a place. */
function longestFinder(sorted: readonly string[]) {
  const longest = sorted.reduce((most, { length }) => Math.max(most, length), 0);
  const beginnings = beginningsOf(sorted);
  return (text: string, place: number, isEnd: (end: number) => boolean): number | undefined => {
    const rest = text.slice(place, place + longest);
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sorted[middle] as string) <= rest) low = middle + 1;
      else high = middle;
    }
    // All words that the rest begins with are the last one before it, or beginnings of that one.
    for (let i = low - 1; i >= 0; i = beginnings[i] as number) {
      const word = sorted[i] as string;
      if (rest.startsWith(word) && isEnd(place + word.length)) return place + word.length;
    }
    return undefined;
  };
}

/** For each of the sorted words the longest other one that it begins with, or -1. */
function beginningsOf(sorted: readonly string[]): number[] {
  const open: number[] = [];
  return sorted.map((word, i) => {
    while (open.length > 0 && !word.startsWith(sorted[open.at(-1) as number] as string)) open.pop();
    const beginning = open.at(-1) ?? -1;
    open.push(i);
    return beginning;
  });
}
