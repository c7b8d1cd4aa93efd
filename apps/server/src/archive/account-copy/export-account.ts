import { type EntityName, entityNamed, entityNames } from '@alecrim/domain';
import { csvOf } from '../../entities/export.ts';
import type { AnyRecord } from '../../entities/rows.ts';
import { version } from '../../platform/config.ts';
import { engineOf } from '../../platform/db/dialect.ts';
import type { Db, UserRow } from '../../platform/db/tables.ts';
import { createPause } from '../../platform/event-loop.ts';
import { withSnapshot } from '../backup/snapshot.ts';
import { addTable, appliedSteps } from '../backup/write-backup.ts';
import { writeArchive } from '../format/archive-writer.ts';
import { catalogOf } from '../format/catalog.ts';
import type { Manifest } from '../format/manifest.ts';
import { pagesOf, type Reading } from '../format/read-rows.ts';
import { type AccountTable, accountTables } from './account-tables.ts';

/** All that one nutritionist owns, of one moment: for another instance to import, and as CSV for a person to read. */
export function exportAccount(
  db: Db,
  owner: Pick<UserRow, 'id'>,
  file: string,
  createdAt: Date,
): Promise<Manifest> {
  return withSnapshot(db, async (on) => {
    const catalog = await catalogOf(on);
    const applied = await appliedSteps(on, catalog);
    const readingOf = (table: AccountTable): Reading => ({
      columns: (catalog.get(table.name) ?? []).filter((name) => !table.without?.includes(name)),
      where: table.rowsOf(owner.id),
    });
    return writeArchive(file, async (add) => {
      for (const table of accountTables) await addTable(on, add, table, readingOf(table));
      for (const name of entityNames) {
        const table = accountTables.find((candidate) => candidate.name === entityNamed(name).table);
        if (table) await add(`csv/${table.name}.csv`, sheetOf(name, pagesOf(on, table, readingOf(table))));
      }
      return {
        format: 'alecrim-account',
        createdAt,
        appVersion: version,
        engine: engineOf(on),
        migrations: applied,
      };
    });
  });
}

/** The sheet that the app's own export gives, a row at a time. What lies in the bin is not in it. */
async function* sheetOf(name: EntityName, pages: AsyncIterable<{ rows: object[] }>): AsyncGenerator<Buffer> {
  // Ends with its line break: a sheet without rows has one empty line.
  const header = csvOf(name, []);
  yield Buffer.from(header);
  const pause = createPause();
  for await (const { rows } of pages) {
    const live = (rows as (AnyRecord & { deleted_date: string | null })[]).filter((row) => !row.deleted_date);
    for (const row of live) {
      await pause();
      yield Buffer.from(`${csvOf(name, [row]).slice(header.length)}\r\n`);
    }
  }
}
