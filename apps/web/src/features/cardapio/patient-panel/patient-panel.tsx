import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useClient } from '../../../data/context.ts';
import { recordQuery } from '../../../data/entity-queries.ts';
import { QueryView } from '../../../ui/query-view.tsx';
import { PatientNotes } from './patient-notes.tsx';
import { PatientSummary } from './patient-summary.tsx';

interface PatientPanelProps {
  id: string;
  loading: ReactNode;
}

/** What to know about a patient while a plan is written. */
export function PatientPanel({ id, loading }: PatientPanelProps) {
  const query = useQuery(recordQuery(useClient(), 'Paciente', id));
  return (
    <QueryView query={query} loading={loading}>
      {(patient) =>
        patient ? (
          <div className="grid grid-cols-1 gap-5">
            <PatientSummary patient={patient} />
            <PatientNotes patient={patient} />
          </div>
        ) : (
          <p className="text-muted">O paciente não foi encontrado. Pode ter sido excluído.</p>
        )
      }
    </QueryView>
  );
}
