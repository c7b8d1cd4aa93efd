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

function removerOf(words: readonly string[]): (text: string) => string {
  // The longest first, so that a full name is replaced as a whole.
  const patterns = [...new Set(words.map(patternOf))].filter(Boolean).sort((a, b) => b.length - a.length);
  if (patterns.length === 0) return (text) => text;
  const whole = new RegExp(`(?<![\\p{L}\\p{N}])(?:${patterns.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
  return (text) => text.normalize('NFC').replace(whole, REDACTED);
}

/** A pattern that takes any accent on a vowel or c, and any white space between words. */
function patternOf(word: string): string {
  return [...word.trim().normalize('NFD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ')]
    .map((char) => accented[char.toLowerCase()] ?? (char === ' ' ? '\\s+' : escaped(char)))
    .join('');
}

const accented: Record<string, string> = {
  a: '[aáàâãä]',
  e: '[eéèêë]',
  i: '[iíìîï]',
  o: '[oóòôõö]',
  u: '[uúùûü]',
  c: '[cç]',
  n: '[nñ]',
};

const escaped = (char: string) => char.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
