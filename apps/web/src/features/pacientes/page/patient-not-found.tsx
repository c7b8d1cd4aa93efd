import { UserRoundX } from 'lucide-react';
import { usePageTitle } from '../../../lib/branding.ts';
import { paths } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/states.tsx';

export function PatientNotFound() {
  usePageTitle('Paciente não encontrado');
  return (
    <>
      <h1 className="sr-only">Paciente</h1>
      <EmptyState
        icon={UserRoundX}
        title="Paciente não encontrado"
        action={<ButtonLink to={paths.pacientes}>Ver pacientes</ButtonLink>}
      >
        O cadastro pode ter sido excluído. Quem foi excluído há menos de 30 dias está em Excluídos.
      </EmptyState>
    </>
  );
}
