import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { pageNames } from '@alecrim/domain/pure';
import { hidden } from '../accounts/access.ts';
import type { Deps } from '../platform/deps.ts';
import { AppError } from '../platform/errors.ts';
import type { App } from '../platform/http/app-type.ts';
import { sendFailure } from '../platform/http/failures.ts';
import {
  contentHash,
  etagOf,
  isKnownTag,
  memoizedForms,
  type Sendable,
  sendable,
  sendCompressed,
} from '../platform/http/responses.ts';
import { pagePolicy } from '../platform/http/security-headers.ts';

/** The pages of the app; any other path gets its 404 page, with status 404. */
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
    app.get(path, hidden('public'), async (request, reply) => {
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

/** Like the app's router: case and a trailing slash do not matter. */
const isPage = (path: string) => pages.has(path.replace(/^\/|\/$/g, '').toLowerCase());

/** Inline scripts run only if the policy contains their hash. */
function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(([, code = '']) =>
    createHash('sha256').update(code).digest('base64'),
  );
}

interface BuiltFile extends Sendable {
  version: string;
  headers: Record<string, string>;
}

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** The build writes these beside a file, so that the server never compresses it. */
const packed = { br: '.br', gzip: '.gz' };

/**
 * The files of the built app by path. Only files that exist at the start are served, by exactly that path. Each is read
 * once: reading it from disk would cost more than the rest of the request.
 */
function builtFiles(folder: string): ReadonlyMap<string, BuiltFile> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const names = new Set(paths.map((path) => path.split(sep).join('/')));
  const served = [...names].filter((name) => /\.(?!html|br|gz)\w+$/.test(name));
  return new Map(served.map((name) => [`/${name}`, builtFile(folder, name, names)]));
}

function builtFile(folder: string, name: string, names: ReadonlySet<string>): BuiltFile {
  const path = join(folder, name);
  // The name of such a file changes with its content.
  const isHashed = name.startsWith('assets/');
  const read = (suffix: string) => readFile(path + suffix).catch(notFound);
  const version = isHashed ? name : contentHash(readFileSync(path));
  return {
    version,
    etag: etagOf(version),
    headers: {
      'content-type': types[extname(name)] ?? 'application/octet-stream',
      'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      etag: etagOf(version),
    },
    forms: [...(['br', 'gzip'] as const).filter((form) => names.has(name + packed[form])), 'plain'],
    inForm: memoizedForms((form) => read(form === 'plain' ? '' : packed[form])),
  };
}

/** A newer build may have replaced the folder under a running server. */
function notFound(error: NodeJS.ErrnoException): never {
  throw error.code === 'ENOENT' ? new AppError('NOT_FOUND') : error;
}
