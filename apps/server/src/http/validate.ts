import type { z } from 'zod';
import { AppError } from '../errors.ts';

/** Parses or fails with 422, naming the field. */
export function validated<T>(schema: z.ZodType<T>, value: unknown, where = ''): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw invalidInput(result.error, where);
}

export function invalidInput(error: z.ZodError, where = ''): AppError {
  const fields = error.issues.slice(0, 20).map(({ path, message }) => ({
    field: [...(where ? [where] : []), ...path].join('.'),
    message,
  }));
  const [first] = fields;
  const text = first?.field ? `${first.field}: ${first.message}` : (first?.message ?? '');
  return new AppError('VALIDATION_ERROR', { message: text, extra: { reason: 'validation', fields } });
}
