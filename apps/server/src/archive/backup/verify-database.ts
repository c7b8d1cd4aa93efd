import type { Db } from '../../platform/db/tables.ts';
import { ArchiveRefused } from '../format/archive-refused.ts';
import { catalogOf } from '../format/catalog.ts';
import { checksumOf, createChecksum, differenceBetween } from '../format/checksum.ts';
import type { Entry, Manifest } from '../format/manifest.ts';
import { contentOf, linesOf, pagesOf } from '../format/read-rows.ts';
import { type BackupTable, backedUp, entryOf } from '../format/tables.ts';

/** Reads everything back and compares it with the manifest: what was restored is what was saved. */
export async function compareWithDatabase(on: Db, { entries }: Manifest): Promise<void> {
  const catalog = await catalogOf(on);
  const expected = new Map(entries.map((entry) => [entry.name, entry]));
  for (const table of backedUp) {
    const columns = catalog.get(table.name);
    if (!columns) continue;
    compare(expected, await checksumOf(entryOf(table), linesOf(on, table, { columns })));
    await compareFiles(on, expected, table, columns);
  }
}

async function compareFiles(
  on: Db,
  expected: ReadonlyMap<string, Entry>,
  table: BackupTable,
  columns: readonly string[],
): Promise<void> {
  const { content } = table;
  if (!content) return;
  for await (const { rows } of pagesOf(on, table, { columns }))
    for (const row of rows) {
      const tally = createChecksum(String(row[content.column]));
      tally.add(await contentOf(on, table, row[content.hash]));
      compare(expected, tally.entry());
    }
}

function compare(expected: ReadonlyMap<string, Entry>, found: Entry): void {
  const entry = expected.get(found.name);
  const difference = entry ? differenceBetween(entry, found) : 'falta no arquivo.';
  if (difference) throw new ArchiveRefused(`depois de gravada, ${difference}`, { entry: found.name });
}
