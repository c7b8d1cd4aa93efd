import type { Shape } from '@alecrim/domain';
import { bounds } from '../platform/http/bounds.ts';
import { parseJson } from '../platform/http/request-bodies.ts';

/**
 * A cell that starts like this runs as a formula in a spreadsheet (abuse case T30). Some of them skip blanks, line breaks
 * and characters without width before the sign, and take a wide sign for a plain one. Apostrophes in front count too, so
 * that the one which is added is always the one which is taken away.
 */
const FORMULA = /^'*(?:[\t\r]|[\s\p{Cc}\p{Default_Ignorable_Code_Point}]*[=+\-@＝＋－＠﹦﹢﹣﹫−])/u;

/**
 * A value as a cell: lists of text one item a line, other lists as JSON, nothing that a spreadsheet would run. Decimals
 * have a comma, because a Brazilian spreadsheet takes 1.65 for a date.
 */
export function toCell(shape: Shape, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (shape === 'number') return guarded(String(value).replace('.', ','));
  return guarded(typeof value === 'object' ? listCell(shape, value) : String(value));
}

function guarded(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

function listCell(shape: Shape, value: object): string {
  const isLines = typeof shape === 'object' && 'listOf' in shape && shape.listOf === 'text';
  return isLines ? (value as string[]).join('\n') : JSON.stringify(value);
}

/** A cell as a value; an empty one is absent. Lists and objects are JSON; any other text of a list is taken line by line. */
export function fromCell(shape: Shape, cell: string): unknown {
  const text = cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell;
  if (text.trim() === '') return undefined;
  if (shape === 'boolean') return booleans[text.trim().toLowerCase()] ?? text;
  if (shape === 'number') return Number(withPoint(text));
  if (typeof shape !== 'object') return text.trim();
  if (text.trimStart().startsWith('object' in shape ? '{' : '[')) {
    try {
      return parseJson(text, bounds.many);
    } catch {
      return text.split(/\r?\n/);
    }
  }
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);
}

/** Spreadsheets in Brazil write 1.234,5. */
const withPoint = (text: string): string =>
  text.includes(',') ? text.replaceAll('.', '').replace(',', '.') : text;

const booleans: Record<string, boolean> = {
  true: true,
  false: false,
  sim: true,
  não: false,
  nao: false,
  '1': true,
  '0': false,
};
