import type { ReportContent, ReportEntry, ReportLine, ReportSection } from '@alecrim/domain/pure';
import { reportContent } from '@alecrim/domain/report-content';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, Printer } from 'lucide-react';
import { useClient } from '../../../data/context.ts';
import { reportQuery } from '../../../data/patient-privacy.ts';
import { usePageTitle } from '../../../lib/branding.ts';
import { paths } from '../../../lib/paths.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { LoadingArea, QueryView } from '../../../ui/states.tsx';
import { PdfButton } from '../../records/pdf-button.tsx';
import { TrailSteps } from '../privacy/trail-list.tsx';

/** All data about a patient, on one page to read, print or download (LGPD art. 19). */
export function PatientReportPage({ id }: { id: string }) {
  const report = useQuery(reportQuery(useClient(), id));
  usePageTitle(report.data ? `Dados de ${report.data.paciente.nome}` : 'Relatório');
  return (
    <>
      <nav aria-label="Relatório" className="mb-6 flex flex-wrap justify-between gap-3 print:hidden">
        <ButtonLink icon={ArrowLeft} look="outline" to={paths.pacientes}>
          Pacientes
        </ButtonLink>
        {report.data && (
          <span className="flex flex-wrap gap-3">
            <PdfButton load={(files) => files.report(id, ownTimeZone())} />
            <Button icon={Printer} onClick={() => window.print()}>
              Imprimir ou salvar como PDF
            </Button>
          </span>
        )}
      </nav>
      <QueryView query={report} loading={<LoadingArea label="Reunindo os dados..." />}>
        {(data) => <ReportSheet content={reportContent(data)} />}
      </QueryView>
    </>
  );
}

/** The file has the same hours as the screen. */
const ownTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** A plain layout, because the report is read on paper. */
function ReportSheet({ content: { title, about, sections } }: { content: ReportContent }) {
  return (
    <article className="mx-auto grid max-w-3xl grid-cols-1 gap-8 rounded-card bg-surface p-5 shadow-card sm:p-8 print:max-w-none print:p-0 print:shadow-none">
      <header className="grid grid-cols-1 gap-2">
        <h1 className="text-2xl font-bold tracking-tight">{title}</h1>
        <p className="text-muted">{about}</p>
      </header>
      {sections.map((section) => (
        <Section key={section.title} {...section} />
      ))}
    </article>
  );
}

function Section({ title, facts, entries, steps, none }: ReportSection) {
  return (
    <section className="grid grid-cols-1 gap-3">
      <h2 className="border-b border-line pb-1 text-lg font-semibold tracking-tight">{title}</h2>
      {none && <p className="text-muted">{none}</p>}
      {facts.length > 0 && <Facts facts={facts} />}
      {entries.map((entry) => (
        <Entry key={entry.id} {...entry} />
      ))}
      {steps.length > 0 && <TrailSteps steps={steps} />}
    </section>
  );
}

function Facts({ facts }: { facts: readonly ReportLine[] }) {
  return (
    <dl className="grid grid-cols-1 gap-x-6 gap-y-1 sm:grid-cols-[max-content_minmax(0,1fr)] print:grid-cols-[max-content_minmax(0,1fr)]">
      {facts.map(({ name, text }) => (
        <div key={name} className="contents">
          <dt className="text-muted">{name}</dt>
          <dd className="min-w-0 whitespace-pre-line max-sm:mb-2">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function Entry({ title, text, note, lines }: ReportEntry) {
  return (
    <section className="grid grid-cols-1 gap-1">
      <h3 className="break-after-avoid font-semibold">{title}</h3>
      {text && <p>{text}</p>}
      {note && <p className="break-after-avoid text-sm text-muted">{note}</p>}
      {lines.length > 0 && (
        <ul className="grid list-disc grid-cols-1 gap-1 pl-5">
          {lines.map((line, place) => (
            // Two meals may have the same name, and the lines are only replaced as a whole.
            // biome-ignore lint/suspicious/noArrayIndexKey: the order of the lines never changes
            <li key={place} className="break-inside-avoid whitespace-pre-line">
              <Line {...line} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** A text of several lines begins below its name. */
function Line({ name, text }: ReportLine) {
  if (!name || !text) return <span className={name ? 'font-medium' : 'text-muted'}>{name || text}</span>;
  return (
    <>
      <span className="font-medium">{name}:</span>
      <span className="text-muted">
        {text.includes('\n') ? '\n' : ' '}
        {text}
      </span>
    </>
  );
}
