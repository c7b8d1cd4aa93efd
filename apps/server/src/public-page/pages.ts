import { Readable } from 'node:stream';
import { type PublicMenu, type PublicNutricionista, publicLink } from '@alecrim/domain/pure';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { planReadingOf } from '../entities/plan-numbers.ts';
import { pictureIdIn, picturePath } from '../files/addresses.ts';
import type { Config } from '../platform/config.ts';
import type { Deps } from '../platform/deps.ts';
import { limits } from '../platform/http/limits.ts';
import { countingWindow } from '../platform/http/memory-limits.ts';
import { originOf } from '../platform/http/origin.ts';
import {
  etagOf,
  isKnownTag,
  privateHeaders,
  type Sendable,
  sendCompressed,
} from '../platform/http/responses.ts';
import { policy } from './html-page.ts';
import { measureWords } from './measure-words.ts';
import { closedPage, messagePage, noListPage } from './message-page.tsx';
import { type PageSource, pageCache, planVersion } from './page-cache.ts';
import { planPage } from './plan-page.tsx';
import {
  type Closed,
  findPublicLink,
  findPublicPlan,
  type LinkFacts,
  type PlanFacts,
} from './public-lookup.ts';
import { shoppingPage } from './shopping-page.tsx';

interface MessageAnswer {
  status: number;
  message: Sendable;
}

interface FoundPlan {
  menu: PublicMenu;
  plan: PlanFacts;
}

interface LinkPage {
  /** The page depends on these besides the plan and the profile. */
  depends: unknown[];
  sourceOf(found: FoundPlan): Omit<PageSource, 'key'>;
}

export type Answer = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

const closedAnswers = {
  not_found: { status: 404, name: 'notFound' },
  inactive: { status: 403, name: 'inactive' },
  expired: { status: 410, name: 'notFound' },
} as const;

/** Answers with the plan or the shopping list of a link. The plan itself is read only for a page that is not cached. */
export function linkPages(
  deps: Deps,
): Record<'answerWithPlan' | 'answerWithList' | 'answerWithMeasures', Answer> {
  const countPage = countingWindow(deps, limits.pages);

  function answerWith(
    pageOf: (request: FastifyRequest, token: string, link: LinkFacts) => Promise<LinkPage | MessageAnswer>,
    type = HTML,
  ): Answer {
    const pages = pageCache<MessageAnswer>();
    return async (request, reply) => {
      const { token } = request.query as { token?: unknown };
      const sendMessage = ({ status, message }: MessageAnswer) => sendPage(request, reply, status, message);
      if (token === undefined || token === '')
        return sendMessage({ status: 400, message: await messagePage('noToken') });
      const found = await findPublicLink(deps, token);
      const count = () => countPage(request.admission.address);
      if (found.kind !== 'found') return sendMessage(await messageOf(deps.config, found, count));
      const page = await pageOf(request, String(token), found.link);
      if ('message' in page) return sendMessage(page);
      const keyOf = ({ fingerprint }: LinkFacts) => planVersion([token, fingerprint, page.depends]);
      const read = async (): Promise<PageSource | MessageAnswer> => {
        count();
        const result = await findPublicPlan(deps, token);
        if (result.kind !== 'found') return messageOf(deps.config, result, count);
        const { plan } = result;
        return {
          key: keyOf(plan),
          ...page.sourceOf({
            plan,
            menu: {
              ...result.menu,
              nutricionista: withOwnPictures(deps.config, result.menu.nutricionista),
            },
          }),
        };
      };
      const key = keyOf(found.link);
      const known = request.headers['if-none-match'];
      const isHead = request.method === 'HEAD';
      const version = pages.versionOf(key) ?? (isHead ? await pages.readVersion(key, read) : undefined);
      if (typeof version === 'object') return sendMessage(version);
      if (version && isKnownTag(known, version)) return sendUnchanged(reply, version);
      if (version && isHead) return pageHeaders(reply, 200, etagOf(version), type).send(Readable.from([]));
      const cached = await pages.page(key, read);
      if ('message' in cached) return sendMessage(cached);
      return isKnownTag(known, cached.version)
        ? sendUnchanged(reply, cached.version)
        : sendPage(request, reply, 200, cached, type);
    };
  }

  return {
    answerWithPlan: answerWith(async (request, token) => {
      const origin = originOf(deps.config, request);
      return { depends: [origin], sourceOf: (found) => planSource(found, token, origin) };
    }),
    answerWithList: answerWith(async (_request, token, { ownerId, mostrar_compras }) => {
      if (!mostrar_compras) return { status: 404, message: await noListPage(token) };
      const reading = planReadingOf(deps, ownerId);
      const foods = await reading.fingerprint();
      return {
        depends: [foods],
        sourceOf({ menu, plan: { leituras, content_date: updatedDate } }) {
          const version = planVersion([menu, token, leituras, foods, updatedDate]);
          const { refeicoes, receitas } = menu.cardapio;
          const render = async () =>
            shoppingPage(
              { menu, token, updatedDate },
              await reading.shopping({ refeicoes, receitas, leituras }),
              version,
            );
          return { version, render };
        },
      };
    }),
    answerWithMeasures: answerWith(async (_request, _token, { ownerId }) => {
      const reading = planReadingOf(deps, ownerId);
      const foods = await reading.fingerprint();
      return {
        depends: [foods],
        sourceOf({ menu, plan: { leituras } }) {
          const { refeicoes, receitas } = menu.cardapio;
          const lines = [
            ...refeicoes.flatMap(({ opcoes }) => opcoes.flatMap(({ itens }) => itens)),
            ...receitas.flatMap(({ ingredientes }) => ingredientes),
          ];
          const render = async () =>
            JSON.stringify(measureWords(lines, await reading.measures({ refeicoes, receitas, leituras })));
          return { version: planVersion([lines, leituras, foods]), render };
        },
      };
    }, 'application/json; charset=utf-8'),
  };
}

