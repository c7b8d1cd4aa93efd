import { useInfiniteQuery } from '@tanstack/react-query';
import { FilePlus2, SearchX } from 'lucide-react';
import { Link } from 'react-router';
import { type CardFilter, cardapioCardsQuery } from '../../../data/cardapio-queries.ts';
import { useClient } from '../../../data/client-context.tsx';
import { cn } from '../../../lib/cn.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { LoadingArea } from '../../../ui/spinner.tsx';
import { NoConnection } from '../no-connection.tsx';
import { CardapioCard } from './cardapio-card.tsx';
import { useSeen } from './use-seen.ts';

const gridStyle = 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3';

/** The plans that match, three in a row on large screens. */
export function CardapioGrid({ words, patient }: CardFilter) {
  const query = useInfiniteQuery(cardapioCardsQuery(useClient(), { words, patient }));
  const { data, error, isPending, isPaused, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = query;
  const end = useSeen<HTMLDivElement>(() => {
    if (hasNextPage && !isFetchingNextPage && !error) void fetchNextPage();
  });

  if (isPending) return isPaused ? <NoConnection /> : <Loading />;
  if (!data) return <ErrorPanel message={failureText(error)} onRetry={() => void refetch()} />;
  const cards = data.pages.flatMap(({ items }) => items);
  if (cards.length === 0 && words) return <NothingFound />;
  if (cards.length === 0) return patient ? <NothingForPatient patient={patient} /> : <NothingYet />;
  return (
    <>
      <ul className={gridStyle}>
        {cards.map((card) => (
          <li key={card.id} className="min-w-0">
            <CardapioCard card={card} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <div ref={end} className="mt-6 flex justify-center">
          <Button look="outline" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Carregar mais
          </Button>
        </div>
      )}
    </>
  );
}

const NothingFound = () => (
  <EmptyState icon={SearchX} title="Nenhum cardápio encontrado">
    Tente outras palavras do título ou do nome do paciente.
  </EmptyState>
);

const NothingYet = () => (
  <EmptyState
    icon={FilePlus2}
    title="Ainda não há cardápios criados"
    action={
      <Button asChild>
        <Link to={paths.criar}>Criar Primeiro Cardápio</Link>
      </Button>
    }
  >
    Monte o primeiro com a sua biblioteca e envie pelo WhatsApp.
  </EmptyState>
);

const NothingForPatient = ({ patient }: { patient: string }) => (
  <EmptyState
    icon={FilePlus2}
    title="Este paciente ainda não tem cardápios"
    action={
      <Button asChild>
        <Link to={paths.criarFor(patient)}>Criar Cardápio</Link>
      </Button>
    }
  />
);

const Loading = () => (
  <div className={cn(gridStyle, 'relative')}>
    <LoadingArea className="absolute inset-x-0 top-0 min-h-48" />
    {[0, 1, 2, 3, 4, 5].map((place) => (
      <Skeleton key={place} className="h-48 rounded-card" />
    ))}
  </div>
);
