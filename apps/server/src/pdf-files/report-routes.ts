import { type PatientReport, pdfFileName, publicMenuOf } from '@alecrim/domain';
import { reportContent } from '@alecrim/domain/report-content';
import { reportSheet } from '@alecrim/pdf';
import { z } from 'zod';
import { access } from '../accounts/access.ts';
import { findUser } from '../accounts/people/users.ts';
import { requireUser } from '../accounts/viewer.ts';
import { byId } from '../entities/schemas.ts';
import { patientReport, versionDates } from '../patients/patient-report.ts';
import { collected } from '../platform/collected.ts';
import type { Deps } from '../platform/deps.ts';
import type { App } from '../platform/http/app-type.ts';
import { bounds } from '../platform/http/bounds.ts';
import { limits } from '../platform/http/limits.ts';
import { spend } from '../platform/http/rate-limits.ts';
import { type SendPdf, tooLong } from './pdf-answers.ts';

// Running text costs far less than the cards of a plan: for so many letters the compiler takes 2.5 s and 300 MB.
const MAX_LETTERS = 1_000_000;
// The stored report is larger than its text: it also has the numbers of a plan, its swaps and decisions.
const MAX_READ = 10 * MAX_LETTERS;

const BRAZIL = 'America/Sao_Paulo';
const timeZone = z.string().max(64).refine(isTimeZone, 'Este fuso horário não existe').default(BRAZIL);

/** The report of a patient. Like every export of a patient's data it is in the trail. */
export function reportPdfRoutes(app: App, deps: Deps, sendPdf: SendPdf): void {
  app.post(
    `/api/apps/${deps.config.appId}/entities/Paciente/:id/pdf/relatorio`,
    {
      ...access('user', bounds.nothing),
      schema: {
        tags: ['Paciente'],
        summary: 'All stored data about a patient as a PDF file',
        description:
          'The report of `exportarPaciente` in words, with the hours of the time zone `fuso`. Earlier versions are counted.',
        params: byId,
        body: z.object({ fuso: timeZone }),
      },
    },
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

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('pt-BR', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
