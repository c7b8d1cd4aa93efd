import { type EntityName, type FailureCode, failures } from '@alecrim/domain';

interface Details {
  /** Replaces the catalogue's sentence. */
  message?: string;
  /** For clients: becomes `extra_data`. */
  extra?: Record<string, unknown>;
  /** Seconds after which a retry makes sense. */
  retryAfter?: number;
  cause?: unknown;
}

/** A failure with a name from the catalogue: the only kind of error that a client sees. */
export class AppError extends Error {
  readonly code: FailureCode;
  readonly status: number;
  readonly extra?: Record<string, unknown>;
  readonly retryAfter?: number;

  constructor(code: FailureCode, { message, extra, retryAfter, cause }: Details = {}) {
    super(message ?? failures[code].message, { cause });
    this.name = 'AppError';
    this.code = code;
    this.status = failures[code].status;
    this.extra = extra;
    this.retryAfter = retryAfter;
  }
}

/** A failure that the operator reads as its message alone, without a stack trace. */
export class OperatorError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = new.target.name;
  }
}

/** The record is another person's, or does not exist. Neither the answer nor the audit trail tells which. */
export class RecordNotFound extends AppError {
  readonly entity: EntityName;
  readonly recordId: string;

  constructor(entity: EntityName, recordId: string) {
    super('NOT_FOUND', { message: `Entity ${entity} with ID ${recordId.slice(0, 64)} not found` });
    this.entity = entity;
    this.recordId = recordId;
  }
}

/** The account has reached its quota. Other accounts are not affected. */
export class QuotaExceeded extends AppError {
  constructor(reason: 'bytes' | 'records', cause: unknown) {
    const message =
      reason === 'records'
        ? 'Sua conta chegou ao número máximo de registros. Apague definitivamente o que não usa mais, em Excluídos, ou peça mais à administração.'
        : undefined;
    super('QUOTA_EXCEEDED', { message, extra: { reason }, cause });
  }
}

/** The one failure shape on the wire. `detail` repeats `message`: old clients read one, new ones the other. */
export function failureBody(error: AppError) {
  return {
    message: error.message,
    detail: error.message,
    code: error.code,
    ...(error.extra && { extra_data: error.extra }),
  };
}
