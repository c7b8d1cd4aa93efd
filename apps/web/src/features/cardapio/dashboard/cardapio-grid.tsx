import { FilePlus2, SearchX } from 'lucide-react';
import { Link } from 'react-router';
import { type CardFilter, cardapioCardsQuery } from '../../../data/cardapio-queries.ts';
import { useClient } from '../../../data/context.ts';
import { useLongList } from '../../../data/long-list.ts';
import { paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { CardGrid, CardGridItem, CardGridSkeleton } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import type { PlacedDraft } from '../../../unsaved/draft-store.ts';
import { CardapioCard } from './cardapio-card.tsx';

interface CardapioGridProps extends CardFilter {
  /** Unsaved texts on this device. */
  drafts: readonly PlacedDraft[];
}

/** The plans that match, three in a row on large screens. */
export function CardapioGrid({ words, patient, drafts }: CardapioGridProps) {
  const list = useLongList(cardapioCardsQuery(useClient(), { words, patient }));
  return (
    <QueryView query={list} loading={<CardGridSkeleton />}>
      {({ items }) => {
        if (items.length === 0 && words) return <NothingFound />;
        if (items.length === 0) return patient ? <NothingForPatient patient={patient} /> : <NothingYet />;
        return (
          <>
            <CardGrid label="cardápios">
              {items.map((card) => (
                <CardGridItem key={card.id}>
                  <CardapioCard card={card} hasDraft={drafts.some(({ place }) => place.id === card.id)} />
                </CardGridItem>
              ))}
            </CardGrid>
            {list.more && <LoadMore {...list.more} />}
          </>
        );
      }}
    </QueryView>
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
