import { DatabaseNotEmpty } from '../archive/backup/restore.ts';
import { OldProcessesRunning, UpgradeFailed } from '../archive/backup/upgrade-database.ts';
import { ArchiveRefused } from '../archive/format/manifest.ts';
import { PassphraseRefused } from '../archive/format/passphrase.ts';
import { LedgerUnreadable } from '../patients/ledger.ts';
import { InvalidConfig } from '../platform/config.ts';
import { isStorageFull, isUnavailable } from '../platform/db/dialect.ts';
import { quotaExceededBy } from '../platform/db/dialect-usage.ts';
import { DatabaseIsNewer, DatabaseIsOlder } from '../platform/db/migrate.ts';
import { DatabaseMissing, FolderInUse } from '../platform/db/open.ts';
import { AppError } from '../platform/errors.ts';
import { fileFailure } from '../platform/failure-text.ts';
import { ProblemsFound, WrongCommand } from './command.ts';

const userFacingErrors = [
  LedgerUnreadable,
  AppError,
  ArchiveRefused,
  DatabaseIsNewer,
  DatabaseIsOlder,
  DatabaseMissing,
  DatabaseNotEmpty,
  FolderInUse,
  InvalidConfig,
  OldProcessesRunning,
  PassphraseRefused,
  ProblemsFound,
  UpgradeFailed,
  WrongCommand,
];

/** A known reason in one line; any other error with its stack trace. */
export function explain(error: unknown): string {
  if (userFacingErrors.some((kind) => error instanceof kind)) return (error as Error).message;
  if (quotaExceededBy(error))
    return 'Esta conta ficaria além do espaço ou do número de registros que cada conta pode ter (ACCOUNT_STORAGE_MB, ACCOUNT_RECORDS). Nada foi alterado.';
  if (isStorageFull(error)) return 'O disco está cheio. Nada foi alterado.';
  const known = fileFailure(error);
  if (known) return known;
  if (isUnavailable(error))
    return 'O banco de dados não respondeu ou está ocupado. Tente de novo; com o PostgreSQL, confira DATABASE_URL.';
  return (error as Error).stack ?? String(error);
}
