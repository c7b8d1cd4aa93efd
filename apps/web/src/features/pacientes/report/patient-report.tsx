import type { PatientReport } from '@alecrim/domain';
import { purposeLabel } from '@alecrim/domain/pure';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useClient } from '../../../data/context.ts';
import { reportQuery } from '../../../data/patient-privacy.ts';
import { patientText } from '../../../fields/paciente-fields.tsx';
import { pacienteLabels } from '../../../fields/paciente-labels.ts';
import { usePageTitle } from '../../../lib/branding.ts';
import { fullMoment, longDate } from '../../../lib/dates.ts';
import { paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { LoadingArea } from '../../../ui/loading.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { factsOf } from '../privacy/consents.tsx';
import { TrailLines } from '../privacy/trail-list.tsx';
import { ReportPlan } from './report-plan.tsx';
import { ReportRecord, recordsIn } from './report-records.tsx';

/** All data about a patient, on one page to read, print or save as PDF (LGPD art. 19). */
export function PatientReportPage({ id }: { id: string }) {
  const report = useQuery(reportQuery(useClient(), id));
  return (
    <>
      <nav aria-label="Relatório" className="mb-6 flex flex-wrap justify-between gap-3 print:hidden">
        <Button asChild look="outline">
          <Link to={paths.pacientes}>
            <ArrowLeft aria-hidden="true" />
            Pacientes
          </Link>
        </Button>
        {report.data && (
          <Button onClick={() => window.print()}>
            <Printer aria-hidden="true" />
            Imprimir ou salvar como PDF
          </Button>
        )}
      </nav>
      <QueryView query={report} loading={<LoadingArea label="Reunindo os dados..." />}>
        {(data) => <PatientReportSheet report={data} />}
      </QueryView>
    </>
  );
}

/** A plain layout, because the report is read on paper. */
function PatientReportSheet({ report }: { report: PatientReport }) {
  const { paciente, controlador, cardapios, registro, versoes_do_cadastro } = report;
  usePageTitle(`Dados de ${paciente.nome}`);
  const fields = Object.entries(pacienteLabels).map(([name, label]): [string, string] => [
    label,
    patientText(name, paciente[name as keyof typeof pacienteLabels]),
  ]);
  return (
    <article className="mx-auto grid max-w-3xl grid-cols-1 gap-8 rounded-card bg-surface p-5 shadow-card sm:p-8 print:max-w-none print:p-0 print:shadow-none">
      <header className="grid grid-cols-1 gap-2">
        <h1 className="text-2xl font-bold tracking-tight">Dados de {paciente.nome}</h1>
        <p className="text-muted">
          Tudo o que está guardado sobre o paciente (LGPD, arts. 18 e 19). Gerado em{' '}
          {fullMoment(report.gerado_em)}.
        </p>
      </header>
      <ReportSection title="Quem responde pelos dados">
        <ReportFacts
          facts={[
            ['Responsável pelos dados', controlador.nome_nutricionista],
            ['CRN', controlador.crn],
            ['E-mail', controlador.email_profissional],
            ['Telefone', controlador.telefone],
            ['Endereço', controlador.endereco],
            ['Guarda legal até', longDate(report.guarda_ate)],
          ]}
        />
      </ReportSection>
      <ReportSection title="Cadastro">
        <ReportFacts
          facts={[
            ...fields,
            ['Criado em', fullMoment(paciente.created_date)],
            ['Alterado em', fullMoment(paciente.updated_date)],
            ['Versões anteriores', String(versoes_do_cadastro.length)],
          ]}
        />
      </ReportSection>
      <ReportSection title="Consentimentos">
        {paciente.consentimentos.length === 0 && <p className="text-muted">Nenhum.</p>}
        {paciente.consentimentos.map((consent) => (
          <div key={consent.id ?? consent.concedido_em} className="break-inside-avoid">
            <h3 className="font-semibold">{purposeLabel(consent.finalidade)}</h3>
            {consent.texto && <p>“{consent.texto}”</p>}
            <p className="text-sm text-muted">{factsOf(consent)}</p>
          </div>
        ))}
      </ReportSection>
      <ReportSection title="Cardápios">
        {cardapios.length === 0 && <p className="text-muted">Nenhum.</p>}
        {cardapios.map((plan) => (
          <ReportPlan key={plan.id} plan={plan} />
        ))}
      </ReportSection>
      {recordsIn(report).map(([title, name, records]) => (
        <ReportSection key={name} title={title}>
          {records.length === 0 && <p className="text-muted">Nenhum registro.</p>}
          {records.map((record) => (
            <ReportRecord key={record.id} name={name} record={record} />
          ))}
        </ReportSection>
      ))}
      <ReportSection title="Registro de acessos">
        <TrailLines lines={registro} when={fullMoment} />
      </ReportSection>
    </article>
  );
}

function ReportSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-1 gap-3">
      <h2 className="border-b border-line pb-1 text-lg font-semibold tracking-tight">{title}</h2>
      {children}
    </section>
  );
}

/** The fields with a value. */
function ReportFacts({ facts }: { facts: readonly (readonly [string, string | null | undefined])[] }) {
  return (
    <dl className="grid grid-cols-1 gap-x-6 gap-y-1 sm:grid-cols-[max-content_minmax(0,1fr)] print:grid-cols-[max-content_minmax(0,1fr)]">
      {facts
        .filter(([, value]) => value)
        .map(([term, value]) => (
          <div key={term} className="contents">
            <dt className="text-muted">{term}</dt>
            <dd className="min-w-0 whitespace-pre-line max-sm:mb-2">{value}</dd>
          </div>
        ))}
    </dl>
  );
}
