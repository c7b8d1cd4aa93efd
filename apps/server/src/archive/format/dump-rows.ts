import { type RawBuilder, sql } from 'kysely';
import { canonical } from '../../platform/db/canonical.ts';
import { type Engine, flag, isSet } from '../../platform/db/dialect.ts';
import type { Db } from '../../platform/db/tables.ts';
import { createPause } from '../../platform/event-loop.ts';
import type { BackupTable } from './tables.ts';

// A page ends with the row that reaches this, so that a server which backs itself up never blocks for more than milliseconds.
const PAGE_CHARACTERS = 250_000;
// As many rows are read at once: small rows may be followed by rows of 1 MB.
const MAX_ROWS = 16;

// More keys would be found in a statement that other requests notice.
const KEYS_AT_ONCE = 5_000;

export interface RowSelection {
  /** Of the table's columns, those that are to be read. */
  columns: readonly string[];
  /** The rows of one owner: conditions that have no row in common, in the order of the key. */
  parts?: () => Iterable<RawBuilder<unknown>> | AsyncIterable<RawBuilder<unknown>>;
}

/** The lines of a table, in the order of its key, a page at a time. */
export async function* linesOf(db: Db, table: BackupTable, selection: RowSelection): AsyncGenerator<Buffer> {
  for await (const { text } of pagesOf(db, table, selection)) yield Buffer.from(text);
}

/** The archived rows of a table with their text, in the order of its key. */
export async function* pagesOf(
  db: Db,
  table: BackupTable,
  selection: RowSelection,
): AsyncGenerator<{ rows: ArchivedRow[]; text: string }> {
  const pause = createPause();
  const { columns, parts } = selection;
  const next = parts ? rowsByKey(db, table, columns, parts()) : rowsInOrder(db, table, columns);
  let limit = 2;
  for (;;) {
    const found = await next(limit);
    if (found.length === 0) return;
    let rows: ArchivedRow[] = [];
    let text = '';
    let length = 0;
    for (const row of found) {
      await pause();
      const archived = asArchived(table, row);
      rows.push(archived);
      text += `${canonical(archived)}\n`;
      if (text.length < PAGE_CHARACTERS && row !== found.at(-1)) continue;
      yield { rows, text };
      length += text.length;
      rows = [];
      text = '';
    }
    limit = Math.max(1, Math.min(MAX_ROWS, limit * 2, Math.floor((limit * PAGE_CHARACTERS) / length)));
  }
}

type NextRows = (limit: number) => Promise<ArchivedRow[]>;

/** The whole table is read along the index of its key. */
function rowsInOrder(db: Db, table: BackupTable, columns: readonly string[]): NextRows {
  let last: ArchivedRow | undefined;
  return async (limit) => {
    const rows = await select(db, table, columns, after(table, last), limit);
    last = rows.at(-1) ?? last;
    return rows;
  };
}

type Parts = ReturnType<NonNullable<RowSelection['parts']>>;

/** A part of the table is not in the order of any index. Only its keys are sorted, its texts never. */
function rowsByKey(db: Db, table: BackupTable, columns: readonly string[], parts: Parts): NextRows {
  const pages = keysOf(db, table, parts);
  let keys: ArchivedRow[] = [];
  return async (limit) => {
    if (keys.length === 0) keys = (await pages.next()).value ?? [];
    if (keys.length === 0) return [];
    const wanted = keys.splice(0, limit).map(
      (row) =>
        sql`(${sql.join(
          table.key.map((name) => sql`${keyPart(table, name)} = ${row[name] ?? ''}`),
          sql` and `,
        )})`,
    );
    return select(db, table, columns, [sql`(${sql.join(wanted, sql` or `)})`], limit);
  };
}

async function* keysOf(db: Db, table: BackupTable, parts: Parts): AsyncGenerator<ArchivedRow[], undefined> {
  for await (const part of parts)
    for (let last: ArchivedRow | undefined; ; ) {
      const keys = await select(db, table, table.key, [...after(table, last), part], KEYS_AT_ONCE);
      const isLast = keys.length < KEYS_AT_ONCE;
      last = keys.at(-1);
      if (keys.length > 0) yield keys;
      if (isLast) break;
    }
}

const after = (table: BackupTable, last: ArchivedRow | undefined): RawBuilder<unknown>[] =>
  last ? [sql`(${keyColumns(table)}) > (${sql.join(table.key.map((name) => last[name] ?? ''))})`] : [];

async function select(
  db: Db,
  table: BackupTable,
  columns: readonly string[],
  conditions: readonly RawBuilder<unknown>[],
  limit: number,
): Promise<ArchivedRow[]> {
  const all = [table.where ?? sql`(1 = 1)`, ...conditions];
  // The bytes are read later, one file at a time.
  const read = columns.filter((name) => name !== table.content?.column);
  const { rows } = await sql<ArchivedRow>`
    select ${sql.join(read.map((name) => sql.ref(name)))} from ${sql.table(table.name)}
    where ${sql.join(all, sql` and `)} order by ${keyColumns(table)} limit ${limit}`.execute(db);
  return rows;
}

const keyColumns = (table: BackupTable) => sql.join(table.key.map((name) => keyPart(table, name)));

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

export type ArchivedRow = Record<string, unknown>;

/** A row in the format of the archive, which is the same on both engines. */
function asArchived(table: BackupTable, row: ArchivedRow): ArchivedRow {
  const { flags = [], json = [], content } = table;
  const archived: ArchivedRow = { ...row };
  for (const name of flags) if (name in row) archived[name] = isSet(row[name] as boolean | number);
  for (const name of json) if (typeof row[name] === 'string') archived[name] = JSON.parse(row[name]);
  if (content) archived[content.column] = fileName(table, row);
  return archived;
}

/** An archived row in the format of this engine's columns. */
export function asStored(engine: Engine, row: ArchivedRow): ArchivedRow {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, stored(engine, value)]));
}

function stored(engine: Engine, value: unknown): unknown {
  if (typeof value === 'boolean') return flag(engine, value);
  const isJson = typeof value === 'object' && value !== null && !Buffer.isBuffer(value);
  return isJson ? canonical(value) : value;
}

const extensions: Record<string, string> = {
  'image/webp': 'webp',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'application/pdf': 'pdf',
};

/** The path of a row's bytes in the archive, with a file extension for people. */
function fileName({ content }: BackupTable, row: ArchivedRow): string {
  const { hash = '', mime = '' } = content ?? {};
  return `files/${row[hash]}.${extensions[String(row[mime])] ?? 'bin'}`;
}
