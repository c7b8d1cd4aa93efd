/** One thing per line; blank lines are dropped (P23). */
export function linesOf(text: string): string[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

export const textOf = (lines: readonly string[] | null | undefined): string => (lines ?? []).join('\n');

// Bullets people type or paste; U+F0B7 is the one that Word leaves behind. Signs with a meaning (✗, →, +) stay.
export const BULLETS = /^(?:[•·●○▪▫■□◦‣⁃∙➢➤►✓✔*–—\uF0B7-]\uFE0F?\s*)+/;

// "Opção de fruta: maçã" is a sentence, not a label.
const LABEL = /^op[çc][ãa]o(?=[\s\d:.)–—-])(?!\s+d[eoa]s?\s)\s*/i;

// The label's own number or letter. Without a separator it may be a quantity ("Opção 2 ovos", "Opção 1/2 mamão",
// "Opção 1.5 xícara"), and no quantity may ever be lost.
const LABEL_END = /^(?:\d{1,2}|[a-z])?\s*(?:[:)](?!\d\d)|[.–—-](?!\d))\s*/i;

/** An item as it is shown: without a leading 'Opção' or bullet (P55); '' when it was a bullet alone. */
export function shownItem(item: string): string {
  const text = composed(item).trim().replace(BULLETS, '');
  const words = text.replace(LABEL, '');
  if (words === text) return text;
  const stripped = words.replace(LABEL_END, '').replace(BULLETS, '');
  // "Opção 2" with nothing behind it heads the items below, so it stays as typed.
  return /^(?:\d{0,2}|[a-z])$/i.test(stripped) ? text : stripped;
}

// No letter below U+0300 is written with a combining mark, and asking is six times cheaper than normalizing.
const MAY_COMBINE = /[^\0-\u02FF]/;
const composed = (text: string) => (MAY_COMBINE.test(text) ? text.normalize('NFC') : text);

/** A line as a reader sees it: also with numbers and units held together. */
export const shownLine = (item: string): string => heldUnits(shownItem(item));

/** "Opção 2" alone says what the layout of options says already, so it is no title. */
export function shownOptionTitle(descricao: string): string {
  const shown = shownLine(descricao);
  return /^op[çc][ãa]o\s*\w{0,2}\W*$/i.test(shown) ? '' : shown;
}

// Units so short that at the beginning of a line they would be misread.
const SPACE_BEFORE_UNIT = /(\p{N}) +(?=(?:[km]?g|m?l|[°º]C|%|kcal|min|h|un)(?![\p{L}\p{N}]))/giu;

/** A text to be shown in which no line ends between a number and its unit: "108 g" stays together. */
export function heldUnits(text: string): string {
  return text.replace(SPACE_BEFORE_UNIT, '$1\u00A0');
}

/** The same text with plain spaces instead of non-breaking ones, which are only for the layout. */
export const withPlainSpaces = (text: string): string => text.replaceAll('\u00A0', ' ');

// "1. Arroz", "2) Feijão": a number that only counts. "1.5 xícara" and "2 ovos" carry a quantity and stay.
const COUNTER = /^\(?(\d{1,2})[.)ºª°]\s+/;
// "1 - Arroz" counts too, but only when the lines before and after go on counting: "2 - 3 ovos" is a quantity.
const DASHED_COUNTER = /^(\d{1,2})\s*[-–—:]\s+/;
export const CHECKBOX = /^(?:\[[ xX]?\]|[☐☑☒])\s*/;
// "*Almoço*", "_opcional_", "~leite~": how chats write bold, italic and struck out. "* Arroz" is a bullet, "2*3" a sum.
const CHAT_MARKS = /(^|[\s(])([*_~])(?=\S)(.*?\S)\2(?=$|[\s.,;:!?)])/g;
export const INVISIBLE = /[\u200B-\u200D\u2060\uFEFF\u00AD]/g;

/** A list as it comes from a document or a chat, as plain lines: no bullets, counters, boxes or blank lines. */
export function cleanLines(pasted: string): string[] {
  const lines = linesOf(pasted.replace(INVISIBLE, '').replace(/[\t\u00A0\u202F]+/g, ' '));
  const isCounted =
    lines.length > 1 && lines.every((line, i) => DASHED_COUNTER.exec(line)?.[1] === `${i + 1}`);
  return lines
    .map((line) => (isCounted ? line.replace(DASHED_COUNTER, '') : line))
    .map((line) => line.replace(CHAT_MARKS, '$1$3'))
    .map((line) => shownItem(line.replace(CHECKBOX, '').replace(COUNTER, '')).replace(CHECKBOX, ''))
    .filter((line) => line !== '');
}

/** What to insert instead of the pasted text, or null when the browser's own paste is right. */
export function betterPaste(pasted: string, before: string): string | null {
  const isList = /[\r\n]/.test(pasted.trim());
  // A part of a line is pasted exactly as it was copied, with its spaces.
  if (!isList && !/(^|\n)\s*$/.test(before)) return null;
  const clean = cleanLines(pasted).join('\n');
  if (clean === '' || clean === pasted.trim()) return null;
  return clean;
}
