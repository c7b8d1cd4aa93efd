import { sql } from 'kysely';
import { analyze, disableTimeouts, lockTable } from '../../platform/db/dialect.ts';
import {
  applyStep,
  createStepsTable,
  lockMigrations,
  type Migration,
  migrate,
  refuseNewer,
} from '../../platform/db/migrate.ts';
import { migrations } from '../../platform/db/migrations/index.ts';
import type { Db } from '../../platform/db/tables.ts';
import { OperatorError } from '../../platform/errors.ts';
import { type Archive, openArchive } from '../format/archive-reader.ts';
import { contentOf, linesOf, pagesOf } from '../format/dump-rows.ts';
import { loadTable } from '../format/load-rows.ts';
import {
  type ArchiveEntry,
  ArchiveRefused,
  checksumOf,
  createChecksum,
  differenceBetween,
  type Manifest,
} from '../format/manifest.ts';
import { type BackupTable, backedUp, catalogOf, entryOf, filledByServer, leftOut } from '../format/tables.ts';

export interface RestoreOptions {
  steps?: readonly Migration[];
  /** Runs last in the same transaction, for rules that every restored database must follow. */
  beforeCommit?(on: Db): Promise<void>;
}

/** Opens a complete backup of a known version. It needs no database. */
export async function openBackup(
  file: string,
  { passphrase, steps = migrations }: { passphrase?: string; steps?: readonly Migration[] } = {},
): Promise<Archive> {
  const archive = await openArchive(file, 'alecrim-backup', passphrase);
  try {
    refuseFromFuture(archive.manifest, steps);
    const known = new Set(backedUp.map(entryOf));
    const unknownTable = archive.manifest.entries.find(
      ({ name }) => name.endsWith('.jsonl') && !known.has(name),
    );
    if (unknownTable) throw new ArchiveRefused('esta tabela é desconhecida.', { entry: unknownTable.name });
    return archive;
  } catch (error) {
    archive.close();
    throw error;
  }
}

export function refuseFromFuture(
  { migrations: made }: Manifest,
  steps: readonly Migration[] = migrations,
): void {
  const unknown = made.find((name) => !steps.some((step) => step.name === name));
  if (unknown)
    throw new ArchiveRefused(
      `O arquivo foi feito por uma versão mais nova do Alecrim (contém "${unknown}"). Atualize o programa.`,
    );
}

/**
 * Fills an empty database in one transaction. The rows are loaded into tables of the schema at the time of the backup; then
 * the later migrations change them, as on every other server.
 */
export async function restoreBackup(
  db: Db,
  archive: Archive,
  { steps = migrations, beforeCommit }: RestoreOptions = {},
): Promise<void> {
  await refuseUnlessEmpty(db);
  // The tables of an older version may have other names. An empty database needs no tables that are dropped again.
  if ((await catalogOf(db)).has('schema_migrations')) await migrate(db, steps);
  const { manifest } = archive;
  const wasApplied = ({ name }: Migration) => manifest.migrations.includes(name);
  await db.transaction().execute(async (on) => {
    await disableTimeouts(on);
    // A server that starts meanwhile waits for this transaction, and then has no migration left to run.
    await lockMigrations(on);
    await createStepsTable(on);
    refuseNewer(await on.selectFrom('schema_migrations').selectAll().execute(), steps);
    await refuseUnlessEmpty(on, { lock: true });
    await dropTables(on);
    await applySteps(on, steps.filter(wasApplied));
    await loadAll(on, archive);
    await compareWithDatabase(on, manifest);
    await applySteps(
      on,
      steps.filter((step) => !wasApplied(step)),
    );
    await analyze(on);
    await beforeCommit?.(on);
  });
}

async function loadAll(on: Db, archive: Archive): Promise<void> {
  const catalog = await catalogOf(on);
  for (const table of backedUp.filter(({ name }) => catalog.has(name))) {
    try {
      await loadTable(on, archive, table);
    } catch (cause) {
      if (cause instanceof ArchiveRefused) throw cause;
      const { message } = cause as Error;
      throw new ArchiveRefused(`não pôde ser gravada (${message}).`, { entry: entryOf(table), cause });
    }
  }
}

export class DatabaseNotEmpty extends OperatorError {
  constructor(table: string) {
    super(
      `O banco de dados de destino não está vazio (há registros em ${table}). Restaure em uma pasta de dados nova, ou em um banco PostgreSQL novo. Nada foi alterado.`,
    );
  }
}

/** A restore replaces whole tables, so the tables must be empty. */
async function refuseUnlessEmpty(db: Db, { lock = false } = {}): Promise<void> {
  const catalog = await catalogOf(db);
  const tables = backedUp.filter(({ name }) => catalog.has(name) && !filledByServer.has(name));
  for (const { name } of tables) {
    // A server may be running on this PostgreSQL: no account may be created between this check and the restore.
    if (lock) await lockTable(db, name);
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db);
    if (rows.length > 0) throw new DatabaseNotEmpty(name);
  }
}

/** Drops only our own tables: a PostgreSQL database may be shared. */
async function dropTables(on: Db): Promise<void> {
  const names = [...leftOut, ...backedUp.map(({ name }) => name).reverse()];
  for (const name of names) await on.schema.dropTable(name).ifExists().execute();
  // A migration adds a column to it, and runs again.
  await on.schema.dropTable('schema_migrations').execute();
  await createStepsTable(on);
}

/** Runs migrations inside the caller's transaction. */
async function applySteps(on: Db, steps: readonly Migration[]): Promise<void> {
  for (const step of steps) await applyStep(on, step);
}

/** Reads everything back and compares it with the manifest. */
async function compareWithDatabase(on: Db, { entries }: Manifest): Promise<void> {
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
  expected: ReadonlyMap<string, ArchiveEntry>,
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

function compare(expected: ReadonlyMap<string, ArchiveEntry>, found: ArchiveEntry): void {
  const entry = expected.get(found.name);
  const difference = entry ? differenceBetween(entry, found) : 'falta no arquivo.';
  if (difference) throw new ArchiveRefused(`depois de gravada, ${difference}`, { entry: found.name });
}
