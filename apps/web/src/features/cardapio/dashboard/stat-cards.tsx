import { wholeText } from '@alecrim/domain/pure';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { CalendarDays, FileText, type LucideIcon, UsersRound } from 'lucide-react';
import { useClient } from '../../../data/context.ts';
import { countQuery } from '../../../data/entity-queries.ts';
import { monthOf } from '../../../lib/dates.ts';
import { Skeleton } from '../../../ui/states.tsx';

export function StatCards() {
  const client = useClient();
  const { start, end } = monthOf(new Date());
  const plans = useQuery(countQuery(client, 'Cardapio'));
  const patients = useQuery(countQuery(client, 'Paciente'));
  const thisMonth = useQuery(countQuery(client, 'Cardapio', { created_date: { $gte: start, $lt: end } }));
  return (
    <dl className="mb-8 grid grid-cols-3 gap-2 sm:mb-10 sm:gap-4">
      <StatCard label="Total de Cardápios" icon={FileText} query={plans} />
      <StatCard label="Pacientes Ativos" icon={UsersRound} query={patients} />
      <StatCard label="Cardápios Este Mês" icon={CalendarDays} query={thisMonth} />
    </dl>
  );
}

interface StatCardProps {
  label: string;
  icon: LucideIcon;
  query: UseQueryResult<number>;
}

function StatCard({ label, icon: Icon, query }: StatCardProps) {
  return (
    // Term and number are direct children: a list of definitions allows one wrapper, not two.
    <div className="relative flex flex-col-reverse justify-center rounded-card border border-line bg-surface px-3 py-3.5 shadow-card sm:p-5 lg:pl-20">
      <dt className="text-xs text-muted sm:text-sm">
        <span className="absolute inset-y-0 left-5 my-auto hidden size-11 items-center justify-center rounded-xl brand-edge bg-brand-soft text-brand-ink lg:flex">
          <Icon aria-hidden="true" className="size-5" />
        </span>
        {label}
      </dt>
      <dd className="text-2xl leading-8 font-bold tracking-tight tabular-nums">
        {query.data !== undefined ? (
          wholeText(query.data)
        ) : query.isError || query.isPaused ? (
          <span title="Não foi possível contar">—</span>
        ) : (
          <Skeleton className="h-8 w-12" />
        )}
      </dd>
    </div>
  );
}
