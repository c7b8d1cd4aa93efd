import { lettersAndDigits } from '../fold.ts';
import { BULLETS, CHECKBOX, INVISIBLE } from '../lines.ts';

/** A written line of the text, without its marks, and what the marks say about it. */
export interface SourceLine {
  text: string;
  /** A heading of the document: "## Almoço". */
  isHeading: boolean;
  /** The whole line is bold: "*Almoço*". */
  isBold: boolean;
  /** It had a bullet or a counter. */
  isItem: boolean;
  /** All its letters are capitals. */
  isCaps: boolean;
  /** An empty line, or another message, comes before it. */
  hasGap: boolean;
}

// "[10:32, 17/11/2026] Fulana: ", "[14/05/26, 09:02:11] Fulana: " and "12/03/2026 08:14 - Fulana: ".
const MESSAGE =
  /^\[?(?:\d{1,2}:\d\d(?::\d\d)?(?: ?[AaPp][Mm])?, )?\d{1,2}\/\d{1,2}\/\d{2,4},? ?(?:\d{1,2}:\d\d(?::\d\d)?)?(?:\]| -) ([^:\n]{1,60}): ?/;
const HASHES = /^#{1,6}\s+/;
// Pictures in front of a line are bullets or decoration, except those that forbid or warn.
const PICTURE =
  /^(?![❌🚫⛔✖✗⚠+→])(?:\p{Extended_Pictographic}|[\u{1F1E6}-\u{1F1FF}\u{1F3FB}-\u{1F3FF}])(?:\uFE0F|[\u{1F3FB}-\u{1F3FF}])*\s*/u;
// Pictures behind a heading: "*Almoço* 🍛".
const LAST_PICTURES =
  /(?:\s*(?:\p{Extended_Pictographic}|[\u{1F1E6}-\u{1F1FF}\u{1F3FB}-\u{1F3FF}])\uFE0F?)+$/u;
// "*Evite à noite" is a footnote.
const FOOTNOTE = /^\*(?=\p{L})[^*]*$/u;
const WARNING_PICTURE = /^⚠\uFE0F?\s*/;
// Bullets that the lines of a meal do not know: small pictures, and "o" as the second level of a word processor.
const MORE_BULLETS = /^(?:[▶✅§\uF0A7]\uFE0F?|o(?=\t))\s*/;
// "1ª opção" and "2º lanche" say more than a place in the list.
const COUNTER =
  /^(?:\d\uFE0F?\u20E3|\(?(?:\d{1,2}(?:[.)](?!\d)|[ºª°][.)]?(?=\s)(?!\s*(?:op|sug|alt|ref|lan)))|[a-j][.)](?=\s)))\s*/;
const ENTIRELY_BOLD = /^(\*\*|__|\*)(?=\S)([^*]*[^*\s])\1([:.]?)$/;
const CHAT_MARKS = /(^|[\s(])(\*\*|__|[*_~])(?=\S)([^*_~\n]*[^*_~\s])\2(?=$|[\s.,;:!?)–—-])/g;
const MARKS = [BULLETS, MORE_BULLETS, CHECKBOX, PICTURE, COUNTER];
// More marks inside of each other are no marks.
const MOST_NESTED = 6;
const CONTROL = /(?![\n\t\f])\p{Cc}/gu;
const DIRECTION = /[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** The whole text, without what nobody sees or types. */
export const cleanText = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029\v]/g, '\n')
    .replace(CONTROL, '')
    .replace(INVISIBLE, '')
    .replace(DIRECTION, '')
    .replace(/[\u00A0\u202F\u2000-\u200A]/g, ' ')
    .normalize('NFC');

/** Null for a line without a letter or a digit: empty, or a rule of dashes. */
export function sourceLine(written: string, hasGapBefore: boolean): SourceLine | null {
  let text = written.trim();
  const message = MESSAGE.exec(text);
  if (message) text = text.slice(message[0].length);
  if (lettersAndDigits(text) === '') return null;
  const isHeading = HASHES.test(text);
  text = text.replace(HASHES, '');
  let [isBold, isItem] = [false, false];
  const isFootnote = FOOTNOTE.test(text);
  // Marks may stand in each other: "✅ *1. Almoço*". Bold comes first, because one asterisk is a bullet.
  for (let [before, round] = ['', 0]; before !== text && round < MOST_NESTED; round++) {
    before = text;
    const bold = ENTIRELY_BOLD.exec(text.replace(LAST_PICTURES, ''));
    if (bold) text = `${bold[2]}${bold[3]}`;
    isBold ||= bold !== null;
    const plain = /^[*_~]\S/.test(text) ? text.replace(CHAT_MARKS, '$1$3') : text;
    text = MARKS.reduce((rest, mark) => rest.replace(mark, ''), plain).trim();
    isItem ||= text !== plain && !isFootnote;
  }
  text = text.replace(CHAT_MARKS, '$1$3').replace(/\s+/g, ' ').trim();
  if (lettersAndDigits(text) === '') text = written.trim();
  const letters = text.replace(/[^\p{L}]/gu, '');
  const isCaps = letters.length > 2 && letters === letters.toUpperCase();
  return { text, isHeading, isBold, isItem, isCaps, hasGap: hasGapBefore || message !== null };
}

export const wordCount = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** A heading without the pictures behind it. */
export const withoutLastPictures = (text: string): string => text.replace(LAST_PICTURES, '') || text;

/** A heading without the picture that warns: "⚠️ Lembretes". */
export const withoutWarning = (text: string): string => text.replace(WARNING_PICTURE, '');
