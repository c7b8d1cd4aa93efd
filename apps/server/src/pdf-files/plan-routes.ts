import { menuWithNumbers, pdfFileName, publicLink, type Stored } from '@alecrim/domain';
import { planSheet } from '@alecrim/pdf';
import { access } from '../accounts/access.ts';
import { findUser } from '../accounts/people/users.ts';
import { ownerIdOf, requireKnown } from '../accounts/viewer.ts';
import { byId } from '../entities/schemas.ts';
import type { Deps } from '../platform/deps.ts';
import type { App } from '../platform/http/app-type.ts';
import { originOf } from '../platform/http/origin.ts';
import { ownRecord } from './own-record.ts';
import { paperChoice, type SendPdf } from './pdf-answers.ts';

/** The PDF file of a plan for its nutritionist. */
export function planPdfRoutes(app: App, deps: Deps, sendPdf: SendPdf): void {
  app.get(
    `/api/apps/${deps.config.appId}/entities/Cardapio/:id/pdf`,
    {
      ...access('known'),
      schema: {
        tags: ['Cardapio'],
        summary: 'The plan as a PDF file',
        description:
          'As the patient gets it on paper: `letra=grande` in large print, `tinta=pouca` with little ink.',
        params: byId,
        querystring: paperChoice,
      },
    },
    async (request, reply) => {
      const viewer = requireKnown(request.viewer);
      const plan = await ownRecord(deps.db, 'Cardapio', viewer, request.params.id);
      const menu = menuWithNumbers(
        plan,
        plan.created_by_id ? await findUser(deps.db, plan.created_by_id) : null,
      );
      const updatedDate = plan.content_date ?? plan.updated_date;
      return sendPdf(request, reply, {
        sheet: planSheet({
          menu,
          updatedDate,
          link: openLink(plan, originOf(deps.config, request), deps.now()),
          choice: request.query,
        }),
        name: pdfFileName('Plano alimentar', plan.paciente_nome, updatedDate),
        tenant: ownerIdOf(viewer) ?? 'service',
      });
    },
  );
}

/** A link that does not open is not printed. */
const openLink = ({ ativo, token_publico, link_expira_em }: Stored<'Cardapio'>, origin: string, now: Date) =>
  ativo && token_publico && !(link_expira_em && link_expira_em <= now.toISOString())
    ? publicLink(origin, token_publico)
    : undefined;
