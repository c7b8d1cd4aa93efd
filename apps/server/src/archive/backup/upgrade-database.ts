import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../platform/config.ts';
import { isEmbedded } from '../../platform/db/dialect.ts';
import { type Migration, migrate } from '../../platform/db/migrate.ts';
import { migrations } from '../../platform/db/migrations/index.ts';
import type { Db } from '../../platform/db/tables.ts';
import { configuredPassphrase } from '../format/passphrase.ts';
import { catalogOf } from '../format/tables.ts';
import { fileBeforeStep } from './backup-files.ts';
import { appliedSteps, writeBackup } from './write-backup.ts';

export interface Upgrade {
  /** The migrations that were applied to existing tables. Empty for a new database. */
  steps: string[];
  /** The backup that was made before the first of them. */
  backup?: string;
}

/** The message is for the operator. */
export class UpgradeFailed extends Error {
  override name = 'UpgradeFailed';
}

interface Options {
  steps?: readonly Migration[];
  now?: Date;
}

/** Applies pending migrations. An embedded database that is not new is backed up first; if that fails, nothing changes. */
export async function upgradeDatabase(
  config: Pick<Config, 'dataDir' | 'backupPassphraseFile'>,
  db: Db,
  { steps = migrations, now = new Date() }: Options = {},
): Promise<Upgrade> {
  const applied = await appliedSteps(db, await catalogOf(db));
  const [next] = steps.filter(({ name }) => !applied.includes(name));
  const isNew = applied.length === 0;
  if (!next) return { steps: [] };
  if (isNew || !isEmbedded(db)) {
    const done = await migrate(db, steps);
    return { steps: isNew ? [] : done };
  }
  const backup = await backupBefore(config, db, next, now);
  try {
    return { steps: await migrate(db, steps), backup };
  } catch (cause) {
    throw new UpgradeFailed(
      `A atualização do banco de dados falhou: ${(cause as Error).message}. A etapa que falhou foi desfeita. O backup de antes da atualização está em ${backup}.`,
      { cause },
    );
  }
}

async function backupBefore(
  config: Pick<Config, 'dataDir' | 'backupPassphraseFile'>,
  db: Db,
  next: Migration,
  now: Date,
): Promise<string> {
  const passphrase = await configuredPassphrase(config);
  const folder = join(config.dataDir, 'backups');
  // Named by the step that comes next: a later try cannot overwrite the backup of tables with another shape.
  const file = join(folder, fileBeforeStep(now, next.name, passphrase !== undefined));
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeBackup(db, file, now, { passphrase });
    return file;
  } catch (cause) {
    throw new UpgradeFailed(
      `O backup de antes da atualização não pôde ser gravado em ${file} (${(cause as Error).message}). O banco de dados não foi alterado. Corrija isso e inicie de novo.`,
      { cause },
    );
  }
}
