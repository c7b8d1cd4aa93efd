import { version } from '../../platform/config.ts';
import { disableTimeouts, engineOf } from '../../platform/db/dialect.ts';
import { DatabaseIsNewer } from '../../platform/db/migrate.ts';
import { migrations } from '../../platform/db/migrations/index.ts';
import type { Db } from '../../platform/db/tables.ts';
import { type AddEntry, type Protection, writeArchive } from '../format/archive-writer.ts';
import { contentOf, linesOf, pagesOf, type RowSelection } from '../format/dump-rows.ts';
import type { Manifest, Origin } from '../format/manifest.ts';
import { type BackupTable, backedUp, type Catalog, catalogOf, entryOf } from '../format/tables.ts';

/** Writes a snapshot of all tables in `backedUp` to one file. The server may keep running. */
export const writeBackup = (
  db: Db,
  file: string,
  createdAt: Date,
  protection: Protection = {},
): Promise<Manifest> =>
  archiveSnapshot(
    db,
    file,
    { format: 'alecrim-backup', createdAt, ...protection },
    async (on, add, catalog) => {
      for (const table of backedUp) {
        const columns = catalog.get(table.name);
        // An older database may not have the table yet.
        if (columns) await addTable(on, add, table, { columns });
      }
    },
  );

/** Writes an archive of one moment of the database. `fill` adds its entries. */
export function archiveSnapshot(
  db: Db,
  file: string,
  { format, createdAt, passphrase }: Pick<Origin, 'format' | 'createdAt'> & Protection,
  fill: (on: Db, add: AddEntry, catalog: Catalog) => Promise<void>,
): Promise<Manifest> {
  return withSnapshot(db, async (on) => {
    const catalog = await catalogOf(on);
    const applied = await appliedSteps(on, catalog);
    const origin = { format, createdAt, appVersion: version, engine: engineOf(on), migrations: applied };
    return writeArchive(file, origin, (add) => fill(on, add, catalog), { passphrase });
  });
}

/** The lines of a table and, after them, the files that they name. */
export async function addTable(
  on: Db,
  add: AddEntry,
  table: BackupTable,
  selection: RowSelection,
): Promise<void> {
  await add(entryOf(table), linesOf(on, table, selection));
  const { content } = table;
  if (!content) return;
  for await (const { rows } of pagesOf(on, table, selection))
    for (const row of rows) {
      const bytes = await contentOf(on, table, row[content.hash]);
      await add(String(row[content.column]), [bytes]);
    }
}

/** The applied migrations. Refuses a database of a newer program, which may hold more than this one knows. */
export async function appliedSteps(on: Db, catalog: Catalog): Promise<string[]> {
  if (!catalog.has('schema_migrations')) return [];
  const rows = await on.selectFrom('schema_migrations').select('name').orderBy('name').execute();
  const unknown = rows.find(({ name }) => !migrations.some((step) => step.name === name));
  if (unknown) throw new DatabaseIsNewer(unknown.name);
  return rows.map(({ name }) => name);
}

/** `read` sees the database as it was at one moment, however long it takes. */
export function withSnapshot<T>(db: Db, read: (on: Db) => Promise<T>): Promise<T> {
  return (
    db
      .transaction()
      // SQLite has only this level anyway: a reader keeps the state of its first read.
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (on) => {
        await disableTimeouts(on);
        return read(on);
      })
  );
}
