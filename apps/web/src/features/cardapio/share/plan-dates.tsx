import type { Stored } from '@alecrim/domain';
import { longDate, onMoment } from '../../../lib/dates.ts';

export const PlanDates = ({ plan }: { plan: Stored<'Cardapio'> }) => (
  <p className="text-sm text-muted">
    Criado em {longDate(plan.created_date)} · Salvo {onMoment(plan.content_date ?? plan.updated_date)}
  </p>
);
