import { pdfFileName, publicLink } from '@alecrim/domain/pure';
import { planSheet } from '@alecrim/pdf';
import { paperChoice, pdfAnswers } from '../pdf-files/pdf-answers.ts';
import type { Deps } from '../platform/deps.ts';
import { limits } from '../platform/http/limits.ts';
import { countingWindow } from '../platform/http/memory-limits.ts';
import { originOf } from '../platform/http/origin.ts';
import { messagePage } from './message-page.tsx';
import { type Answer, messageOf, sendPage } from './pages.ts';
import { findPublicPlan } from './public-lookup.ts';

/** The plan of a link as a PDF file. A link that does not open gets the page that its reader knows. */
export function planFile(deps: Deps): Answer {
  const sendPdf = pdfAnswers(deps);
  const countPage = countingWindow(deps, limits.pages);
  return async (request, reply) => {
    const { token, ...choice } = request.query as Record<string, unknown>;
    if (token === undefined || token === '')
      return sendPage(request, reply, 400, await messagePage('noToken'));
    const count = () => countPage(request.admission.address);
    count();
    const found = await findPublicPlan(deps, token);
    if (found.kind !== 'found') {
      const { status, message } = await messageOf(deps.config, found, count);
      return sendPage(request, reply, status, message);
    }
    const { menu, plan } = found;
    return sendPdf(request, reply, {
      sheet: planSheet({
        menu,
        updatedDate: plan.content_date,
        link: publicLink(originOf(deps.config, request), String(token)),
        // A word that is none of ours asks for nothing.
        choice: paperChoice.safeParse(choice).data ?? {},
      }),
      name: pdfFileName('Plano alimentar', menu.cardapio.paciente_nome, plan.content_date),
      tenant: request.admission.address,
    });
  };
}
