import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { BookCopy, SearchX } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { useClient } from '../../../data/client-context.tsx';
import { pageQuery } from '../../../data/entity-queries.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { NoConnection } from '../../../ui/no-connection.tsx';
import { SearchBox } from '../../../ui/search-box.tsx';
import { LoadingArea } from '../../../ui/spinner.tsx';
import type { Modelo } from './modelo-words.ts';
import { TemplateRow } from './template-row.tsx';

/** The templates of whole plans in alphabetical order, with a search. */
export function TemplateShelf({ onPick }: { onPick: (modelo: Modelo) => void }) {
  const [search, setSearch] = useState('');
  const [shown, setShown] = useState<string | null>(null);
  const words = useDeferredValue(search).trim();
  const shelf = useInfiniteQuery({
    ...pageQuery(useClient(), 'CardapioTemplate', {
      q: words ? { $search: words } : undefined,
      sort: 'nome',
    }),
    placeholderData: keepPreviousData,
  });
  const { data, error, isPending, isPaused, refetch, hasNextPage, fetchNextPage } = shelf;
  const modelos = data?.pages.flatMap(({ items }) => items) ?? [];

  if (error && !data) return <ErrorPanel message={failureText(error)} onRetry={() => void refetch()} />;
  if (isPending) return isPaused ? <NoConnection /> : <LoadingArea />;
  if (modelos.length === 0 && !words)
    return (
      <EmptyState icon={BookCopy} title="Você ainda não tem modelos de cardápio">
        Abra um cardápio pronto e escolha “Salvar como modelo” em Mais. O paciente fica de fora.
      </EmptyState>
    );
  return (
    <div className="grid grid-cols-1 gap-4 pt-1">
      <SearchBox label="Buscar modelos" placeholder="Buscar modelos..." value={search} onChange={setSearch} />
      {modelos.length === 0 && (
        <EmptyState icon={SearchX} title="Nenhum modelo com este nome" className="py-10" />
      )}
      <ul aria-label="Modelos de cardápio" className="grid grid-cols-1 gap-2">
        {modelos.map((modelo) => (
          <TemplateRow
            key={modelo.id}
            modelo={modelo}
            isShown={shown === modelo.id}
            onShow={() => setShown((was) => (was === modelo.id ? null : modelo.id))}
            onPick={() => onPick(modelo)}
          />
        ))}
      </ul>
      {hasNextPage && (
        <LoadMore
          isLoading={shelf.isFetchingNextPage}
          failure={shelf.isFetchNextPageError ? failureText(error) : undefined}
          onLoad={() => void fetchNextPage()}
        />
      )}
    </div>
  );
}
