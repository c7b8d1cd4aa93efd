import { appliedSteps } from '../../archive/backup/write-backup.ts';
import { catalogOf } from '../../archive/format/catalog.ts';
import type { Config } from '../../platform/config.ts';
import { damageIn, isEmbedded } from '../../platform/db/dialect.ts';
import { DatabaseIsNewer } from '../../platform/db/migrate.ts';
import { migrations } from '../../platform/db/migrations/index.ts';
import { encryptionWarning } from '../../platform/db/postgres.ts';
import type { Db } from '../../platform/db/tables.ts';
import { type Finding, findingsOn } from './finding.ts';

const { ok, warn, problem } = findingsOn('banco');

/** The database answers, holds the tables of this program, and is whole. */
export async function checkDatabase(db: Db, { databaseUrl }: Pick<Config, 'databaseUrl'>): Promise<Finding> {
  const engine = isEmbedded(db) ? 'SQLite' : 'PostgreSQL';
  const damage = await damageIn(db);
  if (damage)
    return problem(
      `${engine}: o arquivo está danificado (${damage}).`,
      'Pare o servidor, guarde a pasta de dados e restaure o último backup em uma pasta nova (docs/operations.md).',
    );
  const pending = await pendingIn(db);
  if (pending === undefined)
    return problem(
      `${engine}: o banco é de uma versão mais nova do Alecrim.`,
      'Atualize o programa; nada foi alterado.',
    );
  if (pending.length > 0)
    return warn(
      `${engine}: faltam ${pending.length} passos de atualização (${pending.join(', ')}).`,
      'Reinicie o servidor com esta versão: ele os faz ao iniciar.',
    );
  const warning = encryptionWarning(databaseUrl);
  if (warning)
    return warn(`${engine} responde. ${warning}`, 'Acrescente ?sslmode=verify-full a DATABASE_URL.');
  return ok(isEmbedded(db) ? 'SQLite íntegro e atualizado.' : 'PostgreSQL responde e está atualizado.');
}

async function pendingIn(db: Db): Promise<string[] | undefined> {
  try {
    const applied = await appliedSteps(db, await catalogOf(db));
    return migrations.map(({ name }) => name).filter((name) => !applied.includes(name));
  } catch (error) {
    if (error instanceof DatabaseIsNewer) return undefined;
    throw error;
  }
}
