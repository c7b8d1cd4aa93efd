import { UsersRound } from 'lucide-react';
import { RecordList } from '../features/record-list/record-list.tsx';
import { PageHeader } from '../ui/page-header.tsx';

export function Pacientes() {
  return (
    <>
      <PageHeader title="Pacientes" subtitle="As pessoas que você acompanha" />
      <RecordList
        entity="Paciente"
        icon={UsersRound}
        emptyTitle="Nenhum paciente cadastrado"
        titleOf={(paciente) => paciente.nome}
        detailOf={(paciente) => paciente.email}
      />
    </>
  );
}
