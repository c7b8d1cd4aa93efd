import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { hidden } from '../../accounts/access.ts';
import type { Deps } from '../../platform/deps.ts';
import type { App } from '../../platform/http/app-type.ts';
import { type Sendable, sendable, sendCompressed } from '../../platform/http/responses.ts';
import { escapeHtml } from '../../platform/mail/templates.ts';

// By package name, because the bundled server is in another folder than its sources.
const { resolve } = createRequire(import.meta.url);
const file = () => join(resolve('@alecrim/server/package.json'), '../../../docs/openapi.json');

interface Readable {
  json: Sendable;
  page: Sendable;
}

/**
 * Serves the committed description of the API. A test generates it from the route schemas and compares the two; generating
 * it at the start took a quarter of the start, and its libraries stayed in memory.
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

  app.get('/api/openapi.json', hidden('public'), async (request, reply) =>
    sendCompressed(request, reply.type('application/json; charset=utf-8'), (await readOnce()).json),
  );

  app.get('/api/docs', hidden('public'), async (request, reply) =>
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

interface Operation {
  tags?: string[];
  summary?: string;
  parameters?: { name: string; in: string; required?: boolean; description?: string }[];
  requestBody?: { content?: Record<string, { schema?: unknown }> };
  responses?: Record<string, { description?: string; content?: Record<string, { schema?: unknown }> }>;
}

export interface Description {
  info: { title: string; version: string; description?: string };
  paths: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, unknown> };
}

/** The description as a page that a person reads, without a line of script. */
function referencePage({ info, paths, components }: Description, appId: string): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const tags = [...new Set(operations.map(({ operation }) => operation.tags?.[0] ?? 'Other'))];
  const sections = tags.map((tag) => {
    const own = operations.filter(({ operation }) => (operation.tags?.[0] ?? 'Other') === tag);
    return `<section><h2 id="${escapeHtml(tag)}">${escapeHtml(tag)}</h2>${own.map(operationHtml).join('')}</section>`;
  });
  const schemas = Object.entries(components?.schemas ?? {}).map(
    ([name, schema]) =>
      `<details id="schema-${escapeHtml(name)}"><summary>${escapeHtml(name)}</summary>${json(schema)}</details>`,
  );
  const index = [...tags, 'Schemas']
    .map((tag) => `<a href="#${escapeHtml(tag)}">${escapeHtml(tag)}</a>`)
    .join(' ');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(info.title)} API</title><style>${css}</style></head><body>
<header><h1>${escapeHtml(info.title)} API <small>${escapeHtml(info.version)}</small></h1><p>${escapeHtml(info.description ?? '')}</p>
<p>Send <code>Authorization: Bearer &lt;token&gt;</code> and <code>X-App-Id: ${escapeHtml(appId)}</code>. The same description as data: <a href="/api/openapi.json">openapi.json</a>.</p><nav>${index}</nav></header>
<main>${sections.join('')}<section><h2 id="Schemas">Schemas</h2>${schemas.join('')}</section></main></body></html>`;
}

function operationHtml({
  path,
  method,
  operation,
}: {
  path: string;
  method: string;
  operation: Operation;
}): string {
  const parameters = (operation.parameters ?? []).map(
    ({ name, in: place, description = '' }) =>
      `<li><code>${escapeHtml(name)}</code> in ${escapeHtml(place)} ${escapeHtml(description)}</li>`,
  );
  const body = Object.values(operation.requestBody?.content ?? {})[0]?.schema;
  const answers = Object.entries(operation.responses ?? {}).map(([status, { content }]) => {
    const schema = Object.values(content ?? {})[0]?.schema;
    return `<h4>${escapeHtml(status)}</h4>${schema ? json(schema) : ''}`;
  });
  return `<details><summary><b class="${escapeHtml(method)}">${escapeHtml(method.toUpperCase())}</b> <code>${escapeHtml(path)}</code> ${escapeHtml(operation.summary ?? '')}</summary>
${parameters.length > 0 ? `<ul>${parameters.join('')}</ul>` : ''}${body ? `<h4>Body</h4>${json(body)}` : ''}${answers.join('')}</details>`;
}

/** Schema names inside become links to their own entry. */
function json(schema: unknown): string {
  const text = escapeHtml(JSON.stringify(schema, null, 2));
  const linked = text.replace(/#\/components\/schemas\/(\w+)/g, '<a href="#schema-$1">$1</a>');
  return `<pre>${linked}</pre>`;
}

const css = `body{color:#1f2937;font:16px/1.5 system-ui,sans-serif;margin:0 auto;max-width:960px;padding:24px}h1 small{color:#6b7280;font-size:60%}nav a{margin-right:12px}a{color:#047857}details{border:1px solid #e5e7eb;border-radius:8px;margin:8px 0;padding:8px 12px}summary{cursor:pointer;overflow-wrap:anywhere}pre{background:#f9fafb;border-radius:8px;font-size:13px;overflow:auto;padding:12px}b{border-radius:4px;color:#fff;font-size:12px;padding:2px 6px;background:#475569}b.get{background:#0369a1}b.post{background:#047857}b.put,b.patch{background:#b45309}b.delete{background:#b91c1c}`;
