import type { BuiltIn, Entity } from '@alecrim/domain';
import { type RawBuilder, sql } from 'kysely';
import { decode, type Engine, encode, flag, isAnyOf, storedBytes, wireText } from '../platform/db/dialect.ts';
import { createPause, yieldToEventLoop } from '../platform/event-loop.ts';
import { type Found, inPortions } from '../platform/portions.ts';
import { allColumnsOf, type Column } from './query/columns.ts';

export { type Found, inPortions };

export type Row = Record<string, unknown>;
export type AnyRecord = Row & BuiltIn;
/** A row as it is stored: lists are JSON text, flags may be numbers. A record, whose lists are parsed, is one too. */
export type StoredRow = Row & Pick<BuiltIn, 'id' | 'created_by_id'>;

/** A row as the wire shows it; names are the same on both sides, so this is all the mapping there is. */
export function asRecord(columns: Iterable<Column>, row: Row): AnyRecord {
  const record: Row = {};
  for (const { name, shape } of columns) record[name] = decode(shape, row[name]);
  return record as AnyRecord;
}

// The boolean columns that are no fields of an entity.
const flags = new Set(['is_sample', 'made_as_sample']);

/** Values as the columns take them. */
export function asColumns<R extends Row>({ fields }: Entity, engine: Engine, values: R): R {
  const columns: Row = {};
  for (const name in values) {
    const value = values[name];
    const field = fields[name];
    if (field) columns[name] = encode(engine, field.shape, value);
    else columns[name] = flags.has(name) ? flag(engine, (value as unknown) === true) : value;
  }
  return columns as R;
}

/** A row as the wire shows it, as JSON. A value that is stored as JSON goes into it as it is, without parsing. */
export const asJson = (columns: readonly Column[], row: Row): string =>
  piecesOf(columns, [row], '', '').join('');

/** The same as the bytes of an answer. */
export const recordBytes = (columns: readonly Column[], row: Row): Buffer =>
  bytesOf(piecesOf(columns, [row], '', ''));

/** A list of records, with the text of the response before and after it. */
export const listBytes = (
  columns: readonly Column[],
  rows: readonly Row[],
  before = '[',
  after = ']',
): Buffer => bytesOf(piecesOf(columns, rows, before, after));

/** The same for thousands of records, with pauses in which other requests have their turn. */
export async function longListBytes(
  columns: readonly Column[],
  rows: readonly Row[],
  before = '[',
  after = ']',
): Promise<Buffer> {
  const parts: Buffer[] = [Buffer.from(before)];
  await yieldToEventLoop();
  const pause = createPause();
  for (const [i, row] of rows.entries()) {
    parts.push(listBytes(columns, [row], i > 0 ? ',' : '', ''));
    await pause();
  }
  return Buffer.concat([...parts, Buffer.from(after)]);
}

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
  // Unwritten memory may hold anything: none of it may be sent.
  return bytes.subarray(0, end);
}

/** A list that is too long to be read in one go. */
export interface LongList {
  count: number;
  hasMore: boolean;
  portions: AsyncGenerator<Row[]>;
}

/** Reads the found records in portions and in their order, without those that are gone by then. */
export async function* readInPortions(
  found: readonly Found[],
  read: (ids: string[]) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for (const portion of inPortions(found)) {
    const ids = portion.map(({ id }) => id);
    await yieldToEventLoop();
    const byId = new Map((await read(ids)).map((row) => [String(row.id), row]));
    yield ids.map((id) => byId.get(id)).filter((row) => row !== undefined);
  }
}

// The most that one transaction rewrites, because it blocks other writers. 500 plans of 6 KB fit.
const TRANSACTION_BYTES = 4_000_000;

/** As many at a time as one transaction should change. */
export const inTransactions = <F extends Found>(found: readonly F[]): Generator<F[]> =>
  inPortions(found, TRANSACTION_BYTES, found.length);

/** The first of them, as many as one transaction should change, when the change adds up to so many bytes to each. */
export function oneTransactionOf(found: readonly Found[], added = 0): Found[] {
  const grown = found.map((item) => ({ ...item, bytes: item.bytes + added }));
  const [{ length } = []] = inTransactions(grown);
  return found.slice(0, length);
}

/**
 * However many ids there are: a database binds a limited number of values. One record is found by its index, also before the
 * database has counted anything.
 */
export const isOneOf = (
  engine: Engine,
  id: RawBuilder<unknown>,
  ids: readonly string[],
): RawBuilder<unknown> => (ids.length === 1 ? sql`${id} = ${ids[0]}` : isAnyOf(engine, id, ids));

/** The selection for `Found`. */
export function foundSelection(entity: Entity, engine: Engine): RawBuilder<unknown> {
  const lists = allColumnsOf(entity).filter(({ shape }) => typeof shape === 'object');
  const bytes = lists.map(({ expression }) => sql`coalesce(${storedBytes(engine, expression)}, 0)`);
  return sql`id, version, ${bytes.length > 0 ? sql.join(bytes, sql` + `) : sql`0`} as bytes`;
}
