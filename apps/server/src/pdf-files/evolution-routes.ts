import { pdfFileName, publicMenuOf } from '@alecrim/domain';
import { evolutionSheet } from '@alecrim/pdf';
import { z } from 'zod';
import { access } from '../accounts/access.ts';
import { findUser } from '../accounts/people/users.ts';
import { ownerIdOf, requireKnown } from '../accounts/viewer.ts';
import { byId } from '../entities/schemas.ts';
import type { Deps } from '../platform/deps.ts';
import type { App } from '../platform/http/app-type.ts';
import { bounds } from '../platform/http/bounds.ts';
import { ownRecord } from './own-record.ts';
import type { SendPdf } from './pdf-answers.ts';

// Far more than a paper holds; most of it is bounded by the size of the body.
const MOST = 2_000;
const text = z.string().max(500);
const texts = z.array(text).max(100);
/** A little outside of the chart is drawn; far outside is none of our charts. */
const share = z.number().min(-1).max(2);
const place = z.int().min(0).max(100);
const points = z.array(z.tuple([share, share])).max(MOST);
const tick = z.object({ at: share, text });
const chart = z.object({
  legend: z.array(z.object({ place, text })).max(100),
  note: text,
  across: z.array(tick).max(100),
  up: z.array(tick).max(100),
  lines: z.array(z.object({ place, points })).max(100),
  curves: z.array(z.object({ text, isMiddle: z.boolean(), points: points.min(1) })).max(10),
  goal: tick.nullable(),
});
const shown = z.object({
  about: texts,
  newest: z.object({ title: text, figures: z.array(z.object({ name: text, text })).max(100) }),
  charts: z.array(chart).max(100),
  table: z.object({ head: texts.min(1), rows: z.array(texts.min(1)).max(MOST) }),
});

/** The evolution of a patient. The app calculates its figures and lines; the server draws them on the paper of the owner. */
export function evolutionPdfRoutes(app: App, deps: Deps, sendPdf: SendPdf): void {
  app.post(
    `/api/apps/${deps.config.appId}/entities/Paciente/:id/pdf/evolucao`,
    {
      ...access('known', bounds.document),
      schema: {
        tags: ['Paciente'],
        summary: "The patient's evolution as a PDF file",
        description:
          'Draws the figures, lines and values that it is sent, with the head and the foot of the nutritionist. Places in a chart are shares of its width and height. Nothing is stored.',
        params: byId,
        body: shown,
      },
    },
    async (request, reply) => {
      const viewer = requireKnown(request.viewer);
      const patient = await ownRecord(deps.db, 'Paciente', viewer, request.params.id);
      const owner = patient.created_by_id ? await findUser(deps.db, patient.created_by_id) : null;
      const { head, rows } = request.body.table;
      return sendPdf(request, reply, {
        sheet: evolutionSheet({
          ...request.body,
          nutricionista: publicMenuOf({}, owner).nutricionista,
          patient: patient.nome,
          // A shorter row would be a heading, a longer one would move the rest.
          table: { head, rows: rows.map((row) => head.map((_, column) => row[column] ?? '')) },
        }),
        name: pdfFileName('Evolução', patient.nome, deps.now().toISOString()),
        tenant: ownerIdOf(viewer) ?? 'service',
      });
    },
  );
}
