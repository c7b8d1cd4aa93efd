import { pdfFileName, publicMenuOf } from '@alecrim/domain';
import { substitutionSheet } from '@alecrim/pdf';
import { access } from '../accounts/access.ts';
import { findUser } from '../accounts/people/users.ts';
import { ownerIdOf, requireKnown } from '../accounts/viewer.ts';
import { byId } from '../entities/schemas.ts';
import type { Deps } from '../platform/deps.ts';
import { AppError } from '../platform/errors.ts';
import type { App } from '../platform/http/app-type.ts';
import { ownRecord } from './own-record.ts';
import { paperChoice, type SendPdf } from './pdf-answers.ts';

/** The list of substitutions of a plan for its nutritionist. */
export function substitutionPdfRoutes(app: App, deps: Deps, sendPdf: SendPdf): void {
  app.get(
    `/api/apps/${deps.config.appId}/entities/Cardapio/:id/pdf/substituicoes`,
    {
      ...access('known'),
      schema: {
        tags: ['Cardapio'],
        summary: "The plan's list of substitutions as a PDF file",
        description: 'The parts of its guidance with that title; a plan without one has no such file.',
        params: byId,
        querystring: paperChoice,
      },
    },
    async (request, reply) => {
      const viewer = requireKnown(request.viewer);
      const plan = await ownRecord(deps.db, 'Cardapio', viewer, request.params.id);
      const owner = plan.created_by_id ? await findUser(deps.db, plan.created_by_id) : null;
      const updatedDate = plan.content_date ?? plan.updated_date;
      const sheet = substitutionSheet({
        menu: publicMenuOf(plan, owner),
        updatedDate,
        choice: request.query,
      });
      if (!sheet)
        throw new AppError('NOT_FOUND', { message: 'Este cardápio não tem uma lista de substituições.' });
      return sendPdf(request, reply, {
        sheet,
        name: pdfFileName('Lista de substituições', plan.paciente_nome, updatedDate),
        tenant: ownerIdOf(viewer) ?? 'service',
      });
    },
  );
}
