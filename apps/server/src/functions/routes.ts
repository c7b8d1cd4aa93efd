import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { identify } from '../auth/identify.ts';
import { anonymous } from '../auth/viewer.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../errors.ts';
import { readForm } from '../files/form.ts';
import type { App } from '../http/app-type.ts';
import { reportFailure } from '../http/failures.ts';
import { functionNamed } from './registry.ts';

const tags = ['functions'];
const MAX_FILE_BYTES = 10 * 1024 * 1024;

/** Functions by name, under the app and in the short form that knows no app id. */
export function functionRoutes(app: App, deps: Deps): void {
  const paths = {
    [`/api/apps/${deps.config.appId}/functions/:name`]: 'name',
    '/api/functions/*': '*',
  } as const;

  const errorHandler = async (error: FastifyError, request: FastifyRequest, reply: FastifyReply) =>
    sendFunctionFailure(reply, await reportFailure(deps, request, error));

  for (const [url, parameter] of Object.entries(paths)) {
    const params = z.object({ [parameter]: z.string() });
    app.post(
      url,
      { errorHandler, schema: { tags, summary: 'Call a function', params, hide: parameter === '*' } },
      async (request, reply) => {
        // Answers may hold a patient's plan: no search engine keeps them.
        reply.header('x-robots-tag', 'noindex');
        return call(deps, request, reply, String((request.params as Record<string, string>)[parameter]));
      },
    );
    app.route({
      method: ['GET', 'PUT', 'PATCH', 'DELETE'],
      url,
      errorHandler,
      schema: { hide: true },
      handler: async (_request, reply) => {
        reply.header('allow', 'POST');
        throw new AppError('METHOD_NOT_ALLOWED');
      },
    });
  }
}

async function call(deps: Deps, request: FastifyRequest, reply: FastifyReply, name: string): Promise<object> {
  const found = functionNamed(name);
  if (!found) throw new AppError('NOT_FOUND', { message: 'Function not found' });
  const viewer = found.isPublic ? anonymous : await identify(deps, request);
  return found.run({ deps, request, reply, viewer, body: await bodyOf(request) });
}

/** A file stands in its field too, so that a function can tell it from text. */
async function bodyOf(request: FastifyRequest): Promise<Record<string, unknown>> {
  if (request.isMultipart()) {
    const { fields, file } = await readForm(request, MAX_FILE_BYTES);
    return file ? { ...fields, [file.field]: file } : fields;
  }
  const { body } = request;
  return typeof body === 'object' && body !== null && !Array.isArray(body)
    ? (body as Record<string, unknown>)
    : {};
}

/** Clients of functions read `error` as a text, unlike everywhere else. */
function sendFunctionFailure(reply: FastifyReply, failure: AppError): FastifyReply {
  if (failure.retryAfter) reply.header('retry-after', String(Math.ceil(failure.retryAfter)));
  return reply
    .status(failure.status)
    .type('application/json; charset=utf-8')
    .send({ error: failure.message });
}
