import { pdfFileName, publicMenuOf, shoppingChoiceIn } from '@alecrim/domain';
import { shoppingSheet } from '@alecrim/pdf';
import { z } from 'zod';
import { access } from '../accounts/access.ts';
import { findUser } from '../accounts/people/users.ts';
import { ownerIdOf, requireKnown } from '../accounts/viewer.ts';
import { planReadingOf } from '../entities/plan-numbers.ts';
import { byId } from '../entities/schemas.ts';
import type { Deps } from '../platform/deps.ts';
import type { App } from '../platform/http/app-type.ts';
import { ownRecord } from './own-record.ts';
import { paperChoice, type SendPdf } from './pdf-answers.ts';

const count = z.string().regex(/^\d{1,2}$/);
const listChoice = paperChoice.extend({
  dias: count.optional(),
  pessoas: count.optional(),
  treino: count.optional(),
  opcoes: z
    .string()
    .regex(/^[\d.,]*$/)
    .max(2_000)
    .optional(),
});

/** The shopping list of a plan for its nutritionist, for the days, people and options that she chose. */
export function shoppingPdfRoutes(app: App, deps: Deps, sendPdf: SendPdf): void {
  app.get(
    `/api/apps/${deps.config.appId}/entities/Cardapio/:id/pdf/compras`,
    {
      ...access('known'),
      schema: {
        tags: ['Cardapio'],
        summary: "The plan's shopping list as a PDF file",
        description:
          'For `dias` days and `pessoas` people, with `treino` training days of a week. `opcoes=0,0.1` has the first option of the first meal and two of the second. What is left out is as in the usual list.',
        params: byId,
        querystring: listChoice,
      },
    },
    async (request, reply) => {
      const viewer = requireKnown(request.viewer);
      const plan = await ownRecord(deps.db, 'Cardapio', viewer, request.params.id);
      const owner = plan.created_by_id;
      const needs = await planReadingOf(deps, owner).shopping(plan);
      return sendPdf(request, reply, {
        sheet: shoppingSheet({
          menu: publicMenuOf(plan, owner ? await findUser(deps.db, owner) : null),
          needs,
          shopping: shoppingChoiceIn(request.query, needs),
          choice: request.query,
        }),
        name: pdfFileName('Lista de compras', plan.paciente_nome, plan.content_date ?? plan.updated_date),
        tenant: ownerIdOf(viewer) ?? 'service',
      });
    },
  );
}
