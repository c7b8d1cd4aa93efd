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
import { ReportSheet } from './report-sheet.tsx';

/** All data about a patient, on one page to read, print or download (LGPD art. 19). */
export function PatientReportPage({ id }: { id: string }) {
  const report = useQuery(reportQuery(useClient(), id));
  usePageTitle(report.data ? `Dados de ${report.data.paciente.nome}` : 'Relatório');
  return (
    <>
      <nav aria-label="Relatório" className="mb-6 flex flex-wrap justify-between gap-3 print:hidden">
        <ButtonLink icon={ArrowLeft} variant="outline" to={paths.pacientes}>
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
