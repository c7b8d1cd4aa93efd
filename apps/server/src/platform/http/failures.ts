import { MINUTE_MS } from '@alecrim/domain';
import type { FastifyBaseLogger, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isForeignKeyViolation, isStorageFull, isTimeout, isUnavailable } from '../db/dialect.ts';
import { quotaExceededBy } from '../db/dialect-usage.ts';
import { AppError, failureBody, QuotaExceeded, RecordNotFound } from '../errors.ts';
import { refuseUnread } from './request-bodies.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Logs an error and translates it to an AppError. For routes that send their own text. */
    reportFailure(request: FastifyRequest, error: FastifyError): Promise<AppError>;
  }
}

type NoteRefusal = (request: FastifyRequest, refusal: AppError) => Promise<void>;

/** Every failure leaves through here, in one shape: no stack, no SQL. `noteRefusal` is called for each record not found and each refused act. */
export function answerFailures(app: FastifyInstance, noteRefusal: NoteRefusal): void {
  const noteOverload = oncePerMinute();
  app.decorate('reportFailure', async (request, error) => {
    if (isRefusal(error)) await noteRefusal(request, error);
    const failure = asAppError(error);
    const { method, url, id: requestId, log } = request;
    const where = { method, path: pathOf(url), requestId };
    if (failure.code === 'OVERLOADED') noteOverload(log, where);
    else if (isOurs(failure)) log.error({ err: error, ...where }, failure.code);
    return failure;
  });
  // A refusal may come before the body was read: of a foreign host, by a full server, after a session ended.
  app.addHook('onError', (request, reply, _error, done) => {
    if (!request.raw.complete) refuseUnread(request, reply);
    done();
  });
  app.setErrorHandler(async (error: FastifyError, request, reply) =>
    sendFailure(reply, await app.reportFailure(request, error)),
  );
}

export function sendFailure(reply: FastifyReply, failure: AppError): FastifyReply {
  if (failure.retryAfter) reply.header('retry-after', String(Math.ceil(failure.retryAfter)));
  return reply.status(failure.status).type('application/json; charset=utf-8').send(failureBody(failure));
}

/** A flood of requests must not fill the log too. The line has the number of refusals since the last one. */
export function oncePerMinute() {
  let refused = 0;
  let last = Number.NEGATIVE_INFINITY;
  return (log: FastifyBaseLogger, where: object): void => {
    refused++;
    if (performance.now() - last < MINUTE_MS) return;
    log.error({ ...where, refused }, 'OVERLOADED');
    last = performance.now();
    refused = 0;
  };
}
const isRefusal = (error: Error): error is AppError =>
  error instanceof RecordNotFound ||
  (error instanceof AppError && (error.code === 'FORBIDDEN' || error.code === 'SERVICE_ROLE_REQUIRED'));

/** Failures that an operator has to see; not unsupported features, nor an exceeded quota. */
const isOurs = ({ status, code }: AppError) => status >= 500 && status !== 501 && code !== 'QUOTA_EXCEEDED';

/** Addresses are logged without their query: that is where tokens travel. */
const pathOf = (url: string): string => url.split('?', 1)[0] ?? url;

function asAppError(error: FastifyError | AppError | Error): AppError {
  if (error instanceof AppError) return error;
  const exceeded = quotaExceededBy(error);
  if (exceeded) return new QuotaExceeded(exceeded, error);
  if (isStorageFull(error)) return new AppError('STORAGE_FULL', { cause: error });
  if (isTimeout(error)) return new AppError('QUERY_TIMEOUT', { retryAfter: 2, cause: error });
  if (isUnavailable(error)) return new AppError('DB_UNAVAILABLE', { retryAfter: 2, cause: error });
  if (isForeignKeyViolation(error)) return new AppError('INVALID_REFERENCE', { cause: error });
  const status = (error as FastifyError).statusCode ?? 500;
  if (status === 413) return new AppError('TOO_LARGE', { cause: error });
  if (status === 415 || status === 406) return new AppError('UNSUPPORTED_MEDIA_TYPE', { cause: error });
  if (status === 404) return new AppError('NOT_FOUND', { cause: error });
  if (status >= 400 && status < 500) return new AppError('BAD_REQUEST', { cause: error });
  return new AppError('INTERNAL', { cause: error });
}
