import type { Stored } from '@alecrim/domain';
import type { Finding } from '@alecrim/domain/plan-check';
import { ChevronRight, CircleAlert, CircleCheck, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { RefObject } from 'react';
import { Link } from 'react-router';
import { useUser } from '../../../data/context.ts';
import { cn } from '../../../lib/cn.ts';
import { longDate } from '../../../lib/dates.ts';
import { OpenDialog } from '../../../ui/dialog.tsx';
import { LoadingArea } from '../../../ui/states.tsx';
import { useRestrictionsOf } from '../../restricoes/patient-restrictions.ts';
import { PlanWarnings } from '../../restricoes/plan-warnings.tsx';
import { findingTarget } from './finding-target.ts';
import { usePlanFindings } from './findings-query.ts';
import { Uncalculated } from './uncalculated.tsx';

interface FindingsPanelProps {
  plan: Stored<'Cardapio'>;
  opener?: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** What a prescription should carry, and what looks wrong in this one. Nothing is blocked. */
export function FindingsPanel({ plan, opener, onClose }: FindingsPanelProps) {
  const { findings, hasFailed } = usePlanFindings(plan);
  const restrictions = useRestrictionsOf(plan.paciente_id);
  return (
    <OpenDialog title="Conferir antes de enviar" opener={opener} className="sm:max-w-lg" onClose={onClose}>
      <div className="grid grid-cols-1 gap-5">
        <Carried plan={plan} findings={findings ?? []} />
        {findings ? (
          <Findings plan={plan} findings={findings} onGo={onClose} />
        ) : hasFailed ? (
          <p className="text-muted">Não foi possível conferir agora. Tente de novo em instantes.</p>
        ) : (
          <LoadingArea className="min-h-16" />
        )}
        <Uncalculated plan={plan} />
        {restrictions && restrictions.length > 0 && <PlanWarnings plan={plan} restrictions={restrictions} />}
      </div>
    </OpenDialog>
  );
}

/** What the document carries: who prescribes, for whom, and when. */
function Carried({ plan, findings }: { plan: Stored<'Cardapio'>; findings: readonly Finding[] }) {
  const { nome_nutricionista, full_name, crn } = useUser();
  const isMissing = (...codes: Finding['code'][]) => findings.some(({ code }) => codes.includes(code));
  const rows = [
    [
      'Nutricionista',
      [nome_nutricionista || full_name, crn].filter(Boolean).join(' · '),
      isMissing('sem_nome', 'sem_crn'),
    ],
    ['Paciente', plan.paciente_nome?.trim(), isMissing('sem_paciente')],
    ['Data', longDate(plan.content_date ?? plan.updated_date), isMissing('sem_data')],
  ] as const;
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1.5 text-sm">
      {rows.map(([name, text, isIncomplete]) => (
        <div key={name} className="col-span-2 grid grid-cols-subgrid">
          <dt className="flex items-center gap-2 text-muted">
            <SmallIcon
              icon={isIncomplete ? CircleAlert : CircleCheck}
              className={isIncomplete ? 'text-warning' : 'text-brand-ink'}
            />
            {name}
          </dt>
          <dd className="min-w-0 font-medium break-words">{text || '—'}</dd>
        </div>
      ))}
    </dl>
  );
}

interface FindingsProps {
  plan: Stored<'Cardapio'>;
  findings: readonly Finding[];
  onGo: () => void;
}

function Findings({ plan, findings, onGo }: FindingsProps) {
  if (findings.length === 0)
    return (
      <p className="flex items-center gap-2.5 rounded-control bg-soft px-4 py-3 text-sm font-medium">
        <SmallIcon icon={CircleCheck} className="text-brand-ink" />
        Nada a corrigir.
      </p>
    );
  return (
    <ul aria-label="Pontos a conferir" className="grid grid-cols-1 gap-1.5">
      {findings.map(({ code, text, isHarm, place }) => (
        <li key={`${code} ${text}`}>
          <Link
            {...findingTarget(plan.id, place)}
            onClick={onGo}
            className={cn(
              'flex min-h-11 items-center gap-2.5 rounded-control px-3 py-2 text-sm hover:brightness-97',
              isHarm ? 'bg-danger-soft text-danger' : 'bg-warning-soft text-warning',
            )}
          >
            <SmallIcon icon={isHarm ? TriangleAlert : CircleAlert} />
            <span className="min-w-0 grow font-medium [overflow-wrap:anywhere]">{text}</span>
            <SmallIcon icon={ChevronRight} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

const SmallIcon = ({ icon: Icon, className }: { icon: LucideIcon; className?: string }) => (
  <Icon aria-hidden="true" className={cn('size-4 shrink-0', className)} />
);
