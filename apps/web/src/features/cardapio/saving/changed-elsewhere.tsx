import type { Stored } from '@alecrim/domain';
import { TriangleAlert } from 'lucide-react';
import { sameContent } from '../../../data/plan-content.ts';
import type { PlanOrigin } from '../../../data/save-plan.ts';
import type { PlanSaving } from './use-plan-saving.ts';

interface ChangedElsewhereProps {
  origin: PlanOrigin;
  latest: Stored<'Cardapio'> | null | undefined;
  saving: PlanSaving;
}

/** Says at once that somebody else has saved, instead of only when this editor does. */
export function ChangedElsewhere({ origin, latest, saving }: ChangedElsewhereProps) {
  const isStale = Boolean(
    latest &&
      origin.id &&
      latest.version !== origin.version &&
      saving.status === 'idle' &&
      !sameContent(latest, origin.content),
  );
  return (
    <div role="status" className="empty:hidden">
      {isStale && (
        <p className="flex items-start gap-2.5 rounded-control bg-warning-soft px-4 py-3 text-sm font-medium text-warning">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          Este cardápio foi alterado em outra aba ou aparelho. Ao salvar, você poderá comparar as duas
          versões.
        </p>
      )}
    </div>
  );
}
