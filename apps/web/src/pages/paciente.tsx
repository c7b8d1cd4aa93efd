import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useClient } from '../data/context.ts';
import { recordQuery } from '../data/entity-queries.ts';
import { PatientNotFound, PatientPage } from '../features/pacientes/page/patient-page.tsx';
import { QueryView } from '../ui/states.tsx';

export function Paciente() {
  const [params] = useSearchParams();
  const id = params.get('id');
  const query = useQuery(recordQuery(useClient(), 'Paciente', id));
  return (
    <QueryView query={query}>
      {(patient) => (patient ? <PatientPage key={id} patient={patient} /> : <PatientNotFound />)}
    </QueryView>
  );
}
