import { heldUnits } from './held-units.ts';

// Bullets people type or paste; U+F0B7 is the one that Word leaves behind. Signs with a meaning (✗, →, +) stay.
const BULLETS = /^(?:[•·●○▪▫■□◦‣⁃∙➢➤►✓✔*–—\uF0B7-]\uFE0F?\s*)+/;

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
