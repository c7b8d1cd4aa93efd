import type { Stored } from '@alecrim/domain';
import { Link } from 'react-router';
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
