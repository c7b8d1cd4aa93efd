import type { FastifyReply, FastifyRequest } from 'fastify';
import { type PlanShopping, planShoppingOf } from '../entities/plan-numbers.ts';
import type { Deps } from '../platform/deps.ts';
import { isKnownTag } from '../platform/http/if-none-match.ts';
import { madePages, planVersion } from './made-pages.ts';
import { messagePage } from './message-page.tsx';
import { planOrMessage } from './plan-or-message.ts';
import type { PlanFacts } from './public-lookup.ts';
import { sendPage, sendUnchanged } from './send-page.ts';
import { type ShoppingPage, shoppingPage } from './shopping-page.tsx';

interface ListPage extends ShoppingPage {
  leituras: PlanFacts['leituras'];
  shopping: PlanShopping;
}

/** Answers with the shopping list of a plan, which is read from the plan's text for the first who opens it. */
export function answerWithList(deps: Deps) {
  const pageOf = madePages(async ({ shopping, leituras, ...page }: ListPage, version) => {
    const { refeicoes, receitas } = page.menu.cardapio;
    return shoppingPage(page, await shopping.read({ refeicoes, receitas, leituras }), version);
  });
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const found = await planOrMessage(deps, request);
    if ('message' in found) return sendPage(request, reply, found.status, found.message);
    const { menu, token, plan } = found;
    if (!plan.mostrar_compras) return sendPage(request, reply, 404, messagePage('noList'));
    const shopping = planShoppingOf(deps, plan.ownerId);
    const { leituras } = plan;
    const version = planVersion([menu, token, leituras, await shopping.mark()]);
    if (isKnownTag(request.headers['if-none-match'], version)) return sendUnchanged(reply, version);
    return sendPage(request, reply, 200, await pageOf({ menu, token, leituras, shopping }, version));
  };
}
