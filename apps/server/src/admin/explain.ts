import { DatabaseNotEmpty } from '../backup/empty-database.ts';
import { PassphraseRefused } from '../backup/passphrase.ts';
import { ArchiveRefused } from '../backup/refused.ts';
import { UpgradeFailed } from '../backup/upgrade-database.ts';
import { InvalidConfig } from '../config.ts';
import { isStorageFull, isUnavailable } from '../db/dialect.ts';
import { FolderInUse } from '../db/folder-lock.ts';
import { DatabaseIsNewer } from '../db/migrate.ts';
import { DatabaseMissing } from '../db/open.ts';
import { AppError } from '../errors.ts';
import { LedgerUnreadable } from '../privacy/ledger-file.ts';
import { ProblemsFound, WrongCommand } from './verb.ts';

const speakForThemselves = [
  LedgerUnreadable,
  AppError,
  ArchiveRefused,
  DatabaseIsNewer,
  DatabaseMissing,
  DatabaseNotEmpty,
  FolderInUse,
  InvalidConfig,
  PassphraseRefused,
  ProblemsFound,
  UpgradeFailed,
  WrongCommand,
];

const fileErrors: Record<string, string> = {
  ENOENT: 'o arquivo ou a pasta não existe',
  EACCES: 'sem permissão',
  EPERM: 'sem permissão',
  EISDIR: 'é uma pasta, não um arquivo',
  ENOTDIR: 'parte do caminho não é uma pasta',
  EROFS: 'o disco não aceita gravação',
};

/** Known reasons in one line; anything else with its trace, for whoever has to find it. */
export function explain(error: unknown): string {
  if (speakForThemselves.some((kind) => error instanceof kind)) return (error as Error).message;
  const { code = '', path, stack } = error as NodeJS.ErrnoException;
  if (isStorageFull(error)) return 'O disco está cheio. Nada foi alterado.';
  if (path && fileErrors[code]) return `${path}: ${fileErrors[code]}.`;
  if (isUnavailable(error))
    return 'O banco de dados não respondeu ou está ocupado. Tente de novo; com o PostgreSQL, confira DATABASE_URL.';
  return stack ?? String(error);
}
