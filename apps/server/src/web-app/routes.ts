import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageNames } from '@alecrim/domain/pure';
import { access } from '../accounts/access.ts';
import type { Deps } from '../platform/deps.ts';
import { AppError } from '../platform/errors.ts';
import type { App } from '../platform/http/app-type.ts';
import { sendFailure } from '../platform/http/failures.ts';
import { isKnownTag, sendable, sendCompressed } from '../platform/http/responses.ts';
import { pagePolicy } from '../platform/http/security-headers.ts';
import { type BuiltFile, builtFiles } from './built-files.ts';

/** Where the app has something to show; any other path is its 404 page, with a 404. */
const pages = new Set(['', 'login', ...pageNames].map((name) => name.toLowerCase()));

/** The built web app: hashed files are cached without end, the page itself is never cached. */
export async function webApp(app: App, { config }: Pick<Deps, 'config'>): Promise<void> {
  const folder = config.webDist;
  const indexFile = folder && join(folder, 'index.html');
  const html = indexFile && existsSync(indexFile) ? readFileSync(indexFile, 'utf8') : undefined;
  // The page learns what only the server knows: whose app it is, and who may frame it.
  const text = html
    ?.replace('<meta name="app-id" content="alecrim">', `<meta name="app-id" content="${config.appId}">`)
    .replace(
      '<meta name="embed-origins" content="">',
      `<meta name="embed-origins" content="${config.embedOrigins.join(' ')}">`,
    );
  const page = text && sendable(text);
  const policy = pagePolicy(inlineScripts(text ?? ''), config.embedOrigins);

  const files = folder && existsSync(folder) ? builtFiles(folder) : new Map<string, BuiltFile>();
  for (const path of ['/assets/*', ...[...files.keys()].filter((name) => !name.startsWith('/assets/'))]) {
    app.get(path, { ...access('public'), schema: { hide: true } }, async (request, reply) => {
      const file = files.get(request.url.split('?', 1)[0] ?? '');
      if (!file) throw new AppError('NOT_FOUND');
      const { version, headers } = file;
      if (isKnownTag(request.headers['if-none-match'], version))
        return reply.status(304).headers(headers).send();
      return sendCompressed(request, reply, file, headers);
    });
  }

  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const wantsPage = request.method === 'GET' || request.method === 'HEAD';
    if (!page || !wantsPage || path.startsWith('/api/')) return sendFailure(reply, new AppError('NOT_FOUND'));
    reply
      .status(isPage(path) ? 200 : 404)
      .headers({ 'content-security-policy': policy, 'cache-control': 'no-cache' })
      .type('text/html; charset=utf-8');
    return sendCompressed(request, reply, page);
  });
}

/** As the app's own router reads an address: case and a closing slash do not matter. */
const isPage = (path: string) => pages.has(path.replace(/^\/|\/$/g, '').toLowerCase());

/** Inline scripts run only when their hash stands in the policy. */
function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(([, code = '']) =>
    createHash('sha256').update(code).digest('base64'),
  );
}
