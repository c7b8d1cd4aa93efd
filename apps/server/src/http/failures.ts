import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isStorageFull, isTimeout, isUnavailable } from '../db/dialect.ts';
import { AppError, failureBody, RecordNotFound } from '../errors.ts';

type OnRefusal = (request: FastifyRequest, refusal: RecordNotFound) => Promise<void>;

/** Every failure leaves through here, in one shape: no stack, no SQL, no surprise. */
export function answerFailures(app: FastifyInstance, onRefusal: OnRefusal): void {
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    if (error instanceof RecordNotFound) await onRefusal(request, error);
    const failure = asAppError(error);
    if (failure.status >= 500 && failure.status !== 501) {
      const { method } = request;
      request.log.error(
        { err: error, method, path: pathOf(request.url), requestId: request.id },
        failure.code,
      );
    }
    return sendFailure(reply, failure);
  });
}

export function sendFailure(reply: FastifyReply, failure: AppError): FastifyReply {
  if (failure.retryAfter) reply.header('retry-after', String(Math.ceil(failure.retryAfter)));
  return reply.status(failure.status).type('application/json; charset=utf-8').send(failureBody(failure));
}

/** Addresses are logged without their query: that is where tokens travel. */
export const pathOf = (url: string): string => url.split('?', 1)[0] ?? url;

export function asAppError(error: FastifyError | AppError | Error): AppError {
  if (error instanceof AppError) return error;
  if (isStorageFull(error)) return new AppError('STORAGE_FULL', { cause: error });
  if (isTimeout(error)) return new AppError('QUERY_TIMEOUT', { retryAfter: 2, cause: error });
  if (isUnavailable(error)) return new AppError('DB_UNAVAILABLE', { retryAfter: 2, cause: error });
  const status = (error as FastifyError).statusCode ?? 500;
  if (status === 413) return new AppError('TOO_LARGE', { cause: error });
  if (status === 415 || status === 406) return new AppError('UNSUPPORTED_MEDIA_TYPE', { cause: error });
  if (status === 404) return new AppError('NOT_FOUND', { cause: error });
  if (status >= 400 && status < 500) return new AppError('BAD_REQUEST', { cause: error });
  return new AppError('INTERNAL', { cause: error });
}
