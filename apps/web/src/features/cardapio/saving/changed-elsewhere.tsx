import type { Stored } from '@alecrim/domain';
import { TriangleAlert } from 'lucide-react';
import { sameContent } from '../../../data/plan-content.ts';
import type { PlanSaving } from './use-plan-saving.ts';

interface ChangedElsewhereProps {
  latest: Stored<'Cardapio'> | null | undefined;
  saving: PlanSaving;
}

/** Says at once that somebody else has saved, instead of only when this editor does. */
export function ChangedElsewhere({ latest, saving: { base, status } }: ChangedElsewhereProps) {
  const isStale = Boolean(
    latest &&
      base.id &&
      latest.version !== base.version &&
      status === 'idle' &&
      !sameContent(latest, base.content),
  );
  return (
    // Without words it takes no room but stays, or it would not be heard when they come.
    <div role="status" className="empty:absolute">
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