const HTML = 'text/html; charset=utf-8';

function planSource({ menu, plan }: FoundPlan, token: string, origin: string): Omit<PageSource, 'key'> {
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

export async function messageOf(
  config: Config,
  closed: Closed,
  onRender: () => void,
): Promise<MessageAnswer> {
  const { status, name } = closedAnswers[closed.kind];
  const from = 'nutricionista' in closed ? closed.nutricionista : undefined;
  const message = from ? closedPage(name, withOwnPictures(config, from), onRender) : messagePage(name);
  return { status, message: await message };
}

/** Shows only pictures that this server stores, by their path: nothing is loaded from other sites. */
export function withOwnPictures(config: Config, nutricionista: PublicNutricionista): PublicNutricionista {
  const own = (address: string | null) => {
    const id = pictureIdIn(address ?? '');
    return id ? picturePath(config, id) : null;
  };
  const { logo_url, foto_url } = nutricionista;
  return { ...nutricionista, logo_url: own(logo_url), foto_url: own(foto_url) };
}

/** A page without sign-in: no cache keeps it, no search engine indexes it, no site frames it. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  page: Sendable,
  type?: string,
): Promise<FastifyReply> {
  return sendCompressed(request, pageHeaders(reply, status, page.etag, type), page);
}

const pageHeaders = (reply: FastifyReply, status: number, etag: string, type = HTML): FastifyReply =>
  reply
    .status(status)
    .type(type)
    .headers(privateHeaders)
    .header('content-security-policy', policy)
    .header('x-frame-options', 'DENY')
    // The page's service worker compares versions by it.
    .header('etag', etag);

/** The client has this version: no page is rendered or sent. */
const sendUnchanged = (reply: FastifyReply, version: string): FastifyReply =>
  reply.status(304).headers(privateHeaders).header('etag', etagOf(version)).send();
