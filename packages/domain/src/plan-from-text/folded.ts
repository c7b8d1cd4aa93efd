/** Lower case without accents, letter by letter: a place in the result is the same place in the text. */
export function folded(text: string): string {
  return text.toLowerCase().length === text.length
    ? text.toLowerCase().replace(/[^\0-\x7F]/g, withoutAccent)
    : text.replace(/[^\0-\x7F]/g, withoutAccent);
}

function withoutAccent(char: string): string {
  const letter = char.normalize('NFD').replace(/\p{M}/gu, '');
  return letter.length === char.length ? letter : char;
}

/** Only letters and digits, for comparing. */
export const bare = (text: string): string => folded(text.normalize('NFC')).replace(/[^\p{L}\p{N}]+/gu, '');

export const wordCount = (text: string): number => text.split(/\s+/).filter(Boolean).length;
