import type { Stored } from '@alecrim/domain';
import { usePageTitle } from '../../../lib/branding.ts';
import { PatientHeader } from './patient-header.tsx';
import { PatientTabs } from './patient-tabs.tsx';

/** Everything about one patient: who it is, what to mind, and the history. */
export function PatientPage({ patient }: { patient: Stored<'Paciente'> }) {
  usePageTitle(patient.nome);
  return (
    <div className="grid grid-cols-1 gap-6">
      <PatientHeader patient={patient} />
      <PatientTabs patient={patient} />
    </div>
  );
}
