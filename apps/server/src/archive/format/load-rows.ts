import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import { engineOf } from '../../platform/db/dialect.ts';
import type { Db } from '../../platform/db/tables.ts';
import type { Archive } from './archive-reader.ts';
import { inBatches, type Line, linesIn } from './read-lines.ts';
import { asStored, type Row } from './row-values.ts';
import { type BackupTable, entryOf } from './tables.ts';

/** Writes the archived rows of a table, with the bytes of their files. */
export async function loadTable(on: Db, archive: Archive, table: BackupTable): Promise<void> {
  const entry = entryOf(table);
  const lines = linesIn(entry, archive.read(entry));
  if (!table.content) {
    for await (const batch of inBatches(lines, weightOf))
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
    const row: Row = JSON.parse(text);
    const bytes = await buffer(archive.read(String(row[column])));
    await insertRows(on, table.name, [{ ...row, [column]: bytes }]);
  }
}

// Huge plans must not pile up: 2 MB of text are a batch of their own.
const weightOf = ({ text }: Line) => Math.max(1, text.length / 20_000);

export async function insertRows(on: Db, table: string, rows: readonly Row[]): Promise<void> {
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
