import { isStorageFull, isUnavailable } from '../platform/db/dialect.ts';
import { quotaExceededBy } from '../platform/db/dialect-usage.ts';
import { AppError, OperatorError } from '../platform/errors.ts';
import { fileFailure } from '../platform/failure-text.ts';

/** A known reason in one line; any other error with its stack trace. */
export function explain(error: unknown): string {
  if (error instanceof OperatorError || error instanceof AppError) return error.message;
  if (quotaExceededBy(error))
    return 'Esta conta ficaria além do espaço ou do número de registros que cada conta pode ter (ACCOUNT_STORAGE_MB, ACCOUNT_RECORDS). Nada foi alterado.';
  if (isStorageFull(error)) return 'O disco está cheio. Nada foi alterado.';
  const known = fileFailure(error);
  if (known) return known;
  if (isUnavailable(error))
    return 'O banco de dados não respondeu ou está ocupado. Tente de novo; com o PostgreSQL, confira DATABASE_URL.';
  return (error as Error).stack ?? String(error);
}
