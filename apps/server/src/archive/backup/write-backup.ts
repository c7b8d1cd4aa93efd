import { version } from '../../platform/config.ts';
import { engineOf } from '../../platform/db/dialect.ts';
import { DatabaseIsNewer } from '../../platform/db/migrate.ts';
import { migrations } from '../../platform/db/migrations/index.ts';
import type { Db } from '../../platform/db/tables.ts';
import { type AddEntry, type Protection, writeArchive } from '../format/archive-writer.ts';
import { type Catalog, catalogOf } from '../format/catalog.ts';
import type { Manifest, Origin } from '../format/manifest.ts';
import { contentOf, linesOf, pagesOf, type Reading } from '../format/read-rows.ts';
import { type BackupTable, backedUp, entryOf } from '../format/tables.ts';
import { withSnapshot } from './snapshot.ts';

/** Everything that is worth keeping, of one moment, in one file. The server may keep running. */
export function writeBackup(
  db: Db,
  file: string,
  createdAt: Date,
  protection: Protection = {},
): Promise<Manifest> {
  return withSnapshot(db, async (on) => {
    const catalog = await catalogOf(on);
    const applied = await appliedSteps(on, catalog);
    const fill = async (add: AddEntry): Promise<Origin> => {
      for (const table of backedUp) {
        const columns = catalog.get(table.name);
        // A database from before the table was invented has none of it.
        if (columns) await addTable(on, add, table, { columns });
      }
      return {
        format: 'alecrim-backup',
        createdAt,
        appVersion: version,
        engine: engineOf(on),
        migrations: applied,
      };
    };
    return writeArchive(file, fill, protection);
  });
}

/** The lines of a table and, after them, the files that they name. */
export async function addTable(on: Db, add: AddEntry, table: BackupTable, reading: Reading): Promise<void> {
  await add(entryOf(table), linesOf(on, table, reading));
  const { content } = table;
  if (!content) return;
  for await (const { rows } of pagesOf(on, table, reading))
    for (const row of rows) {
      const bytes = await contentOf(on, table, row[content.hash]);
      await add(String(row[content.column]), [bytes]);
    }
}

/** The steps that shaped the tables. Those of a newer program may hold what this one would leave out. */
export async function appliedSteps(on: Db, catalog: Catalog): Promise<string[]> {
  if (!catalog.has('schema_migrations')) return [];
  const rows = await on.selectFrom('schema_migrations').select('name').orderBy('name').execute();
  const unknown = rows.find(({ name }) => !migrations.some((step) => step.name === name));
  if (unknown) throw new DatabaseIsNewer(unknown.name);
  return rows.map(({ name }) => name);
}
