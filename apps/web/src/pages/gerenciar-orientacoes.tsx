import { orientacaoLabel } from '@alecrim/domain/pure';
import { ClipboardList } from 'lucide-react';
import { RecordList } from '../features/record-list/record-list.tsx';
import { PageHeader } from '../ui/page-header.tsx';

export function GerenciarOrientacoes() {
  return (
    <>
      <PageHeader title="Orientações" subtitle="Orientações para entregar com os cardápios" />
      <RecordList
        entity="OrientacaoTemplate"
        icon={ClipboardList}
        emptyTitle="Nenhuma orientação cadastrada"
        titleOf={(orientacao) => orientacao.titulo}
        detailOf={(orientacao) => orientacaoLabel(orientacao.categoria)}
      />
    </>
  );
}
