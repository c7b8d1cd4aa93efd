import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { absent, access } from '../../accounts/access.ts';
import { readForm } from '../../files/form.ts';
import type { Deps } from '../../platform/deps.ts';
import { AppError } from '../../platform/errors.ts';
import type { App } from '../../platform/http/app-type.ts';
import { bounds, fileBounds } from '../../platform/http/bounds.ts';
import { accountFunctions } from './account-functions.ts';
import { binFunctions } from './bin-functions.ts';
import { exampleFunctions } from './example-functions.ts';
import { patientFunctions } from './patient-functions.ts';
import { planFunctions } from './plan-functions.ts';
import { practiceFunctions } from './practice-functions.ts';
import type { ServerFunctions } from './server-function.ts';

const functions: ServerFunctions = {
  ...accountFunctions,
  ...binFunctions,
  ...exampleFunctions,
  ...patientFunctions,
  ...planFunctions,
  ...practiceFunctions,
};

const hidden = { hide: true };
const shown = { tags: ['functions'], summary: 'Call a function' };

/** Functions by name, with the app id in the path or without it. */
export function functionRoutes(app: App, deps: Deps): void {
  const errorHandler = async (error: FastifyError, request: FastifyRequest, reply: FastifyReply) =>
    sendFunctionFailure(reply, await app.reportFailure(request, error));
  const refuse = (method: Method | Method[], url: string, refusal: Parameters<typeof absent>[0]) =>
    app.route({ ...absent(refusal), method, url, errorHandler });
  const unknown = () => new AppError('NOT_FOUND', { message: 'Function not found' });
  const onlyPost = (reply: FastifyReply) => {
    reply.header('allow', 'POST');
    return new AppError('METHOD_NOT_ALLOWED');
  };

  const paths = { [`/api/apps/${deps.config.appId}/functions`]: shown, '/api/functions': hidden };
  for (const [path, schema] of Object.entries(paths)) {
    for (const [name, { access: who, run }] of Object.entries(functions)) {
      app.post(
        `${path}/${name}`,
        { ...access(who, bounds.call), errorHandler, schema },
        async (request, reply) => {
          // Answers may hold a patient's plan: no search engine keeps them.
          reply.header('x-robots-tag', 'noindex');
          return run({ deps, reply, viewer: request.viewer, body: await bodyOf(request) });
        },
      );
    }
    refuse('POST', `${path}/*`, unknown);
    refuse(otherMethods, `${path}/*`, onlyPost);
  }
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
const otherMethods: Method[] = ['GET', 'PUT', 'PATCH', 'DELETE'];

/** A file is the value of its field, so that a function can tell it from text. */
async function bodyOf(request: FastifyRequest): Promise<Record<string, unknown>> {
  if (request.isMultipart()) {
    const { fields, file } = await readForm(request, fileBounds.functionFile);
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
