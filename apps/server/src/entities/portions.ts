import type { Entity } from '@alecrim/domain';
import { type RawBuilder, sql } from 'kysely';
import { type Engine, storedBytes } from '../platform/db/dialect.ts';
import { nextTurn } from '../platform/event-loop-turns.ts';
import { allColumnsOf } from './query/columns.ts';
import type { Row } from './rows.ts';

/** A record that was found, not yet read. */
export interface Found {
  id: string;
  version: number;
  /** What its lists take; all else is small. */
  bytes: number;
}

/** A list that is too long to be read in one go. */
export interface LongList {
  count: number;
  hasMore: boolean;
  portions: AsyncGenerator<Row[]>;
}

// Some milliseconds of reading.
const PORTION_BYTES = 500_000;
const PORTION_ROWS = 100;

/** As many as can be read in one go; at least one. */
export function* inPortions(found: readonly Found[], most = PORTION_BYTES, rows = PORTION_ROWS) {
  let portion: Found[] = [];
  let bytes = 0;
  for (const item of found) {
    if (portion.length > 0 && (bytes + item.bytes > most || portion.length >= rows)) {
      yield portion;
      portion = [];
      bytes = 0;
    }
    portion.push(item);
    bytes += item.bytes;
  }
  if (portion.length > 0) yield portion;
}

/** What was found, in its order, read a portion at a time; what is gone by then is left out. */
export async function* readInPortions(
  found: readonly Found[],
  read: (ids: string[]) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for (const portion of inPortions(found)) {
    const ids = portion.map(({ id }) => id);
    await nextTurn();
    const byId = new Map((await read(ids)).map((row) => [String(row.id), row]));
    yield ids.map((id) => byId.get(id)).filter((row) => row !== undefined);
  }
}

// What one transaction rewrites: others who write wait for it. 500 plans of 6 KB fit.
const TRANSACTION_BYTES = 4_000_000;

/** The first of them, as many as one transaction should change, when the change adds up to so many bytes to each. */
export function oneTransactionOf(found: readonly Found[], added = 0): Found[] {
  const grown = found.map((item) => ({ ...item, bytes: item.bytes + added }));
  const [{ length } = []] = inPortions(grown, TRANSACTION_BYTES, found.length);
  return found.slice(0, length);
}

/** What `Found` holds, as a selection. */
export function foundSelection(entity: Entity, engine: Engine): RawBuilder<unknown> {
  const lists = allColumnsOf(entity).filter(({ shape }) => typeof shape === 'object');
  const bytes = lists.map(({ expression }) => sql`coalesce(${storedBytes(engine, expression)}, 0)`);
  return sql`id, version, ${bytes.length > 0 ? sql.join(bytes, sql` + `) : sql`0`} as bytes`;
}
