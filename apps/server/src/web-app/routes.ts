import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageNames } from '@alecrim/domain/pure';
import fastifyStatic from '@fastify/static';
import type { FastifyReply } from 'fastify';
import { access } from '../accounts/access.ts';
import type { Deps } from '../platform/deps.ts';
import { AppError } from '../platform/errors.ts';
import type { App } from '../platform/http/app-type.ts';
import { sendFailure } from '../platform/http/failures.ts';
import { pagePolicy } from '../platform/http/security-headers.ts';

/** Where the app has something to show; any other path is its 404 page, with a 404. */
const pages = new Set(['', 'login', ...pageNames].map((name) => name.toLowerCase()));

/** The built web app: hashed files are cached without end, the page itself is never cached. */
export async function webApp(app: App, { config }: Pick<Deps, 'config'>): Promise<void> {
  const folder = config.webDist;
  const indexFile = folder && join(folder, 'index.html');
  const html = indexFile && existsSync(indexFile) ? readFileSync(indexFile, 'utf8') : undefined;
  // The page learns what only the server knows: whose app it is, and who may frame it.
  const page = html
    ?.replace('<meta name="app-id" content="alecrim">', `<meta name="app-id" content="${config.appId}">`)
    .replace(
      '<meta name="embed-origins" content="">',
      `<meta name="embed-origins" content="${config.embedOrigins.join(' ')}">`,
    );
  const policy = pagePolicy(inlineScripts(page ?? ''), config.embedOrigins);

  if (folder && existsSync(folder)) {
    await app.register(async (scope) => {
      // The library makes the routes, one a file.
      scope.addHook(
        'onRoute',
        (route) => void Object.assign(route, { config: { ...route.config, ...access('public').config } }),
      );
      await scope.register(fastifyStatic, {
        root: folder,
        index: false,
        preCompressed: true,
        wildcard: false,
        setHeaders: (reply, path) => {
          const isHashed = path.includes('/assets/');
          reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
        },
      });
    });
  }

  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const wantsPage = request.method === 'GET' || request.method === 'HEAD';
    if (!page || !wantsPage || path.startsWith('/api/') || path.startsWith('/assets/'))
      return sendFailure(reply, new AppError('NOT_FOUND'));
    return sendPage(reply.status(isPage(path) ? 200 : 404));
  });

  function sendPage(reply: FastifyReply) {
    return reply
      .header('content-security-policy', policy)
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(page);
  }
}

/** As the app's own router reads an address: case and a closing slash do not matter. */
const isPage = (path: string) => pages.has(path.replace(/^\/|\/$/g, '').toLowerCase());

/** Inline scripts run only when their hash stands in the policy. */
function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(([, code = '']) =>
    createHash('sha256').update(code).digest('base64'),
  );
}
