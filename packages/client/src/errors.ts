import type { FailureCode } from '@alecrim/domain';

/** The body of a failed answer. Functions send only `error`. */
export interface ErrorBody {
  message?: string;
  detail?: string;
  error?: unknown;
  code?: string;
  extra_data?: {
    /** The reason of a 403. */
    reason?: string;
    /** The record as it is now, with VERSION_CONFLICT. */
    current?: unknown;
    /** The invalid fields, with VALIDATION_ERROR. */
    fields?: { field: string; message: string }[];
    [key: string]: unknown;
  };
  [key: string]: unknown;
}

export type ApiErrorCode = FailureCode | 'NETWORK' | 'TIMEOUT' | (string & {});

interface Facts {
  status: number;
  code?: ApiErrorCode;
  body?: unknown;
  retryAfterMs?: number;
  requestId?: string;
  cause?: unknown;
}

/** The error of every failed call. When the server was not reached, `status` is 0 and `response` is undefined. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: ApiErrorCode | undefined;
  readonly data: ErrorBody | undefined;
  readonly response: { status: number; data: unknown } | undefined;
  /** How long the server asks to wait before another try (Retry-After). */
  readonly retryAfterMs: number | undefined;
  /** The id under which the operator finds the request in the log (X-Request-Id). */
  readonly requestId: string | undefined;

  constructor(message: string, { status, code, body, retryAfterMs, requestId, cause }: Facts) {
    super(message, { cause });
    this.status = status;
    this.code = code;
    this.data = isErrorBody(body) ? body : undefined;
    this.response = status > 0 ? { status, data: body } : undefined;
    this.retryAfterMs = retryAfterMs;
    this.requestId = requestId;
  }
}

export function errorOf({ status, statusText, headers }: Response, body: unknown): ApiError {
  const { message, detail, error, code } = isErrorBody(body) ? body : {};
  const texts: unknown[] = [message, detail, error, statusText];
  const text = texts.find((candidate) => typeof candidate === 'string' && candidate !== '');
  // HTTP/2 has no status text, so a failure can be without any text (P74).
  return new ApiError((text as string | undefined) ?? 'Erro desconhecido', {
    status,
    code: typeof code === 'string' ? code : undefined,
    body,
    retryAfterMs: waitIn(headers.get('Retry-After')),
    requestId: headers.get('X-Request-Id') ?? undefined,
  });
}

/** A number of seconds, or the moment itself. */
function waitIn(header: string | null): number | undefined {
  if (!header) return undefined;
  const wait = /^\d+$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - Date.now();
  return Number.isFinite(wait) ? Math.max(0, wait) : undefined;
}

/** The server was reached or not: nobody knows, because no answer came in time. */
export function timeoutError(cause: unknown): ApiError {
  return new ApiError('O servidor demorou para responder. Tente de novo.', {
    status: 0,
    code: 'TIMEOUT',
    cause,
  });
}

export function networkError(cause: unknown): ApiError {
  return new ApiError('Sem conexão com o servidor. Verifique sua internet e tente de novo.', {
    status: 0,
    code: 'NETWORK',
    cause,
  });
}

const isErrorBody = (body: unknown): body is ErrorBody =>
  typeof body === 'object' && body !== null && !Array.isArray(body);
