import { pdfFileName, publicLink, shoppingChoiceIn } from '@alecrim/domain/pure';
import { type PaperChoice, planSheet, shoppingSheet } from '@alecrim/pdf';
import type { FastifyRequest } from 'fastify';
import { planReadingOf } from '../entities/plan-numbers.ts';
import { isTooLong, type PdfFile, paperChoice, pdfAnswers } from '../pdf-files/pdf-answers.ts';
import type { Deps } from '../platform/deps.ts';
import { limits } from '../platform/http/limits.ts';
import { countingWindow } from '../platform/http/memory-limits.ts';
import { originOf } from '../platform/http/origin.ts';
import { messagePage, tooLongPage } from './message-page.tsx';
import { type Answer, messageOf, sendPage, withOwnPictures } from './pages.ts';
import { addresses, withToken } from './plan-addresses.ts';
import { findPublicPlan } from './public-lookup.ts';

type FoundPlan = Extract<Awaited<ReturnType<typeof findPublicPlan>>, { kind: 'found' }>;

interface Asked {
  request: FastifyRequest;
  query: Record<string, unknown>;
  paper: PaperChoice;
}

/** The plan of a link and its shopping list as PDF files. A link that does not open gets the page that its reader knows. */
export function linkFiles(deps: Deps): Record<'planFile' | 'listFile', Answer> {
  const sendPdf = pdfAnswers(deps);
  const countPage = countingWindow(deps, limits.pages);

  /** Without a file the list is hidden. `page` is the address of the page that shows the same. */
  function answerWith(
    what: 'plan' | 'list',
    page: string,
    fileOf: (found: FoundPlan, asked: Asked) => Promise<Pick<PdfFile, 'sheet' | 'name'> | undefined>,
  ): Answer {
    return async (request, reply) => {
      const query = request.query as Record<string, unknown>;
      const { token } = query;
      if (token === undefined || token === '')
        return sendPage(request, reply, 400, await messagePage('noToken'));
      const count = () => countPage(request.admission.address);
      count();
      const found = await findPublicPlan(deps, token);
      if (found.kind !== 'found') {
        const { status, message } = await messageOf(deps.config, found, count);
        return sendPage(request, reply, status, message);
      }
      // A word that is none of ours asks for nothing.
      const paper = paperChoice.safeParse(query).data ?? {};
      const file = await fileOf(found, { request, query, paper });
      if (!file) return sendPage(request, reply, 404, await messagePage('noList'));
      try {
        return await sendPdf(request, reply, { ...file, tenant: request.admission.address });
      } catch (error) {
        if (!isTooLong(error)) throw error;
        const from = withOwnPictures(deps.config, found.menu.nutricionista);
        return sendPage(request, reply, 413, await tooLongPage(what, withToken(page, String(token)), from));
      }
    };
  }

  return {
    planFile: answerWith('plan', addresses.plan, async ({ menu, plan }, { request, query, paper }) => ({
      sheet: planSheet({
        menu,
        updatedDate: plan.content_date,
        link: publicLink(originOf(deps.config, request), String(query.token)),
        choice: paper,
      }),
      name: pdfFileName('Plano alimentar', menu.cardapio.paciente_nome, plan.content_date),
    })),
    listFile: answerWith('list', addresses.shopping, async ({ menu, plan }, { query, paper }) => {
      if (!plan.mostrar_compras) return undefined;
      const { refeicoes, receitas, paciente_nome } = menu.cardapio;
      const reading = planReadingOf(deps, plan.ownerId);
      const needs = await reading.shopping({ refeicoes, receitas, leituras: plan.leituras });
      const shopping = shoppingChoiceIn(query, needs);
      return {
        sheet: shoppingSheet({ menu, needs, shopping, choice: paper }),
        name: pdfFileName('Lista de compras', paciente_nome, plan.content_date),
      };
    }),
  };
}
