import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, Printer } from 'lucide-react';
import { Link } from 'react-router';
import { useClient } from '../../../data/client-context.tsx';
import { reportQuery } from '../../../data/patient-privacy.ts';
import { paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { LoadingArea } from '../../../ui/spinner.tsx';
import { PatientReportSheet } from './patient-report-sheet.tsx';

/** Everything that is kept about a patient, on one page to read, print or save as PDF (LGPD art. 19). */
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
