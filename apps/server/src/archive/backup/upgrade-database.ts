import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { counted } from '@alecrim/domain';
import type { Config } from '../../platform/config.ts';
import { unawareConnections } from '../../platform/db/dialect-upgrade.ts';
import { type Migration, migrate, refuseNewer } from '../../platform/db/migrate.ts';
import { needsOfAStep } from '../../platform/db/migrations/0028-needs-of-a-step.ts';
import { migrations } from '../../platform/db/migrations/index.ts';
import { appliedMigrations } from '../../platform/db/schema-version.ts';
import type { Db } from '../../platform/db/tables.ts';
import { OperatorError } from '../../platform/errors.ts';
import { configuredPassphrase } from '../format/passphrase.ts';
import { fileBeforeStep } from './backup-files.ts';
import { writeBackup } from './write-backup.ts';

export interface Upgrade {
  /** The migrations that were applied to existing tables. Empty for a new database. */
  steps: string[];
  /** The backup that was made before the first of them. */
  backup?: string;
}

/** The message is for the operator. */
export class UpgradeFailed extends OperatorError {}

/** Processes before 0028 would go on by their old rules. The message is for the operator. */
export class OldProcessesRunning extends OperatorError {}

interface Options {
  steps?: readonly Migration[];
  now?: Date;
  /** False: the operator has a backup of her own. */
  hasBackup?: boolean;
  /** Is called with each step of the upgrade, in words for the operator. */
  say?(line: string): void;
}

/** Applies pending migrations. A database that is not new is backed up first; if that fails, nothing changes. */
export async function upgradeDatabase(
  config: UpgradeConfig,
  db: Db,
  { steps = migrations, now = new Date(), hasBackup = true, say = () => {} }: Options = {},
): Promise<Upgrade> {
  const applied = await appliedMigrations(db);
  refuseNewer(applied, steps);
  const pending = steps.filter((step) => !applied.some(({ name }) => name === step.name));
  const [next] = pending;
  if (!next) return { steps: [] };
  if (applied.length === 0) {
    await migrate(db, steps);
    return { steps: [] };
  }
  if (pending.includes(needsOfAStep)) await refuseBesideOldProcesses(db);
  say(`Atualizando o banco de dados: ${counted(pending.length, 'etapa', 'etapas')}.`);
  const backup = hasBackup ? await backupBefore(config, db, { next, now, say }) : undefined;
  try {
    return { steps: await migrate(db, steps, (name) => say(`Etapa ${name}…`)), backup };
  } catch (cause) {
    const place = backup ? ` O backup de antes da atualização está em ${backup}.` : '';
    throw new UpgradeFailed(
      `A atualização do banco de dados falhou: ${(cause as Error).message}. A etapa que falhou foi desfeita.${place}`,
      { cause },
    );
  }
}

async function refuseBesideOldProcesses(db: Db): Promise<void> {
  const connections = await unawareConnections(db);
  if (connections === 0) return;
  throw new OldProcessesRunning(
    `Processos da versão 0.2.0 ou mais antiga usam este banco de dados (${counted(connections, 'conexão', 'conexões')}) e não percebem que ele muda: mostrariam dados errados. Pare todos eles. O banco de dados não foi alterado.`,
  );
}

type UpgradeConfig = Pick<Config, 'backupDir' | 'backupPassphraseFile'>;

async function backupBefore(
  config: UpgradeConfig,
  db: Db,
  { next, now, say }: { next: Migration; now: Date; say(line: string): void },
): Promise<string> {
  const passphrase = await configuredPassphrase(config);
  const folder = config.backupDir;
  // Named by the step that comes next: a later try cannot overwrite the backup of tables with another shape.
  const file = join(folder, fileBeforeStep(now, next.name, passphrase !== undefined));
  say(`Backup de antes da atualização em ${file}…`);
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
