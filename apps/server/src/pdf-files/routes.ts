import {
  BRAZIL,
  type EntityName,
  type FileKind,
  menuWithNumbers,
  type PatientReport,
  pdfFileName,
  publicLink,
  publicMenuOf,
  type Stored,
  shoppingChoiceIn,
} from '@alecrim/domain';
import { reportContent } from '@alecrim/domain/report-content';
import {
  evolutionSheet,
  planSheet,
  reportSheet,
  type Sheet,
  shoppingSheet,
  substitutionSheet,
} from '@alecrim/pdf';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { described } from '../accounts/access.ts';
import { findUser } from '../accounts/people/users.ts';
import { ownerIdOf, requireKnown, requireUser } from '../accounts/viewer.ts';
import { planReadingOf } from '../entities/plan-numbers.ts';
import { entityReader } from '../entities/record-reads.ts';
import { byId } from '../entities/schemas.ts';
import { patientReport, versionDates } from '../patients/patient-report.ts';
import { collected } from '../platform/collected.ts';
import type { Deps } from '../platform/deps.ts';
import { AppError } from '../platform/errors.ts';
import { yieldToEventLoop } from '../platform/event-loop.ts';
import type { App } from '../platform/http/app-type.ts';
import { bounds } from '../platform/http/bounds.ts';
import { limits } from '../platform/http/limits.ts';
import { originOf } from '../platform/http/origin.ts';
import { spend } from '../platform/http/rate-limits.ts';
import { paperChoice, pdfAnswers, tooLong } from './pdf-answers.ts';

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
const evolution = z.object({
  about: texts,
  newest: z.object({ title: text, figures: z.array(z.object({ name: text, text })).max(100) }),
  charts: z.array(chart).max(100),
  table: z.object({ head: texts.min(1), rows: z.array(texts.min(1)).max(MOST) }),
});

// Running text costs far less than the cards of a plan: for so many letters the compiler takes 2.5 s and 300 MB.
const MAX_LETTERS = 1_000_000;
// The stored report is larger than its text: it also has the numbers of a plan, its swaps and decisions.
const MAX_READ = 10 * MAX_LETTERS;

const timeZone = z.string().max(64).refine(isTimeZone, 'Este fuso horário não existe').default(BRAZIL);

type Exchange = readonly [request: FastifyRequest, reply: FastifyReply];

/** A plan, the profile of its owner, and when its text last changed. */
interface OwnedPlan {
  plan: Stored<'Cardapio'>;
  owner: object | undefined;
  updatedDate: string;
}

