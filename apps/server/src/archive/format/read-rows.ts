import { type RawBuilder, sql } from 'kysely';
import { canonical } from '../../platform/db/canonical.ts';
import type { Db } from '../../platform/db/tables.ts';
import { createPause } from '../../platform/event-loop.ts';
import { asArchived, type Row } from './row-values.ts';
import type { BackupTable } from './tables.ts';

// Pages grow and shrink around this, so that a server which backs itself up never pauses for more than milliseconds.
const PAGE_CHARACTERS = 250_000;
// Small ones may be followed by as many of 1 MB.
const MAX_ROWS = 16;

export interface Reading {
  /** Of the table's columns, those that are to be read. */
  columns: readonly string[];
  /** Narrows the table's rows further, for instance to one owner. */
  where?: RawBuilder<unknown>;
}

/** The lines of a table, in the order of its key, a page at a time. */
export async function* linesOf(db: Db, table: BackupTable, reading: Reading): AsyncGenerator<Buffer> {
  for await (const { text } of pagesOf(db, table, reading)) yield Buffer.from(text);
}

/** The archived rows of a table with their text, in the order of its key. */
export async function* pagesOf(
  db: Db,
  table: BackupTable,
  reading: Reading,
): AsyncGenerator<{ rows: Row[]; text: string }> {
  const pause = createPause();
  let limit = 2;
  let after: Row | undefined;
  for (;;) {
    const found = await page(db, table, reading, limit, after);
    if (found.length === 0) return;
    const rows: Row[] = [];
    let text = '';
    for (const row of found) {
      await pause();
      const archived = asArchived(table, row);
      rows.push(archived);
      text += `${canonical(archived)}\n`;
    }
    yield { rows, text };
    if (found.length < limit) return;
    after = found.at(-1);
    limit = Math.max(1, Math.min(MAX_ROWS, limit * 2, Math.floor((limit * PAGE_CHARACTERS) / text.length)));
  }
}

async function page(
  db: Db,
  table: BackupTable,
  { columns, where }: Reading,
  limit: number,
  after?: Row,
): Promise<Row[]> {
  const key = sql.join(table.key.map((name) => keyPart(table, name)));
  const conditions = [
    table.where ?? sql`(1 = 1)`,
    ...(where ? [where] : []),
    ...(after ? [sql`(${key}) > (${sql.join(table.key.map((name) => after[name] ?? ''))})`] : []),
  ];
  // The bytes are read one file at a time, when their turn comes.
  const read = columns.filter((name) => name !== table.content?.column);
  const { rows } = await sql<Row>`
    select ${sql.join(read.map((name) => sql.ref(name)))} from ${sql.table(table.name)}
    where ${sql.join(conditions, sql` and `)} order by ${key} limit ${limit}`.execute(db);
  return rows;
}

const keyPart = ({ emptyKey }: BackupTable, name: string): RawBuilder<unknown> =>
  name === emptyKey ? sql`coalesce(${sql.ref(name)}, '')` : sql.ref(name);

/** The content of one file. */
export async function contentOf(db: Db, table: BackupTable, hash: unknown): Promise<Buffer> {
  const { content } = table;
  if (!content) return Buffer.alloc(0);
  const { rows } = await sql<{ bytes: Uint8Array }>`
    select ${sql.ref(content.column)} as bytes from ${sql.table(table.name)}
    where ${sql.ref(content.hash)} = ${hash}`.execute(db);
  // SQLite gives an ArrayBuffer, PostgreSQL a Buffer.
  return Buffer.from((rows[0]?.bytes ?? []) as Uint8Array);
}
