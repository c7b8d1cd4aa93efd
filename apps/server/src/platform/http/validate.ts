import type { FastifyServerOptions } from 'fastify';
import type { z } from 'zod';
import { AppError } from '../errors.ts';
import { MAX_ISSUES } from './bounds.ts';

type Issue = { readonly path: readonly PropertyKey[]; readonly message: string };
type Parsed<T> = { value: T } | { issues: z.core.$ZodIssue[] };

/** Like `safeParse`, but words only the first issues: the messages of 100,000 wrong lines would take a second. */
export function parsed<T>(schema: z.ZodType<T>, value: unknown): Parsed<T> {
  const result = schema.safeParse(value);
  if (result.success) return { value: result.data };
  let count = 0;
  const error = () => (++count > MAX_ISSUES ? '' : undefined);
  return { issues: schema.safeParse(value, { error }).error?.issues.slice(0, MAX_ISSUES) ?? [] };
}

/** Parses or fails with 422, naming the field. */
export function validated<T>(schema: z.ZodType<T>, value: unknown, where = ''): T {
  const result = parsed(schema, value);
  if ('value' in result) return result.value;
  throw invalidInput(result.issues, where);
}

export function invalidInput(issues: readonly Issue[], where = ''): AppError {
  const fields = issues.map(({ path, message }) => ({
    field: [...(where ? [where] : []), ...path].join('.'),
    message,
  }));
  const [first] = fields;
  const text = first?.field ? `${first.field}: ${first.message}` : (first?.message ?? '');
  return new AppError('VALIDATION_ERROR', { message: text, extra: { reason: 'validation', fields } });
}

const validator =
  ({ schema }: { schema: unknown }) =>
  (data: unknown) => {
    const result = parsed(schema as z.ZodType, data);
    return 'value' in result ? result : { error: invalidInput(result.issues) };
  };

/**
 * How Fastify uses the schemas of a route. It needs them when the server is created: otherwise it also loads its own two
 * compilers at every start.
 */
export const schemaCompilers: FastifyServerOptions['schemaController'] = {
  compilersFactory: {
    buildValidator: () => validator as never,
    // Records are built from an allow-list of columns; validating them would only cost time.
    buildSerializer: () => () => JSON.stringify,
  },
};
