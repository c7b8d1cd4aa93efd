import type { FastifyServerOptions } from 'fastify';
import type { z } from 'zod';
import { invalidInput, parsed } from './validate.ts';

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
