import type { EntityName } from '@alecrim/domain';
import { AppError } from '../errors.ts';

export const noSuchRecord = (name: EntityName, id: string) =>
  new AppError('NOT_FOUND', { message: `Entity ${name} with ID ${id.slice(0, 64)} not found` });

export const tokenTaken = (cause: unknown) =>
  new AppError('VALIDATION_ERROR', {
    message: 'token_publico: já está em uso.',
    extra: { reason: 'validation' },
    cause,
  });
