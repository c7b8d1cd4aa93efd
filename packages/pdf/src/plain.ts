// Characters without a form on paper. A tab is a space; the end of a line stays.
const CONTROLS = /[\p{Cc}\u2028\u2029\ufeff]/gu;
const LINE_ENDS = '\n\u2028\u2029';
// A longer word may not fit into a column.
const LONG_WORD = /[^\s]{25,}/g;
const PIECES = /.{1,4}/gsu;
const BREAK = '\u200b';
// Fields of a sheet that are no text of a person: addresses, names of pictures, drawings.
const AS_IS = new Set(['href', 'url', 'logo', 'photo', 'svg']);

/** The texts without half letters and control characters, and with places where a word without end may break. */
export function plain<T>(value: T): T {
  if (typeof value === 'string') return printable(value) as T;
  if (Array.isArray(value)) return value.map(plain) as T;
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, AS_IS.has(key) ? item : plain(item)]),
    ) as T;
  return value;
}

const printable = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll('\r\n', '\n')
    .replace(CONTROLS, (character) => (LINE_ENDS.includes(character) ? '\n' : ' '))
    .replace(LONG_WORD, (word) => word.match(PIECES)?.join(BREAK) ?? word);
