import type { FastifyRequest } from 'fastify';
import { access } from '../accounts/access.ts';
import type { Deps } from '../platform/deps.ts';
import { AppError } from '../platform/errors.ts';
import type { App } from '../platform/http/app-type.ts';
import { bounds } from '../platform/http/bounds.ts';
import { limits } from '../platform/http/limits.ts';
import { countingWindow } from '../platform/http/memory-limits.ts';
import { addressOf } from '../platform/http/rate-limits.ts';
import { sendable, sendCompressed } from '../platform/http/responses.ts';
import { linkWorker, serviceWorker } from './browser-files.ts';
import { iconOf } from './icons.ts';
import { manifestOf } from './manifest.ts';
import { offlinePage } from './message-page.tsx';
import { countOpening, isRobot } from './openings.ts';
import { addresses, iconSizes } from './plan-addresses.ts';
import { findPublicLink } from './public-lookup.ts';
import { privately } from './send-page.ts';

const schema = { hide: true };
const open = { ...access('public'), schema };

/** What a browser asks for after the page itself. */
export function planPartRoutes(app: App, deps: Deps): void {
  // They lie in a folder of the page, but serve the page itself and the link that leads to it.
  const workers = [
    { address: addresses.serviceWorker, script: serviceWorker(offlinePage()), scope: addresses.plan },
    { address: addresses.linkWorker, script: linkWorker(), scope: '/' },
  ];
  for (const { address, script, scope } of workers) {
    const worker = sendable(script);
    app.get(address, open, async (request, reply) => {
      reply
        .type('text/javascript; charset=utf-8')
        .header('cache-control', 'no-cache')
        .header('content-security-policy', "default-src 'none'; connect-src 'self'")
        .header('service-worker-allowed', scope);
      return sendCompressed(request, reply, worker);
    });
  }

  app.get(addresses.manifest, open, async (request, reply) => {
    const { nutricionista, token } = await linkOf(deps, request.query);
    return reply.type('application/manifest+json').headers(privately).send(manifestOf(nutricionista, token));
  });

  for (const size of iconSizes) {
    app.get(addresses.icon(size), open, async (request, reply) => {
      const { nutricionista } = await linkOf(deps, request.query);
      return (
        reply
          .type('image/png')
          .headers(privately)
          // The preview of a link is made, and its picture shown, on other sites.
          .header('cross-origin-resource-policy', 'cross-origin')
          .send(await iconOf(deps, nutricionista, size))
      );
    });
  }

  // Sent by the page itself, so that a robot, a preview or a page from the phone's memory is not taken for a reader.
  // A family behind one address opens a few; a sender of more only wants the disk to work.
  const countSender = countingWindow(deps, limits.openings);
  const onRequest = async (request: FastifyRequest) => countSender(addressOf(request.ip));
  const counted = { ...access('public', bounds.opening), onRequest, schema };
  app.post(addresses.opening, counted, async (request, reply) => {
    if (!isRobot(request.headers['user-agent'])) {
      const { id } = await linkOf(deps, request.body);
      await countOpening(deps, id);
    }
    return reply.status(204).headers(privately).send();
  });
}

async function linkOf(deps: Deps, from: unknown) {
  const { token } = (from ?? {}) as { token?: unknown };
  const result = await findPublicLink(deps, token);
  if (result.kind !== 'found') throw new AppError('NOT_FOUND');
  return { ...result.link, token: String(token) };
}
