import type { Stored } from '@alecrim/domain';
import { FilePlus2, Globe, Lock, Pencil, TimerOff } from 'lucide-react';
import { Link } from 'react-router';
import { type PlanRowData, plansOfPatientQuery } from '../../../data/cardapio-queries.ts';
import { useClient } from '../../../data/context.ts';
import { useLongList } from '../../../data/long-list.ts';
import { longDate, onMoment } from '../../../lib/dates.ts';
import { paths } from '../../../lib/paths.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { EmptyState, LoadingArea, QueryView } from '../../../ui/states.tsx';
import { CardapioMenu } from '../../cardapio/dashboard/cardapio-menu.tsx';
import { type LinkState, linkState } from '../../cardapio/share/link-changes.ts';
import { Openings } from '../../cardapio/share/plan-dates.tsx';

/** The plans of a patient, newest first, with what became of each. */
export function PlansTab({ patient }: { patient: Stored<'Paciente'> }) {
  const list = useLongList(plansOfPatientQuery(useClient(), patient.id));
  return (
    <QueryView query={list} loading={<LoadingArea className="min-h-40" />}>
      {({ items }) =>
        items.length === 0 ? (
          <NoPlans patient={patient} />
        ) : (
          <>
            <ul aria-label="Cardápios" className="grid grid-cols-1 gap-3">
              {items.map((plan) => (
                <PlanRow key={plan.id} plan={plan} />
              ))}
            </ul>
            {list.more && <LoadMore {...list.more} />}
          </>
        )
      }
    </QueryView>
  );
}

const NoPlans = ({ patient }: { patient: Stored<'Paciente'> }) => (
  <EmptyState
    icon={FilePlus2}
    title="Este paciente ainda não tem cardápios"
    action={<ButtonLink to={paths.criarFor(patient.id)}>Criar Cardápio</ButtonLink>}
  />
);

const linkWords: Record<LinkState, { icon: typeof Globe; text: string }> = {
  working: { icon: Globe, text: 'Link aberto' },
  private: { icon: Lock, text: 'Privado' },
  expired: { icon: TimerOff, text: 'Link expirado' },
};

function PlanRow({ plan }: { plan: PlanRowData }) {
  const { id, titulo, content_date, updated_date, link_expira_em } = plan;
  const state = linkState(plan);
  const { icon: Icon, text } = linkWords[state];
  return (
    <li className="flex items-start gap-3 rounded-card border border-line bg-surface p-4 shadow-card sm:p-5">
      <div className="grid min-w-0 grow grid-cols-1 gap-2">
        <h3 className="font-semibold tracking-tight">
          <Link to={paths.visualizar(id)} className="break-words underline-offset-4 hover:underline">
            {titulo}
          </Link>
        </h3>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5 text-sm text-muted">
          <span>Alterado {onMoment(content_date ?? updated_date)}</span>
          <Badge variant={state === 'working' ? 'brand' : 'neutral'}>
            <Icon aria-hidden="true" className="mr-1.5 -ml-0.5 inline align-[-0.15em]" />
            {text}
            {state === 'working' && link_expira_em ? ` até ${longDate(link_expira_em)}` : ''}
          </Badge>
          {state !== 'private' && <Openings id={id} />}
        </div>
      </div>
      <ButtonLink
        icon={Pencil}
        variant="outline"
        size="sm"
        className="max-sm:hidden"
        to={paths.editar(id)}
        aria-label={`Editar ${titulo}`}
      >
        Editar
      </ButtonLink>
      <span className="mt-2 sm:mt-1.5">
        <CardapioMenu card={plan} />
      </span>
    </li>
  );
}
