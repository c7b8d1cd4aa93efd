import { analyze, disableTimeouts } from '../../platform/db/dialect.ts';
import { type Migration, migrate } from '../../platform/db/migrate.ts';
import { migrations } from '../../platform/db/migrations/index.ts';
import type { Db } from '../../platform/db/tables.ts';
import { type Archive, openArchive } from '../format/archive-reader.ts';
import { ArchiveRefused } from '../format/archive-refused.ts';
import { catalogOf } from '../format/catalog.ts';
import { loadTable } from '../format/load-rows.ts';
import type { Manifest } from '../format/manifest.ts';
import { backedUp, entryOf } from '../format/tables.ts';
import { refuseUnlessEmpty } from './empty-database.ts';
import { applySteps, dropTables } from './rebuild-tables.ts';
import { compareWithDatabase } from './verify-database.ts';

export interface RestoreOptions {
  steps?: readonly Migration[];
  /** Runs last, inside the same transaction: for whatever must hold in any database that was brought back. */
  beforeCommit?(on: Db): Promise<void>;
}

/** A backup that is whole and that this program understands. The database is not needed for that. */
export async function openBackup(
  file: string,
  { passphrase, steps = migrations }: { passphrase?: string; steps?: readonly Migration[] } = {},
): Promise<Archive> {
  const archive = await openArchive(file, 'alecrim-backup', passphrase);
  try {
    refuseFromFuture(archive.manifest, steps);
    const known = new Set(backedUp.map(entryOf));
    const stranger = archive.manifest.entries.find(({ name }) => name.endsWith('.jsonl') && !known.has(name));
    if (stranger) throw new ArchiveRefused('esta tabela é desconhecida.', { entry: stranger.name });
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
 * Fills an empty database, all or nothing. The rows go into tables as they were when the backup was made; only then
 * do the later steps change them, exactly as on every other server.
 */
export async function restoreBackup(
  db: Db,
  archive: Archive,
  { steps = migrations, beforeCommit }: RestoreOptions = {},
): Promise<void> {
  await refuseUnlessEmpty(db);
  await migrate(db, steps);
  const { manifest } = archive;
  const wasApplied = ({ name }: Migration) => manifest.migrations.includes(name);
  await db.transaction().execute(async (on) => {
    await disableTimeouts(on);
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
