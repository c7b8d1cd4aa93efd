import { useInfiniteQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { useClient } from '../../../data/client-context.tsx';
import { templatesQuery } from '../../../data/library-queries.ts';
import { useUser } from '../../../data/session-context.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { NoConnection } from '../../../ui/no-connection.tsx';
import { LoadingArea } from '../../../ui/spinner.tsx';
import type { AnyTemplate, PartKind } from '../editor/part-kinds.tsx';
import { EmptyShelf } from './empty-shelf.tsx';
import { LibraryFilters } from './library-filters.tsx';
import { LibraryPreview } from './library-preview.tsx';
import { LibraryRow } from './library-row.tsx';

interface LibraryShelfProps {
  kind: PartKind;
  picked: readonly AnyTemplate[];
  onToggle: (template: AnyTemplate) => void;
}

export function LibraryShelf({ kind, picked, onToggle }: LibraryShelfProps) {
  const [search, setSearch] = useState('');
  const [category, setCategory] = useState('');
  const [shown, setShown] = useState<AnyTemplate | null>(null);
  const words = useDeferredValue(search).trim();
  const { id: userId } = useUser();
  const shelf = useInfiniteQuery(templatesQuery(useClient(), kind.template, { words, category, userId }));
  const { data, error, isPending, isPaused, refetch, hasNextPage, fetchNextPage } = shelf;
  const templates: AnyTemplate[] = data?.pages.flatMap(({ items }) => items) ?? [];

  if (error && !data) return <ErrorPanel message={failureText(error)} onRetry={() => void refetch()} />;
  const isFiltered = words !== '' || category !== '';
  if (data && templates.length === 0 && !isFiltered) return <EmptyShelf kind={kind} />;
  return (
    <div className="grid grid-cols-1 gap-4 pt-1">
      <LibraryFilters
        kind={kind}
        search={search}
        onSearch={setSearch}
        category={category}
        onCategory={setCategory}
      />
      {isPending && (isPaused ? <NoConnection /> : <LoadingArea />)}
      {data && templates.length === 0 && (
        <EmptyState icon={SearchX} title={`Não há ${kind.plural} com este filtro`} className="py-10" />
      )}
      <div className="items-start gap-5 md:grid md:grid-cols-2">
        <ul className="grid min-w-0 grid-cols-1 gap-2">
          {templates.map((template) => (
            <LibraryRow
              key={template.id}
              kind={kind}
              template={template}
              place={picked.findIndex(({ id }) => id === template.id) + 1}
              isShown={shown?.id === template.id}
              onToggle={() => onToggle(template)}
              onShow={() => setShown((was) => (was?.id === template.id ? null : template))}
            />
          ))}
          {hasNextPage && (
            <li>
              <LoadMore
                isLoading={shelf.isFetchingNextPage}
                failure={shelf.isFetchNextPageError ? failureText(error) : undefined}
                onLoad={() => void fetchNextPage()}
              />
            </li>
          )}
        </ul>
        <aside aria-label="Pré-visualização" className="sticky top-0 hidden min-w-0 md:block">
          {shown ? (
            <LibraryPreview kind={kind} template={shown} />
          ) : (
            templates.length > 0 && (
              <p className="rounded-card border border-dashed border-line-strong/50 px-5 py-10 text-center text-sm text-muted">
                Toque em um nome para ver o que ele traz.
              </p>
            )
          )}
        </aside>
      </div>
    </div>
  );
}
