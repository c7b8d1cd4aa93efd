import type { FastifyServerOptions } from 'fastify';
import { z } from 'zod';
import { AppError } from '../errors.ts';
import { MAX_ISSUES } from './bounds.ts';

type Issue = { readonly path: readonly PropertyKey[]; readonly message: string };
type Parsed<T> = { value: T } | { issues: z.core.$ZodIssue[] };

/**
 * Like `safeParse`, but only the first issues are put into words: wording every one of 100,000 wrong lines takes
 * seconds, finding them takes milliseconds.
 */
export function parsed<T>(schema: z.ZodType<T>, value: unknown): Parsed<T> {
  const result = schema._zod.run({ value, issues: [] }, { async: false }) as z.core.ParsePayload<T>;
  if (result.issues.length === 0) return { value: result.value };
  const config = z.core.config();
  const first = result.issues.slice(0, MAX_ISSUES);
  return { issues: first.map((issue) => z.core.util.finalizeIssue(issue, undefined, config)) };
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
 * How Fastify uses the schemas of a route. It has to know when the server is made: otherwise it also loads its own two
 * compilers, at every start.
 */
export const schemaCompilers: FastifyServerOptions['schemaController'] = {
  compilersFactory: {
    buildValidator: () => validator as never,
    // Records leave through an allow-list of columns; parsing them again would only cost time.
    buildSerializer: () => () => JSON.stringify,
  },
};
