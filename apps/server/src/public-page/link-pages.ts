import { Readable as EmptyBody } from 'node:stream';
import { type PublicMenu, publicLink } from '@alecrim/domain/pure';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { planShoppingOf } from '../entities/plan-numbers.ts';
import { pictureIdIn, picturePath } from '../files/addresses.ts';
import type { Config } from '../platform/config.ts';
import type { Deps } from '../platform/deps.ts';
import { limits } from '../platform/http/limits.ts';
import { countingWindow } from '../platform/http/memory-limits.ts';
import { originOf } from '../platform/http/origin.ts';
import { etagOf, isKnownTag, type Sendable } from '../platform/http/responses.ts';
import { madePages, planVersion, type Readable } from './made-pages.ts';
import { type MessageName, messagePage } from './message-page.tsx';
import { planPage } from './plan-page.tsx';
import {
  type Closed,
  findPublicLink,
  findPublicPlan,
  type LinkFacts,
  type PlanFacts,
} from './public-lookup.ts';
import { pageHeaders, sendPage, sendUnchanged } from './send-page.ts';
import { shoppingPage } from './shopping-page.tsx';

interface Message {
  status: number;
  message: Sendable;
}

interface FoundPlan {
  menu: PublicMenu;
  plan: PlanFacts;
}

/** One page of a link: what its version depends on besides plan and profile, and how it is made of the plan. */
interface LinkPage {
  depends: unknown[];
  of(found: FoundPlan): Omit<Readable, 'key'>;
}

type Answer = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

const statuses = { not_found: 404, inactive: 403, expired: 410 } as const;
const reasons: Record<Closed['kind'], MessageName> = {
  not_found: 'notFound',
  inactive: 'inactive',
  expired: 'notFound',
};

/** The plan and the shopping list of a link. The plan itself is read only for a page that is not kept. */
export function linkPages(deps: Deps): { answerWithPlan: Answer; answerWithList: Answer } {
  const countPage = countingWindow(deps, limits.pages);

  function answerWith(
    pageOf: (request: FastifyRequest, token: string, link: LinkFacts) => Promise<LinkPage | Message>,
  ): Answer {
    const pages = madePages<Message>();
    return async (request, reply) => {
      const { token } = request.query as { token?: unknown };
      const sendMessage = ({ status, message }: Message) => sendPage(request, reply, status, message);
      if (token === undefined || token === '')
        return sendMessage({ status: 400, message: messagePage('noToken') });
      const found = await findPublicLink(deps, token);
      if (found.kind !== 'found') return sendMessage(messageOf(found));
      const page = await pageOf(request, String(token), found.link);
      if ('message' in page) return sendMessage(page);
      const keyOf = ({ fingerprint }: LinkFacts) => planVersion([token, fingerprint, page.depends]);
      const read = async (): Promise<Readable | Message> => {
        countPage(request.admission.address);
        const result = await findPublicPlan(deps, token);
        if (result.kind !== 'found') return messageOf(result);
        const { plan } = result;
        return { key: keyOf(plan), ...page.of({ plan, menu: withOwnPictures(deps.config, result.menu) }) };
      };
      const key = keyOf(found.link);
      const known = request.headers['if-none-match'];
      const isHead = request.method === 'HEAD';
      const version = pages.versionOf(key) ?? (isHead ? await pages.readVersion(key, read) : undefined);
      if (typeof version === 'object') return sendMessage(version);
      if (version && isKnownTag(known, version)) return sendUnchanged(reply, version);
      if (version && isHead) return pageHeaders(reply, 200, etagOf(version)).send(EmptyBody.from([]));
      const made = await pages.page(key, read);
      if ('message' in made) return sendMessage(made);
      return isKnownTag(known, made.version)
        ? sendUnchanged(reply, made.version)
        : sendPage(request, reply, 200, made);
    };
  }

  return {
    answerWithPlan: answerWith(async (request, token) => {
      const origin = originOf(deps.config, request);
      return { depends: [origin], of: (found) => readablePlan(found, token, origin) };
    }),
    answerWithList: answerWith(async (_request, token, { ownerId, mostrar_compras }) => {
      if (!mostrar_compras) return { status: 404, message: messagePage('noList') };
      const shopping = planShoppingOf(deps, ownerId);
      const mark = await shopping.fingerprint();
      return {
        depends: [mark],
        of({ menu, plan: { leituras } }) {
          const version = planVersion([menu, token, leituras, mark]);
          const { refeicoes, receitas } = menu.cardapio;
          const render = async () =>
            shoppingPage({ menu, token }, await shopping.read({ refeicoes, receitas, leituras }), version);
          return { version, render };
        },
      };
    }),
  };
}

function readablePlan({ menu, plan }: FoundPlan, token: string, origin: string): Omit<Readable, 'key'> {
  const page = {
    menu,
    updatedDate: plan.content_date,
    token,
    link: publicLink(origin, token),
    origin,
    hasShopping: plan.mostrar_compras && menu.cardapio.refeicoes.some(({ opcoes }) => opcoes.length > 0),
  };
  const version = planVersion(page);
  return { version, render: () => planPage(page, version) };
}

const messageOf = ({ kind }: Closed): Message => ({
  status: statuses[kind],
  message: messagePage(reasons[kind]),
});

/** Nothing is loaded from elsewhere: a picture is one of ours, by its path on this very server, or it is not shown. */
function withOwnPictures(config: Config, menu: PublicMenu): PublicMenu {
  const own = (address: string | null) => {
    const id = pictureIdIn(address ?? '');
    return id ? picturePath(config, id) : null;
  };
  const { logo_url, foto_url } = menu.nutricionista;
  return {
    ...menu,
    nutricionista: { ...menu.nutricionista, logo_url: own(logo_url), foto_url: own(foto_url) },
  };
}
