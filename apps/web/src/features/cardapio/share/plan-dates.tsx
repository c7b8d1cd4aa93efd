import type { Stored } from '@alecrim/domain';
import { longDate, longMoment } from '../../../lib/dates.ts';
import { HistoryButton } from '../history/history-button.tsx';

export function PlanDates({ plan }: { plan: Stored<'Cardapio'> }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 print:hidden">
      <p className="text-sm text-muted">
        Criado em {longDate(plan.created_date)} · Salvo {longMoment(plan.updated_date)}
      </p>
      <HistoryButton plan={plan} />
    </div>
  );
}
