import { UtensilsCrossed } from 'lucide-react';
import { RecordList } from '../features/record-list/record-list.tsx';
import { PageHeader } from '../ui/page-header.tsx';

export function GerenciarRefeicoes() {
  return (
    <>
      <PageHeader title="Refeições" subtitle="Modelos de refeições para usar nos cardápios" />
      <RecordList
        entity="RefeicaoTemplate"
        icon={UtensilsCrossed}
        emptyTitle="Nenhuma refeição cadastrada"
        titleOf={(refeicao) => refeicao.nome}
        detailOf={(refeicao) => refeicao.horario}
      />
    </>
  );
}
