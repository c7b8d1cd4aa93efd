import { useQuery } from '@tanstack/react-query';
import { CalendarDays, FilePlus2, Lock, SearchX, UserRound, X } from 'lucide-react';
import { memo } from 'react';
import { Link } from 'react-router';
import {
  type CardapioCardData,
  type CardFilter,
  cardapioCardsQuery,
} from '../../../data/cardapio-queries.ts';
import { useClient } from '../../../data/context.ts';
import { recordQuery } from '../../../data/entity-queries.ts';
import { useLongList } from '../../../data/long-list.ts';
import { cardDate } from '../../../lib/dates.ts';
import { paths } from '../../../lib/paths.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { CardGrid, CardGridSkeleton } from '../../../ui/card-grid.tsx';
import { lazyPart } from '../../../ui/lazy-dialog.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { EmptyState, QueryView } from '../../../ui/states.tsx';
import type { StoredDraft } from '../../../unsaved/draft-store.ts';
import { CardapioMenu } from './cardapio-menu.tsx';

// Only a search needs it.
const InsidePlans = lazyPart(() => import('./inside-plans.tsx').then((m) => m.InsidePlans));

interface CardapioGridProps extends CardFilter {
  /** Drafts on this device. */
  drafts: readonly StoredDraft[];
}

/** The plans that match, three in a row on large screens. */
export function CardapioGrid({ words, patient, drafts }: CardapioGridProps) {
  const list = useLongList(cardapioCardsQuery(useClient(), { words, patient }));
  return (
    <QueryView query={list} loading={<CardGridSkeleton />}>
      {({ items, from }) => {
        if (items.length === 0 && words)
          return <InsidePlans words={words} patient={patient} nothingFound={<NothingFound />} />;
        if (items.length === 0) return patient ? <NothingForPatient patient={patient} /> : <NothingYet />;
        return (
          <>
            <CardGrid
              label="cardápios"
              name={list.name}
              items={items}
              from={from}
              isComplete={!list.hasNextPage}
              onReach={list.onReach}
            >
              {(card) => <CardapioCard card={card} hasDraft={drafts.some(({ ref }) => ref.id === card.id)} />}
            </CardGrid>
            {list.more && <LoadMore {...list.more} />}
            {words && !list.more && <InsidePlans words={words} patient={patient} nothingFound={null} />}
          </>
        );
      }}
    </QueryView>
  );
}

const NothingFound = () => (
  <EmptyState icon={SearchX} title="Nenhum cardápio encontrado">
    Tente outras palavras do título, do nome do paciente ou do que está escrito no cardápio.
  </EmptyState>
);

const NothingYet = () => (
  <EmptyState
    icon={FilePlus2}
    title="Ainda não há cardápios criados"
    action={<ButtonLink to={paths.criar}>Criar Primeiro Cardápio</ButtonLink>}
  >
    Monte o primeiro com a sua biblioteca e envie pelo WhatsApp.
  </EmptyState>
);

const NothingForPatient = ({ patient }: { patient: string }) => (
  <EmptyState
    icon={FilePlus2}
    title="Este paciente ainda não tem cardápios"
    action={<ButtonLink to={paths.criarFor(patient)}>Criar Cardápio</ButtonLink>}
  />
);

interface CardapioCardProps {
  card: CardapioCardData;
  /** A draft of the plan is on this device. */
  hasDraft: boolean;
}

/** Memoised, so that a row that comes near does not re-render the other cards. */
const CardapioCard = memo(function CardapioCard({ card, hasDraft }: CardapioCardProps) {
  const { id, titulo, paciente_id, paciente_nome, created_date, ativo } = card;
  return (
    <article className="flex h-full flex-col rounded-card border border-line bg-surface p-5 shadow-card transition-shadow hover:shadow-float">
      <div className="flex items-start gap-2">
        <h3 className="min-w-0 grow text-lg leading-snug font-semibold tracking-tight">
          <Link
            to={paths.visualizar(id)}
            className="line-clamp-2 break-words underline-offset-4 hover:underline"
          >
            {titulo}
          </Link>
        </h3>
        <CardapioMenu card={card} />
      </div>
      <div className="mt-2 flex flex-wrap items-center gap-2">
        {paciente_nome?.trim() && <PatientBadge id={paciente_id} name={paciente_nome.trim()} />}
        {hasDraft && <Badge variant="warning">Alterações não salvas</Badge>}
        {!ativo && (
          <Badge>
            <Lock aria-hidden="true" className="mr-1.5 -ml-0.5 inline align-[-0.15em]" />
            Privado
          </Badge>
        )}
      </div>
      <p className="mt-3 mb-5 flex items-center gap-2 text-sm text-muted">
        <CalendarDays aria-hidden="true" className="size-4 shrink-0" />
        <time dateTime={created_date}>{cardDate(created_date)}</time>
      </p>
      <ButtonLink
        variant="soft"
        className="mt-auto"
        to={paths.visualizar(id)}
        aria-label={`Ver Detalhes de ${titulo}`}
      >
        Ver Detalhes
      </ButtonLink>
    </article>
  );
});

/** The patient of a plan; a registered one is a link to the patient's page. */
function PatientBadge({ id, name }: { id: string | null; name: string }) {
  const badge = (
    <Badge variant="brand">
      <UserRound aria-hidden="true" className="mr-1.5 -ml-0.5 inline align-[-0.15em]" />
      {name}
    </Badge>
  );
  return id ? (
    <Link
      to={paths.paciente(id)}
      className="-my-2 max-w-full rounded-full py-2 underline-offset-4 hover:underline"
    >
      {badge}
    </Link>
  ) : (
    badge
  );
}

/** Names the patient whose plans are shown, and leads back to all plans. */
export function PatientFilter({ id }: { id: string }) {
  const { data: patient } = useQuery(recordQuery(useClient(), 'Paciente', id));
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2">
      <p className="min-w-0 break-words text-muted">
        Só os cardápios de{' '}
        <Link to={paths.paciente(id)} className="font-bold text-ink underline-offset-4 hover:underline">
          {patient?.nome ?? 'um paciente'}
        </Link>
      </p>
      <ButtonLink icon={X} size="sm" variant="outline" to={paths.dashboard}>
        Ver todos
      </ButtonLink>
    </div>
  );
}
