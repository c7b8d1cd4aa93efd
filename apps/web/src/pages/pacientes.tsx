import { UsersRound } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { PacienteCard, PlansStayNote, TwentyYearsNote } from '../features/pacientes/paciente-card.tsx';
import { PatientFiles } from '../features/pacientes/patient-files.tsx';
import { patientFormContent } from '../features/pacientes/patient-form.tsx';
import { PatientReportPage } from '../features/pacientes/report/patient-report.tsx';
import { RecordCards } from '../features/records/record-list.tsx';
import { RecordDialog, RecordHeader, RecordSearch, useRecordPage } from '../features/records/record-page.tsx';
import { RecordRemoval } from '../features/records/record-removal.tsx';

const empty = {
  icon: UsersRound,
  title: 'Nenhum paciente cadastrado',
  text: 'Cadastre a primeira pessoa, ou traga a sua lista de outro sistema por um arquivo CSV.',
  firstLabel: 'Cadastrar Primeiro Paciente',
};

export function Pacientes() {
  const [params] = useSearchParams();
  const report = params.get('relatorio');
  return report ? <PatientReportPage key={report} id={report} /> : <PatientList />;
}

function PatientList() {
  const page = useRecordPage('Paciente', { form: patientFormContent });
  return (
    <>
      <RecordHeader page={page} title="Pacientes" subtitle="As pessoas que você acompanha">
        <PatientFiles />
      </RecordHeader>
      <RecordSearch page={page} placeholder="Buscar pacientes..." />
      <RecordCards
        page={page}
        label="Pacientes"
        Card={PacienteCard}
        empty={empty}
        ManyNote={TwentyYearsNote}
      />
      <RecordDialog page={page} />
      <RecordRemoval page={page} Note={PlansStayNote} />
    </>
  );
}
