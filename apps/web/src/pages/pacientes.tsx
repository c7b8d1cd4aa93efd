import { UsersRound } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { EntityManager } from '../features/entity-manager/entity-manager.tsx';
import { PacienteCard, PlansStayNote } from '../features/pacientes/paciente-card.tsx';
import { PatientFiles } from '../features/pacientes/patient-files.tsx';
import { PatientForm } from '../features/pacientes/patient-form.tsx';
import { PatientReportPage } from '../features/pacientes/report/patient-report.tsx';
import { pacienteLabels } from '../fields/paciente-fields.tsx';

export function Pacientes() {
  const [params] = useSearchParams();
  const report = params.get('relatorio');
  if (report) return <PatientReportPage key={report} id={report} />;
  return (
    <EntityManager
      entity="Paciente"
      title="Pacientes"
      subtitle="As pessoas que você acompanha"
      actions={<PatientFiles />}
      searchPlaceholder="Buscar pacientes..."
      newTitle="Novo Paciente"
      editTitle="Editar Paciente"
      Fields={PatientForm}
      fieldLabels={pacienteLabels}
      Card={PacienteCard}
      empty={{
        icon: UsersRound,
        title: 'Nenhum paciente cadastrado',
        text: 'Cadastre a primeira pessoa, ou traga a sua lista de outro sistema por um arquivo CSV.',
        firstLabel: 'Cadastrar Primeiro Paciente',
      }}
      RemovalNote={PlansStayNote}
    />
  );
}
