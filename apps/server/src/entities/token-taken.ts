import { AppError } from '../platform/errors.ts';

export const tokenTaken = (cause: unknown) =>
  new AppError('VALIDATION_ERROR', {
    message: 'token_publico: já está em uso.',
    extra: { reason: 'validation' },
    cause,
  });
