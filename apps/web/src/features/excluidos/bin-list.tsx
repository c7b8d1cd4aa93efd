import type { EntityName } from '@alecrim/domain';
import { keepPreviousData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { type Binned, binQuery, eraseFromBinMutation, restoreFromBinMutation } from '../../data/bin.ts';
import { useClient } from '../../data/client-context.tsx';
import { failureText } from '../../lib/failure-text.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { LoadingArea } from '../../ui/spinner.tsx';
import { useToast } from '../../ui/toast.tsx';
import { forgetRecord } from '../../unsaved/forget-record.ts';
import { BinnedRow } from './binned-row.tsx';
import { EraseQuestion } from './erase-question.tsx';

interface BinListProps {
  search: string;
  kind: EntityName | undefined;
  /** Instead of rows, where a search or a filter finds none. */
  nothingFound: ReactNode;
}

/** The records deleted in the last 30 days, the latest first. */
export function BinList({ search, kind, nothingFound }: BinListProps) {
  const client = useClient();
  const queries = useQueryClient();
  const toast = useToast();
  const bin = useInfiniteQuery({ ...binQuery(client, search, kind), placeholderData: keepPreviousData });
  const restoring = useMutation(restoreFromBinMutation(client, queries));
  const erasing = useMutation(eraseFromBinMutation(client, queries));
  const [erased, setErased] = useState<Binned | null>(null);
  const list = useRef<HTMLElement>(null);
  const failed = (title: string) => (error: unknown) =>
    toast({ title, description: failureText(error), look: 'destructive' });

  function restore(binned: Binned) {
    restoring
      .mutateAsync(binned)
      .then(
        () => toast({ title: 'De volta na lista', description: binned.titulo }),
        failed('Não foi possível restaurar'),
      )
      // The row that had the focus is gone.
      .finally(() => list.current?.focus({ preventScroll: true }));
  }

  function erase(binned: Binned) {
    erasing.mutateAsync(binned).then(() => {
      forgetRecord(binned.tipo, binned.id);
      toast({ title: 'Excluído de vez', description: binned.titulo });
    }, failed('Não foi possível excluir de vez'));
  }

  const rows = bin.data?.pages.flatMap(({ itens }) => itens);
  if (bin.isPending) return <LoadingArea />;
  if (!rows) return <ErrorPanel message={failureText(bin.error)} onRetry={() => void bin.refetch()} />;
  return (
    <section
      ref={list}
      tabIndex={-1}
      aria-label="Excluídos"
      aria-busy={bin.isPlaceholderData}
      className="busy-bar outline-none"
    >
      {rows.length === 0 && (search || kind ? nothingFound : <NothingDeleted />)}
      {rows.length > 0 && (
        <Card className="p-0 sm:p-0">
          <ul className="divide-y divide-line">
            {rows.map((binned) => (
              <BinnedRow
                key={binned.id}
                binned={binned}
                isBusy={restoring.isPending && restoring.variables.id === binned.id}
                onRestore={() => restore(binned)}
                onErase={() => setErased(binned)}
              />
            ))}
          </ul>
        </Card>
      )}
      {bin.hasNextPage && !bin.isPlaceholderData && (
        <LoadMore
          isLoading={bin.isFetchingNextPage}
          failure={bin.isFetchNextPageError ? failureText(bin.error) : undefined}
          onLoad={() => void bin.fetchNextPage()}
        />
      )}
      {erased && (
        <EraseQuestion
          binned={erased}
          home={list}
          onClose={() => setErased(null)}
          onConfirm={() => erase(erased)}
        />
      )}
    </section>
  );
}

const NothingDeleted = () => (
  <EmptyState icon={Trash2} title="Nada excluído">
    O que você excluir fica aqui por 30 dias e pode voltar com um toque.
  </EmptyState>
);
