import type { Stored } from '@alecrim/domain';
import { longDate, longMoment } from '../../../lib/dates.ts';

export const PlanDates = ({ plan }: { plan: Stored<'Cardapio'> }) => (
  <p className="text-sm text-muted">
    Criado em {longDate(plan.created_date)} · Salvo {longMoment(plan.updated_date)}
  </p>
);
