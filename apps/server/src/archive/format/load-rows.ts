import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import { z } from 'zod';
import { engineOf } from '../../platform/db/dialect.ts';
import type { Db } from '../../platform/db/tables.ts';
import { parseJson } from '../../platform/http/request-bodies.ts';
import type { Archive } from './archive-reader.ts';
import { type ArchivedRow, asStored } from './dump-rows.ts';
import { ArchiveRefused } from './manifest.ts';
import { type BackupTable, entryOf } from './tables.ts';

/** Writes the archived rows of a table, with the bytes of their files. */
export async function loadTable(on: Db, archive: Archive, table: BackupTable): Promise<void> {
  const entry = entryOf(table);
  const lines = linesIn(entry, archive.read(entry));
  if (!table.content) {
    for await (const batch of batchesOf(lines, weightOf))
      await insertRows(
        on,
        table.name,
        batch.map(({ text }) => JSON.parse(text)),
      );
    return;
  }
  const { column } = table.content;
  // One by one: a file may be as large as a hundred rows of anything else.
  for await (const { text } of lines) {
    const row: ArchivedRow = JSON.parse(text);
    const bytes = await buffer(archive.read(String(row[column])));
    await insertRows(on, table.name, [{ ...row, [column]: bytes }]);
  }
}

// 2 MB of text are a batch of their own, so that huge plans do not fill the memory.
const weightOf = ({ text }: Line) => Math.max(1, text.length / 20_000);

export async function insertRows(on: Db, table: string, rows: readonly ArchivedRow[]): Promise<void> {
  const engine = engineOf(on);
  const columns = Object.keys(rows[0] ?? {});
  const tuples = rows.map((row) => {
    const stored = asStored(engine, row);
    return sql`(${sql.join(columns.map((name) => stored[name] ?? null))})`;
  });
  await sql`insert into ${sql.table(table)} (${sql.join(columns.map((name) => sql.ref(name)))}) values ${sql.join(tuples)}`.execute(
    on,
  );
}

export const moment = z.iso.datetime({ precision: 3 });

/** The rows of a table of an untrusted archive, each validated. */
export async function* checkedRows<T>(
  archive: Archive,
  table: string,
  check: z.ZodType<T>,
): AsyncGenerator<T> {
  const entry = entryOf({ name: table });
  // An older program did not know every table.
  if (!archive.manifest.entries.some(({ name }) => name === entry)) return;
  for await (const line of linesIn(entry, archive.read(entry))) yield checked(entry, line, check);
}

function checked<T>(entry: string, { number, text }: Line, check: z.ZodType<T>): T {
  const refuse = (reason: string) => new ArchiveRefused(`linha ${number}: ${reason}`, { entry });
  let value: unknown;
  try {
    // The operator's tool restores backups outside the server, so the size needs no bound here.
    value = parseJson(text, { values: Number.POSITIVE_INFINITY });
  } catch (error) {
    throw refuse((error as Error).message);
  }
  const { data, error } = check.safeParse(value);
  if (error) {
    const [issue] = error.issues;
    throw refuse(`${issue?.path.join('.')}: ${issue?.message}.`);
  }
  return data;
}

// A plan has 10 MB at most, so no valid line is longer than this.
const MAX_LINE_BYTES = 64 * 1024 * 1024;
const NEWLINE = 10;

interface Line {
  number: number;
  text: string;
}

/** The lines of an entry, one at a time, however large the entry is. */
async function* linesIn(entry: string, chunks: AsyncIterable<Buffer>): AsyncGenerator<Line> {
  let number = 0;
  let rest: Buffer[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, start)) {
      yield { number: ++number, text: Buffer.concat([...rest, chunk.subarray(start, end)]).toString() };
      rest = [];
      length = 0;
      start = end + 1;
    }
    rest.push(chunk.subarray(start));
    length += chunk.length - start;
    if (length > MAX_LINE_BYTES) throw new ArchiveRefused('uma linha é grande demais.', { entry });
  }
  if (length > 0) yield { number: ++number, text: Buffer.concat(rest).toString() };
}

/** Groups items for one statement: a hundred, or fewer heavy ones. */
export async function* batchesOf<T>(
  items: AsyncIterable<T>,
  weightOf: (item: T) => number = () => 1,
  limit = 100,
): AsyncGenerator<T[]> {
  let batch: T[] = [];
  let weight = 0;
  for await (const item of items) {
    batch.push(item);
    weight += weightOf(item);
    if (weight < limit) continue;
    yield batch;
    batch = [];
    weight = 0;
  }
  if (batch.length > 0) yield batch;
}
