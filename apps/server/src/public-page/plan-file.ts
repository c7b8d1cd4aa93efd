import { pdfFileName, publicLink, type ShoppingNeeds, shoppingChoiceIn } from '@alecrim/domain/pure';
import { type PaperChoice, planSheet, shoppingSheet } from '@alecrim/pdf';
import type { FastifyRequest } from 'fastify';
import { planReadingOf } from '../entities/plan-numbers.ts';
import { isTooLong, type PdfFile, paperChoice, pdfAnswers } from '../pdf-files/pdf-answers.ts';
import type { Deps } from '../platform/deps.ts';
import { AppError } from '../platform/errors.ts';
import { limits } from '../platform/http/limits.ts';
import { countingWindow } from '../platform/http/memory-limits.ts';
import { originOf } from '../platform/http/origin.ts';
import { singleFlight } from '../platform/single-flight.ts';
import { messagePage, noListPage, tooLongPage } from './message-page.tsx';
import { planVersion } from './page-cache.ts';
import { type Answer, messageOf, sendPage, withOwnPictures } from './pages.ts';
import { addresses, withToken } from './plan-addresses.ts';
import { findPublicLink, findPublicPlan, type LinkFacts } from './public-lookup.ts';

type FoundPlan = Extract<Awaited<ReturnType<typeof findPublicPlan>>, { kind: 'found' }>;

interface Asked {
  request: FastifyRequest;
  query: Record<string, unknown>;
  paper: PaperChoice;
}

interface LinkFile {
  /** The file depends on these besides the plan, the profile and the paper. */
  depends: unknown[];
  fileOf(found: FoundPlan): Promise<Pick<PdfFile, 'sheet' | 'name'>>;
}

/** The plan of a link and its shopping list as PDF files. A link that does not open gets the page that its reader knows. */
export function linkFiles(deps: Deps): Record<'planFile' | 'listFile', Answer> {
  const { sendKnown } = pdfAnswers(deps);
  const countPage = countingWindow(deps, limits.pages);
  // Whatever days and people are asked for, the needs of a plan are the same.
  const needsOnce = singleFlight<ShoppingNeeds>();

  /** Without a file the list is hidden. `page` is the address of the page that shows the same. */
  function answerWith(
    what: 'plan' | 'list',
    page: string,
    linkFile: (link: LinkFacts, asked: Asked) => Promise<LinkFile | undefined>,
  ): Answer {
    return async (request, reply) => {
      const query = request.query as Record<string, unknown>;
      const { token } = query;
      const tenant = request.admission.address;
      if (token === undefined || token === '')
        return sendPage(request, reply, 400, await messagePage('noToken'));
      const count = () => countPage(tenant);
      const found = await findPublicLink(deps, token);
      if (found.kind !== 'found') {
        const { status, message } = await messageOf(deps.config, found, count);
        return sendPage(request, reply, status, message);
      }
      const { link } = found;
      // A word that is none of ours asks for nothing.
      const paper = paperChoice.safeParse(query).data ?? {};
      const file = await linkFile(link, { request, query, paper });
      if (!file) return sendPage(request, reply, 404, await noListPage(String(token)));
      const keyOf = ({ fingerprint }: LinkFacts) =>
        planVersion([what, token, fingerprint, paper, file.depends]);
      const read = async () => {
        count();
        const result = await findPublicPlan(deps, token);
        // Closed meanwhile: the next request gets its page.
        if (result.kind !== 'found') throw new AppError('NOT_FOUND');
        return { key: keyOf(result.plan), tenant, ...(await file.fileOf(result)) };
      };
      try {
        return await sendKnown(request, reply, { key: keyOf(link), read });
      } catch (error) {
        if (!isTooLong(error)) throw error;
        const from = withOwnPictures(deps.config, link.nutricionista);
        return sendPage(request, reply, 413, await tooLongPage(what, withToken(page, String(token)), from));
      }
    };
  }

  return {
    planFile: answerWith('plan', addresses.plan, async (_link, { request, query, paper }) => {
      const link = publicLink(originOf(deps.config, request), String(query.token));
      return {
        depends: [link],
        fileOf: async ({ menu, plan }) => ({
          sheet: planSheet({ menu, updatedDate: plan.content_date, link, choice: paper }),
          name: pdfFileName('Plano alimentar', menu.cardapio.paciente_nome, plan.content_date),
        }),
      };
    }),
    listFile: answerWith('list', addresses.shopping, async (link, { query, paper }) => {
      if (!link.mostrar_compras) return undefined;
      const reading = planReadingOf(deps, link.ownerId);
      const foods = await reading.fingerprint();
      const { dias, pessoas, opcoes, treino } = query;
      return {
        depends: [foods, dias, pessoas, opcoes, treino],
        async fileOf({ menu, plan }) {
          const { refeicoes, receitas, paciente_nome } = menu.cardapio;
          const needs = await needsOnce(`${plan.fingerprint} ${foods}`, () =>
            reading.shopping({ refeicoes, receitas, leituras: plan.leituras }),
          );
          const shopping = shoppingChoiceIn(query, needs);
          return {
            sheet: shoppingSheet({ menu, needs, shopping, choice: paper }),
            name: pdfFileName('Lista de compras', paciente_nome, plan.content_date),
          };
        },
      };
    }),
  };
}
