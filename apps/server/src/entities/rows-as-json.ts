import { wireText } from '../platform/db/dialect.ts';
import type { Column } from './query/columns.ts';
import type { Row } from './rows.ts';

/** A row as the wire shows it, as JSON. A value that is stored as JSON goes into it as it is, without parsing. */
export const asJson = (columns: readonly Column[], row: Row): string =>
  piecesOf(columns, [row], '', '').join('');

/** The same as the bytes of an answer. */
export const recordBytes = (columns: readonly Column[], row: Row): Buffer =>
  bytesOf(piecesOf(columns, [row], '', ''));

/** Records with commas between them, and what stands around them in the answer. */
export const listBytes = (
  columns: readonly Column[],
  rows: readonly Row[],
  before = '[',
  after = ']',
): Buffer => bytesOf(piecesOf(columns, rows, before, after));

// A shorter value is added to the text before it.
const LONG = 500;

/**
 * Long values stay apart. Twenty plans are 200 KB: as one text they would be put together, measured and copied as a
 * whole, which takes twice as long as writing each piece to its place.
 */
function piecesOf(columns: readonly Column[], rows: readonly Row[], before: string, after: string): string[] {
  const pieces: string[] = [];
  let text = before;
  let comma = '';
  for (const row of rows) {
    text += `${comma}{`;
    comma = '';
    for (const { key, name, shape } of columns) {
      const value = wireText(shape, row[name]);
      text += comma + key;
      comma = ',';
      if (value.length < LONG) text += value;
      else {
        pieces.push(text, value);
        text = '';
      }
    }
    text += '}';
  }
  pieces.push(text + after);
  return pieces;
}

function bytesOf(pieces: readonly string[]): Buffer {
  let length = 0;
  for (const piece of pieces) length += Buffer.byteLength(piece);
  const bytes = Buffer.allocUnsafe(length);
  let end = 0;
  for (const piece of pieces) end += bytes.write(piece, end);
  // Memory that was not written to may hold anything, so no byte of it may leave.
  return bytes.subarray(0, end);
}
