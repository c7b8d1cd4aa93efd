import { CalendarDays, Lock, UserRound } from 'lucide-react';
import { memo } from 'react';
import { Link } from 'react-router';
import type { CardapioCardData } from '../../../data/cardapio-queries.ts';
import { cardDate } from '../../../lib/dates.ts';
import { paths } from '../../../lib/paths.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { CardapioMenu } from './cardapio-menu.tsx';

interface CardapioCardProps {
  card: CardapioCardData;
  /** An unsaved text of it is on this device. */
  hasDraft: boolean;
}

/** Memoised, so that loading the next page does not render all cards again. */
export const CardapioCard = memo(function CardapioCard({ card, hasDraft }: CardapioCardProps) {
  const { id, titulo, paciente_nome, created_date, ativo } = card;
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
        {paciente_nome?.trim() && (
          <Badge look="brand">
            <UserRound aria-hidden="true" className="mr-1.5 -ml-0.5 inline align-[-0.15em]" />
            {paciente_nome.trim()}
          </Badge>
        )}
        {hasDraft && <Badge look="warning">Alterações não salvas</Badge>}
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
      <Button asChild look="soft" className="mt-auto">
        <Link to={paths.visualizar(id)} aria-label={`Ver Detalhes de ${titulo}`}>
          Ver Detalhes
        </Link>
      </Button>
    </article>
  );
});
