import { CookingPot } from 'lucide-react';
import { RecordList } from '../features/record-list/record-list.tsx';
import { PageHeader } from '../ui/page-header.tsx';

export function GerenciarReceitas() {
  return (
    <>
      <PageHeader title="Receitas" subtitle="Receitas para acompanhar os cardápios" />
      <RecordList
        entity="ReceitaTemplate"
        icon={CookingPot}
        emptyTitle="Nenhuma receita cadastrada"
        titleOf={(receita) => receita.nome}
        detailOf={(receita) => receita.modo_preparo}
      />
    </>
  );
}
