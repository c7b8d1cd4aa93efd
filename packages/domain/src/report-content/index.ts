import { consentFacts, purposeLabel } from '../consent.ts';
import { pacienteLabels } from '../patient-labels.ts';
import type { PatientReport } from '../patient-report.ts';
import { patientText } from '../patient-text.ts';
import { trailSteps } from '../trail.ts';
import { type ReportDates, reportDates } from './dates.ts';
import type { ReportContent, ReportEntry, ReportLine, ReportSection } from './parts.ts';
import { planEntry } from './plan.ts';
import { recordEntry, recordsIn } from './record.ts';

/** All stored data about a patient in words (LGPD art. 19), the same on the screen, on paper and in the PDF file. */
export function reportContent(report: PatientReport, timeZone?: string): ReportContent {
  const { paciente, controlador, cardapios, registro, versoes_do_cadastro } = report;
  const dates = reportDates(timeZone);
  return {
    title: `Dados de ${paciente.nome}`,
    about: `Tudo o que está guardado sobre o paciente (LGPD, arts. 18 e 19). Gerado em ${dates.moment(report.gerado_em)}.`,
    sections: [
      section('Quem responde pelos dados', {
        facts: facts([
          ['Responsável pelos dados', controlador.nome_nutricionista],
          ['CRN', controlador.crn],
          ['E-mail', controlador.email_profissional],
          ['Telefone', controlador.telefone],
          ['Endereço', controlador.endereco],
          ['Guarda legal até', dates.day(report.guarda_ate)],
        ]),
      }),
      section('Cadastro', {
        facts: facts([
          ...Object.entries(pacienteLabels).map(([name, label]): [string, string] => [
            label,
            patientText(name, paciente[name as keyof typeof pacienteLabels]),
          ]),
          ['Criado em', dates.moment(paciente.created_date)],
          ['Alterado em', dates.moment(paciente.updated_date)],
          ['Versões anteriores', String(versoes_do_cadastro.length)],
        ]),
      }),
      section('Consentimentos', { entries: consentEntries(paciente.consentimentos, dates), none: 'Nenhum.' }),
      section('Cardápios', { entries: cardapios.map((plan) => planEntry(plan, dates)), none: 'Nenhum.' }),
      ...recordsIn(report).map(([title, name, records]) =>
        section(title, {
          entries: records.map((record) => recordEntry(name, record, dates)),
          none: 'Nenhum registro.',
        }),
      ),
      section('Registro de acessos', { steps: trailSteps(registro, dates.moment), none: 'Nenhum registro.' }),
    ],
  };
}

function section(
  title: string,
  { facts = [], entries = [], steps = [], none = '' }: Partial<ReportSection>,
): ReportSection {
  const isEmpty = facts.length + entries.length + steps.length === 0;
  return { title, facts, entries, steps, none: isEmpty ? none : '' };
}

/** The fields with a value. */
const facts = (pairs: readonly (readonly [string, string | null | undefined])[]): ReportLine[] =>
  pairs.flatMap(([name, text]) => (text ? [{ name, text }] : []));

const consentEntries = (
  consents: PatientReport['paciente']['consentimentos'],
  { day }: ReportDates,
): ReportEntry[] =>
  consents.map((consent, place) => ({
    id: consent.id ?? String(place),
    title: purposeLabel(consent.finalidade),
    text: consent.texto ? `“${consent.texto}”` : '',
    note: consentFacts(consent, day),
    lines: [],
  }));
