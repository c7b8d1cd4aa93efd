/** Accented capitals of Portuguese and its neighbours; both databases fold exactly these besides A–Z. */
export const accentedCapitals = 'ÁÀÂÃÄÉÈÊËÍÌÎÏÓÒÔÕÖÚÙÛÜÇÑ';

/** The capital of a letter that `foldCase` knows; anything else is its own. */
export function capitalOf(char: string): string {
  const upper = char.toUpperCase();
  return upper !== char && foldCase(upper) === char ? upper : char;
}

/** Lower case as the databases do it, so that a case-insensitive filter means the same everywhere. */
export function foldCase(text: string): string {
  let folded = '';
  for (const char of text) {
    const isCapital = (char >= 'A' && char <= 'Z') || accentedCapitals.includes(char);
    folded += isCapital ? char.toLowerCase() : char;
  }
  return folded;
}

// In the order of `accentedCapitals`.
const plainLetters = 'aaaaaeeeeiiiiooooouuuucn';

/** Lower case without accents, unit by unit: a place in the result is the same place in the text. */
export const foldLetters = (text: string): string => text.replace(/[^\0-@[-\x7F]/g, foldLetter);

function foldLetter(letter: string): string {
  const lower = letter.toLowerCase().charAt(0);
  if (lower <= 'z') return lower;
  const known = plainLetters[accentedCapitals.indexOf(letter.toUpperCase())];
  return known ?? lower.normalize('NFD').charAt(0);
}

/** Only its letters and digits, folded: for comparing what is written with different marks. */
export const lettersAndDigits = (text: string): string =>
  foldLetters(text.normalize('NFC')).replace(/[^\p{L}\p{N}]+/gu, '');

/** Text as a person searches it: no accents, no case, single spaces. */
export function searchable(text: string): string {
  return (
    text
      .normalize('NFD')
      // Marks only: \p{Diacritic} would also swallow a typed ^, ` or · and turn that search into "everything".
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/\s+/g, ' ')
      .trim()
  );
}
