import { shownItem } from './shown-lines.ts';
import { linesOf } from './typed-lines.ts';

// "1. Arroz", "2) Feijão": a number that only counts. "1.5 xícara" and "2 ovos" carry a quantity and stay.
const COUNTER = /^\(?(\d{1,2})[.)ºª°]\s+/;
// "1 - Arroz" counts too, but only when the lines before and after go on counting: "2 - 3 ovos" is a quantity.
const DASHED_COUNTER = /^(\d{1,2})\s*[-–—:]\s+/;
const CHECKBOX = /^(?:\[[ xX]?\]|[☐☑☒])\s*/;
// "*Almoço*", "_opcional_", "~leite~": how chats write bold, italic and struck out. "* Arroz" is a bullet, "2*3" a sum.
const CHAT_MARKS = /(^|[\s(])([*_~])(?=\S)(.*?\S)\2(?=$|[\s.,;:!?)])/g;
const INVISIBLE = /[\u200B-\u200D\u2060\uFEFF\u00AD]/g;

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
