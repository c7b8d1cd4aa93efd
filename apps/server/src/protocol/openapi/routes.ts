import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { access } from '../../accounts/access.ts';
import type { Deps } from '../../platform/deps.ts';
import type { App } from '../../platform/http/app-type.ts';
import { type Sendable, sendable, sendCompressed } from '../../platform/http/responses.ts';
import { type Description, referencePage } from './reference-page.ts';

// By package name, because the bundled server lies in another folder than its sources.
const { resolve } = createRequire(import.meta.url);
const file = () => join(resolve('@alecrim/server/package.json'), '../../../docs/openapi.json');

interface Readable {
  json: Sendable;
  page: Sendable;
}

/**
 * The API's description as the committed file has it. A test makes it from the schemas that check the requests and
 * compares the two: to make it at every start took a quarter of the start, and its libraries stayed in memory.
 */
export function openApi(app: App, { config }: Pick<Deps, 'config'>): void {
  let read: Promise<Readable> | undefined;
  const readOnce = () => {
    read ??= readDescription(config.appId).catch((error: unknown) => {
      read = undefined;
      throw error;
    });
    return read;
  };

  app.get('/api/openapi.json', { ...access('public'), schema: { hide: true } }, async (request, reply) =>
    sendCompressed(request, reply.type('application/json; charset=utf-8'), (await readOnce()).json),
  );

  app.get('/api/docs', { ...access('public'), schema: { hide: true } }, async (request, reply) =>
    sendCompressed(
      request,
      reply
        .header(
          'content-security-policy',
          "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
        )
        .type('text/html; charset=utf-8'),
      (await readOnce()).page,
    ),
  );
}

async function readDescription(appId: string): Promise<Readable> {
  const description = withAppId(JSON.parse(await readFile(file(), 'utf8')), appId);
  return {
    json: sendable(JSON.stringify(description)),
    page: sendable(referencePage(description, appId)),
  };
}

/** The file describes a server whose app id is the default. */
function withAppId(description: Description, appId: string): Description {
  const paths = Object.entries(description.paths).map(([path, operations]) => [
    path.replace(/^(\/api\/(?:apps|app-logs)\/)alecrim(?=\/|$)/, (_all, before) => before + appId),
    operations,
  ]);
  return { ...description, paths: Object.fromEntries(paths) };
}
