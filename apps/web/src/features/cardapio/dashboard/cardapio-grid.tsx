import { useInfiniteQuery } from '@tanstack/react-query';
import { FilePlus2, SearchX } from 'lucide-react';
import { Link } from 'react-router';
import { type CardFilter, cardapioCardsQuery } from '../../../data/cardapio-queries.ts';
import { useClient } from '../../../data/client-context.tsx';
import { failureText } from '../../../lib/failure-text.ts';
import { paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { CardGrid, CardGridSkeleton } from '../../../ui/card-grid.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { NoConnection } from '../../../ui/no-connection.tsx';
import { CardapioCard } from './cardapio-card.tsx';

/** The plans that match, three in a row on large screens. */
export function CardapioGrid({ words, patient }: CardFilter) {
  const query = useInfiniteQuery(cardapioCardsQuery(useClient(), { words, patient }));
  const { data, error, isPending, isPaused, refetch, hasNextPage, fetchNextPage } = query;

  if (isPending) return isPaused ? <NoConnection /> : <CardGridSkeleton />;
  if (!data) return <ErrorPanel message={failureText(error)} onRetry={() => void refetch()} />;
  const cards = data.pages.flatMap(({ items }) => items);
  if (cards.length === 0 && words) return <NothingFound />;
  if (cards.length === 0) return patient ? <NothingForPatient patient={patient} /> : <NothingYet />;
  return (
    <>
      <CardGrid label="cardápios">
        {cards.map((card) => (
          <li key={card.id} className="min-w-0">
            <CardapioCard card={card} />
          </li>
        ))}
      </CardGrid>
      {hasNextPage && (
        <LoadMore
          isLoading={query.isFetchingNextPage}
          failure={query.isFetchNextPageError ? failureText(error) : undefined}
          onLoad={() => void fetchNextPage()}
        />
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
