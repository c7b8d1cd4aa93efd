import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hidden } from '../accounts/access.ts';
import type { Deps } from '../platform/deps.ts';
import type { AppError } from '../platform/errors.ts';
import type { App } from '../platform/http/app-type.ts';
import { sendable } from '../platform/http/responses.ts';
import { messagePage } from './message-page.tsx';
import { linkPages, sendPage } from './pages.ts';
import { addresses } from './plan-addresses.ts';
import { linkFiles } from './plan-file.ts';
import { planPartRoutes } from './plan-part-routes.ts';
import { type PrivacyPage, privacyPage } from './privacy-page.tsx';
import { findPublicLink } from './public-lookup.ts';

const open = hidden('public');
const RETRY_AFTER = 20;

/** The patient's page and what belongs to it. There is no sign-in: the link is the key. */
export function publicPage(app: App, deps: Deps): void {
  const { answerWithPlan, answerWithList, answerWithMeasures } = linkPages(deps);
  const { planFile, listFile } = linkFiles(deps);
  const errorHandler = async (error: FastifyError, request: FastifyRequest, reply: FastifyReply) =>
    sendFailurePage(request, reply, await app.reportFailure(request, error));
  for (const path of [addresses.plan, `${addresses.plan}/`])
    app.get(path, { ...open, errorHandler }, answerWithPlan);

  app.get(addresses.shopping, { ...open, errorHandler }, answerWithList);
  app.get(addresses.file, { ...open, errorHandler }, planFile);
  app.get(addresses.shoppingFile, { ...open, errorHandler }, listFile);
  app.get(addresses.measures, { ...open, errorHandler }, answerWithMeasures);

  // A page's name in small letters is the same page (P01).
  app.get(addresses.plan.toLowerCase(), open, (request, reply) =>
    reply.redirect(addresses.plan + request.url.slice(addresses.plan.length), 301),
  );

  const officer = deps.config.privacyContact;
  app.get(addresses.privacy, { ...open, errorHandler }, async (request, reply) => {
    const { token } = request.query as { token?: unknown };
    const plan = token === undefined || token === '' ? undefined : await planBehind(token);
    return sendPage(request, reply, 200, sendable(await privacyPage({ plan, officer })));
  });

  /** The reason why a link does not open stays private: every such link gets the same notice, without a name. */
  async function planBehind(token: unknown): Promise<PrivacyPage['plan']> {
    const result = await findPublicLink(deps, token);
    return result.kind === 'found' ? { token: String(token), controller: result.link.nutricionista } : 'gone';
  }

  planPartRoutes(app, deps);
}

/** Failures are pages too: a patient cannot read JSON. */
async function sendFailurePage(request: FastifyRequest, reply: FastifyReply, failure: AppError) {
  const seconds = String(Math.ceil(failure.retryAfter ?? RETRY_AFTER));
  // A page on the home screen has no reload button.
  reply.header('retry-after', seconds).header('refresh', seconds);
  const name = failure.status === 429 ? 'tooMany' : failure.status === 503 ? 'unavailable' : 'failed';
  return sendPage(request, reply, failure.status, await messagePage(name));
}
