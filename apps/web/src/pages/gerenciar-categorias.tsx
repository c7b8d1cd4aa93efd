import { CategoriaGroups, CategoryUseNote } from '../features/biblioteca/categoria-groups.tsx';
import { EmptyLibraryOffer, ExamplesBanner } from '../features/biblioteca/examples.tsx';
import { ALL_RECORDS, NoMatches, RecordList } from '../features/records/record-list.tsx';
import { RecordDialog, RecordHeader, RecordSearch, useRecordPage } from '../features/records/record-page.tsx';
import { RecordRemoval } from '../features/records/record-removal.tsx';
import { CategoriaFields, categoriaLabels } from '../fields/categoria-fields.tsx';
import { LoadingArea } from '../ui/states.tsx';

const form = {
  newTitle: 'Nova Categoria',
  editTitle: 'Editar Categoria',
  Fields: CategoriaFields,
  fieldLabels: categoriaLabels,
};

export function GerenciarCategorias() {
  const page = useRecordPage('Categoria', { form });
  return (
    <>
      <RecordHeader page={page} title="Categorias" subtitle="Organize sua biblioteca em categorias" />
      <ExamplesBanner entity="Categoria" />
      <EmptyLibraryOffer />
      <RecordSearch page={page} placeholder="Buscar categorias..." />
      <RecordList page={page} label="Categorias" limit={ALL_RECORDS} loading={<LoadingArea />}>
        {(categorias) =>
          page.isNarrowed && categorias.length === 0 ? (
            <NoMatches page={page} />
          ) : (
            <CategoriaGroups categorias={categorias} isSearched={page.isNarrowed} actions={page.actions} />
          )
        }
      </RecordList>
      <RecordDialog page={page} />
      <RecordRemoval page={page} Note={CategoryUseNote} />
    </>
  );
}