/** The documents of a nutritionist as PDF files. They share the memory for finished files. */
export function pdfRoutes(app: App, deps: Deps): void {
  const { sendPdf } = pdfAnswers(deps);
  const path = `/api/apps/${deps.config.appId}/entities`;
  const [ofPlan, ofPatient] = [described('Cardapio'), described('Paciente')];

  /** A record that the caller may read; any other one is not found. */
  async function owned<N extends EntityName>(name: N, { viewer: caller, params }: FastifyRequest) {
    const viewer = requireKnown(caller);
    const { id } = params as z.infer<typeof byId>;
    const record: Stored<N> = JSON.parse(String(await entityReader(deps.db, name, viewer).get(id)));
    const owner = record.created_by_id ? await findUser(deps.db, record.created_by_id) : undefined;
    return { record, owner, tenant: ownerIdOf(viewer) ?? 'service' };
  }

  async function sendOfPlan(
    [request, reply]: Exchange,
    kind: FileKind,
    sheetOf: (found: OwnedPlan) => Sheet | Promise<Sheet>,
  ): Promise<FastifyReply> {
    const { record: plan, owner, tenant } = await owned('Cardapio', request);
    const updatedDate = plan.content_date ?? plan.updated_date;
    await yieldToEventLoop();
    const sheet = await sheetOf({ plan, owner, updatedDate });
    await yieldToEventLoop();
    return sendPdf(request, reply, {
      sheet,
      name: pdfFileName(kind, plan.paciente_nome, updatedDate),
      tenant,
    });
  }

  app.get(
    `${path}/Cardapio/:id/pdf`,
    ofPlan('known', bounds.nothing, 'The plan as a PDF file', {
      description:
        'As the patient gets it on paper: `letra=grande` in large print, `tinta=pouca` with little ink.',
      params: byId,
      querystring: paperChoice,
    }),
    async (request, reply) =>
      sendOfPlan([request, reply], 'Plano alimentar', ({ plan, owner, updatedDate }) =>
        planSheet({
          menu: menuWithNumbers(plan, owner),
          updatedDate,
          link: openLink(plan, originOf(deps.config, request), deps.now()),
          choice: request.query,
        }),
      ),
  );

  app.get(
    `${path}/Cardapio/:id/pdf/compras`,
    ofPlan('known', bounds.nothing, "The plan's shopping list as a PDF file", {
      description:
        'For `dias` days and `pessoas` people, with `treino` training days of a week. `opcoes=0,0.1` has the first option of the first meal and two of the second. What is left out is as in the usual list.',
      params: byId,
      querystring: listChoice,
    }),
    async (request, reply) =>
      sendOfPlan([request, reply], 'Lista de compras', async ({ plan, owner }) => {
        const needs = await planReadingOf(deps, plan.created_by_id).shopping(plan);
        await yieldToEventLoop();
        const shopping = shoppingChoiceIn(request.query, needs);
        return shoppingSheet({ menu: publicMenuOf(plan, owner), needs, shopping, choice: request.query });
      }),
  );

  app.get(
    `${path}/Cardapio/:id/pdf/substituicoes`,
    ofPlan('known', bounds.nothing, "The plan's list of substitutions as a PDF file", {
      description: 'The parts of its guidance with that title; a plan without one has no such file.',
      params: byId,
      querystring: paperChoice,
    }),
    async (request, reply) =>
      sendOfPlan([request, reply], 'Lista de substituições', ({ plan, owner, updatedDate }) => {
        const menu = publicMenuOf(plan, owner);
        const sheet = substitutionSheet({ menu, updatedDate, choice: request.query });
        if (sheet) return sheet;
        throw new AppError('NOT_FOUND', { message: 'Este cardápio não tem uma lista de substituições.' });
      }),
  );

  // The app calculates the figures and lines; the server draws them on the paper of the owner.
  app.post(
    `${path}/Paciente/:id/pdf/evolucao`,
    ofPatient('known', bounds.document, "The patient's evolution as a PDF file", {
      description:
        'Draws the figures, lines and values that it is sent, with the head and the foot of the nutritionist. Places in a chart are shares of its width and height. Nothing is stored.',
      params: byId,
      body: evolution,
    }),
    async (request, reply) => {
      const { record: patient, owner, tenant } = await owned('Paciente', request);
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
        tenant,
      });
    },
  );

  // Like every export of a patient's data, the report is in the trail.
  app.post(
    `${path}/Paciente/:id/pdf/relatorio`,
    ofPatient('user', bounds.nothing, 'All stored data about a patient as a PDF file', {
      description:
        'The report of `exportarPaciente` in words, with the hours of the time zone `fuso`. Earlier versions are counted.',
      params: byId,
      body: z.object({ fuso: timeZone }),
    }),
    async (request, reply) => {
      const user = requireUser(request.viewer);
      await spend(deps, limits.patientReports, user.id);
      const written = await patientReport(deps, user, request.params.id, versionDates);
      const report = (await collected(written, MAX_READ, tooLong)) as PatientReport;
      return sendPdf(request, reply, {
        sheet: reportSheet({
          nutricionista: publicMenuOf({}, await findUser(deps.db, user.id)).nutricionista,
          content: reportContent(report, request.body.fuso),
        }),
        name: pdfFileName('Relatório', report.paciente.nome, report.gerado_em),
        tenant: user.id,
        maxLetters: MAX_LETTERS,
      });
    },
  );
}

/** A link that does not open is not printed. */
const openLink = ({ ativo, token_publico, link_expira_em }: Stored<'Cardapio'>, origin: string, now: Date) =>
  ativo && token_publico && !(link_expira_em && link_expira_em <= now.toISOString())
    ? publicLink(origin, token_publico)
    : undefined;

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('pt-BR', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
