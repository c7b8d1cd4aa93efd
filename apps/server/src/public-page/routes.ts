import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { access } from '../accounts/access.ts';
import type { Deps } from '../platform/deps.ts';
import type { AppError } from '../platform/errors.ts';
import type { App } from '../platform/http/app-type.ts';
import { linkPages } from './link-pages.ts';
import { messagePage } from './message-page.tsx';
import { sendableParts } from './page-parts.ts';
import { addresses } from './plan-addresses.ts';
import { planPartRoutes } from './plan-part-routes.ts';
import { privacyPage } from './privacy-page.tsx';
import { findPublicLink } from './public-lookup.ts';
import { sendPage } from './send-page.ts';

const open = { ...access('public'), schema: { hide: true } };
const RETRY_AFTER = 20;

/** The patient's page and what belongs to it. There is no sign-in: the link is the key. */
export function publicPage(app: App, deps: Deps): void {
  const { answerWithPlan, answerWithList } = linkPages(deps);
  const errorHandler = async (error: FastifyError, request: FastifyRequest, reply: FastifyReply) =>
    sendFailurePage(request, reply, await app.reportFailure(request, error));
  for (const path of [addresses.plan, `${addresses.plan}/`])
    app.get(path, { ...open, errorHandler }, answerWithPlan);

  app.get(addresses.shopping, { ...open, errorHandler }, answerWithList);

  // A page's name in small letters is the same page (P01).
  app.get(addresses.plan.toLowerCase(), open, (request, reply) =>
    reply.redirect(addresses.plan + request.url.slice(addresses.plan.length), 301),
  );

  const officer = deps.config.privacyContact;
  const notice = sendableParts(privacyPage({ officer }));
  const noticeWithoutPlan = sendableParts(privacyPage({ plan: 'gone', officer }));
  app.get(addresses.privacy, { ...open, errorHandler }, async (request, reply) => {
    const { token } = request.query as { token?: unknown };
    if (token === undefined || token === '') return sendPage(request, reply, 200, notice);
    const result = await findPublicLink(deps, token);
    // The reason why a link does not open stays private: every such link gets the same notice, without a name.
    if (result.kind !== 'found') return sendPage(request, reply, 200, noticeWithoutPlan);
    const plan = { token: String(token), controller: result.link.nutricionista };
    return sendPage(request, reply, 200, sendableParts(privacyPage({ plan, officer })));
  });

  planPartRoutes(app, deps);
}

/** A patient reads words, not JSON, also when something is wrong here. */
function sendFailurePage(request: FastifyRequest, reply: FastifyReply, failure: AppError) {
  const seconds = String(Math.ceil(failure.retryAfter ?? RETRY_AFTER));
  // A plan on the home screen has no button to load it again.
  reply.header('retry-after', seconds).header('refresh', seconds);
  const name = failure.status === 429 ? 'tooMany' : 'failed';
  return sendPage(request, reply, failure.status, messagePage(name));
}
