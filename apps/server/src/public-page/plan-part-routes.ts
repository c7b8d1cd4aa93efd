import { shownProfile } from '@alecrim/document';
import { brandOf, type PublicNutricionista, publicPath } from '@alecrim/domain/pure';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { hidden } from '../accounts/access.ts';
import { visitor, writeAct } from '../audit/trail.ts';
import type { Deps } from '../platform/deps.ts';
import { AppError } from '../platform/errors.ts';
import type { App } from '../platform/http/app-type.ts';
import { bounds } from '../platform/http/bounds.ts';
import { limits } from '../platform/http/limits.ts';
import { countingWindow } from '../platform/http/memory-limits.ts';
import { addressOf } from '../platform/http/rate-limits.ts';
import { privateHeaders, type Sendable, sendable, sendCompressed } from '../platform/http/responses.ts';
import { linkWorker, readingFiles, serviceWorker } from './html-page.ts';
import { iconOf } from './icons.ts';
import { offlinePage } from './message-page.tsx';
import { addresses, iconSizes, withToken } from './plan-addresses.ts';
import { findPublicLink } from './public-lookup.ts';

const open = hidden('public');

/** What a browser requests after the page itself: its scripts, manifest, icons, and the count of openings. */
export function planPartRoutes(app: App, deps: Deps): void {
  // The scopes of the workers are wider than their own folder: the page itself, and the link that leads to it.
  const files: { address: string; text(): Promise<string>; scope?: string; type?: string }[] = [
    {
      address: addresses.serviceWorker,
      text: async () => serviceWorker(await offlinePage()),
      scope: addresses.plan,
    },
    { address: addresses.linkWorker, text: async () => linkWorker(), scope: '/' },
    { address: addresses.readingScript, text: async () => readingFiles.script() },
    { address: addresses.readingStyle, text: async () => readingFiles.style(), type: 'text/css' },
  ];
  for (const { address, text, scope, type = 'text/javascript' } of files) {
    let file: Promise<Sendable> | undefined;
    app.get(address, open, async (request, reply) => {
      file ??= text().then((content) => sendable(content));
      reply
        .type(`${type}; charset=utf-8`)
        .header('cache-control', 'no-cache')
        .header('content-security-policy', "default-src 'none'; connect-src 'self'; frame-ancestors 'none'");
      if (scope) reply.header('service-worker-allowed', scope);
      return sendCompressed(request, reply, await file);
    });
  }

  app.get(addresses.manifest, open, async (request, reply) => {
    const { nutricionista, token } = await linkOf(deps, request.query);
    return reply
      .type('application/manifest+json')
      .headers(privateHeaders)
      .send(manifestOf(nutricionista, token));
  });

  for (const size of iconSizes) {
    app.get(addresses.icon(size), open, async (request, reply) => {
      const { nutricionista } = await linkOf(deps, request.query);
      return (
        reply
          .type('image/png')
          .headers(privateHeaders)
          // The preview of a link is made, and its picture shown, on other sites.
          .header('cross-origin-resource-policy', 'cross-origin')
          .send(await iconOf(deps, nutricionista, size))
      );
    });
  }

  // The page itself sends it: robots, previews and cached pages are not counted.
  // A family behind one address opens a few pages; more would only keep the disk busy.
  const countSender = countingWindow(deps, limits.openings);
  const onRequest = async (request: FastifyRequest) => countSender(addressOf(request.ip));
  const counted = { ...hidden('public', bounds.opening), onRequest };
  app.post(addresses.opening, counted, async (request, reply) => {
    if (!isRobot(request.headers['user-agent'])) {
      const { id } = await linkOf(deps, request.body);
      await countOpening(deps, id);
    }
    return reply.status(204).headers(privateHeaders).send();
  });
}

async function linkOf(deps: Deps, from: unknown) {
  const { token } = (from ?? {}) as { token?: unknown };
  const result = await findPublicLink(deps, token);
  if (result.kind !== 'found') throw new AppError('NOT_FOUND');
  return { ...result.link, token: String(token) };
}

/** On a phone's home screen the plan has the nutritionist's name and colour. */
function manifestOf(nutricionista: PublicNutricionista, token: string): object {
  const name = shownProfile(nutricionista).nome;
  const { cor_primaria } = brandOf(nutricionista);
  return {
    name: `Cardápio · ${name}`,
    short_name: name,
    lang: 'pt-BR',
    id: publicPath(token),
    start_url: publicPath(token),
    scope: addresses.plan,
    display: 'standalone',
    theme_color: cor_primaria,
    background_color: '#ffffff',
    icons: iconSizes.map((size) => ({
      src: withToken(addresses.icon(size), token),
      sizes: `${size}x${size}`,
      type: 'image/png',
      // Drawn to the edges with a wide margin inside, so that any phone may cut it to its own shape.
      purpose: 'any maskable',
    })),
  };
}

// Programs that open a link to show a preview of it.
const ROBOTS = /bot\b|crawl|spider|preview|facebookexternalhit|whatsapp|telegram|slack|discord|skype/i;

const isRobot = (userAgent: string | undefined): boolean => !userAgent || ROBOTS.test(userAgent);

/** Stores the number of openings and the time of the last one, not who opened it. */
async function countOpening({ db, now }: Pick<Deps, 'db' | 'now'>, planId: string): Promise<void> {
  const last_opened_date = now().toISOString();
  await db
    .insertInto('link_openings')
    .values({ cardapio_id: planId, total: 1, last_opened_date, traced_hour: null })
    .onConflict((conflict) =>
      conflict.column('cardapio_id').doUpdateSet({ total: sql`link_openings.total + 1`, last_opened_date }),
    )
    .execute();
  await traceOpening({ db, now }, planId, last_opened_date);
}

/** Writes the first opening of an hour to the audit trail: enough to inform the patient, too little to track readers. */
async function traceOpening(deps: Pick<Deps, 'db' | 'now'>, planId: string, moment: string): Promise<void> {
  const traced_hour = moment.slice(0, 13);
  const { numUpdatedRows } = await deps.db
    .updateTable('link_openings')
    .set({ traced_hour })
    .where('cardapio_id', '=', planId)
    .where((e) => e.or([e('traced_hour', 'is', null), e('traced_hour', '<>', traced_hour)]))
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  const { rows } = await sql<{ created_by_id: string | null; paciente_id: string | null }>`
    select created_by_id, paciente_id from cardapios where id = ${planId}`.execute(deps.db);
  await writeAct(deps, {
    action: 'link_opened',
    actor: visitor,
    ownerId: rows[0]?.created_by_id,
    entity: 'Cardapio',
    recordId: planId,
    patientId: rows[0]?.paciente_id,
  });
}
