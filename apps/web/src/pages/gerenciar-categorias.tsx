import { tipoLabels } from '@alecrim/domain/pure';
import { Tags } from 'lucide-react';
import { RecordList } from '../features/record-list/record-list.tsx';
import { PageHeader } from '../ui/page-header.tsx';

export function GerenciarCategorias() {
  return (
    <>
      <PageHeader title="Categorias" subtitle="Organize sua biblioteca em categorias" />
      <RecordList
        entity="Categoria"
        icon={Tags}
        emptyTitle="Nenhuma categoria cadastrada"
        titleOf={(categoria) => categoria.nome}
        detailOf={(categoria) => tipoLabels[categoria.tipo]}
      />
    </>
  );
}
