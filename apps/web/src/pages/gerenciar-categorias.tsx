import { useSearchParams } from 'react-router';
import { CategoriaGroups } from '../features/biblioteca/categoria-groups.tsx';
import { CategoryUseNote } from '../features/biblioteca/category-use-note.tsx';
import { EmptyLibraryOffer } from '../features/biblioteca/empty-library-offer.tsx';
import { ExamplesBanner } from '../features/biblioteca/examples-banner.tsx';
import { EntityManager } from '../features/entity-manager/entity-manager.tsx';
import { wordsOf } from '../features/entity-manager/entity-words.ts';
import { NothingFound } from '../features/entity-manager/nothing.tsx';
import { CategoriaFields, categoriaLabels } from '../fields/categoria-fields.tsx';
import { LoadingArea } from '../ui/loading.tsx';

export function GerenciarCategorias() {
  const [params, setParams] = useSearchParams();
  const isSearched = Boolean(params.get('q'));
  return (
    <EntityManager
      entity="Categoria"
      title="Categorias"
      subtitle="Organize sua biblioteca em categorias"
      banner={
        <>
          <ExamplesBanner entity="Categoria" />
          <EmptyLibraryOffer />
        </>
      }
      searchPlaceholder="Buscar categorias..."
      newTitle="Nova Categoria"
      editTitle="Editar Categoria"
      Fields={CategoriaFields}
      fieldLabels={categoriaLabels}
      renderList={(categorias, actions) =>
        isSearched && categorias.length === 0 ? (
          <NothingFound
            title={wordsOf('Categoria').noneFound}
            onClear={() => setParams({}, { replace: true })}
          />
        ) : (
          <CategoriaGroups categorias={categorias} isSearched={isSearched} actions={actions} />
        )
      }
      loading={<LoadingArea />}
      RemovalNote={CategoryUseNote}
    />
  );
}
