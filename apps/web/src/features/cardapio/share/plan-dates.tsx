import type { Stored } from '@alecrim/domain';
import { counted } from '@alecrim/domain/pure';
import { useQuery } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { Link } from 'react-router';
import { openingsQuery } from '../../../data/cardapio-queries.ts';
import { useClient } from '../../../data/context.ts';
import { longDate, onMoment } from '../../../lib/dates.ts';
import { paths } from '../../../lib/paths.ts';

/** Whose plan it is, when it was created and last saved. */
export const PlanDates = ({ plan }: { plan: Stored<'Cardapio'> }) => (
  <p className="text-sm text-muted">
    {plan.paciente_id && (
      <>
        <Link
          to={paths.paciente(plan.paciente_id)}
          className="font-semibold text-brand-ink underline-offset-4 hover:underline"
        >
          {plan.paciente_nome?.trim() || 'Página do paciente'}
        </Link>
        {' · '}
      </>
    )}
    Criado em {longDate(plan.created_date)} · Salvo {onMoment(plan.content_date ?? plan.updated_date)}
  </p>
);

/** How often the link was opened, and when last. Visitors are not identified. */
export function Openings({ id }: { id: string }) {
  const { data } = useQuery({ ...openingsQuery(useClient(), id), refetchOnWindowFocus: true, retry: false });
  if (!data) return null;
  return (
    <p className="flex items-center gap-1.5 text-sm text-muted">
      <Eye aria-hidden="true" className="size-4 shrink-0" />
      {data.total === 0 || !data.ultima
        ? 'Ainda não foi aberto'
        : `Aberto ${counted(data.total, 'vez', 'vezes')}, a última ${onMoment(data.ultima)}`}
    </p>
  );
}
