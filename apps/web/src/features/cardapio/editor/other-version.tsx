import type { Stored } from '@alecrim/domain';
import { TriangleAlert } from 'lucide-react';
import type { PlanContent } from '../../../data/plan-content.ts';
import type { EditSessionState } from '../../../unsaved/edit-session.ts';
import type { EntityAdapter } from '../../../unsaved/entity-adapter.ts';
import { ChangeList } from '../history/change-list.tsx';
import { planChanges } from '../history/plan-diff.ts';

interface ChangedElsewhereProps {
  latest: Stored<'Cardapio'> | null | undefined;
  adapter: EntityAdapter<'Cardapio'>;
  state: Pick<EditSessionState<PlanContent, unknown>, 'base' | 'status'>;
}

/** Reports a save of another person or tab at once, not only at the next save. */
export function ChangedElsewhere({ latest, adapter, state: { base, status } }: ChangedElsewhereProps) {
  const isStale = Boolean(
    latest &&
      latest.id === base.id &&
      latest.version !== base.version &&
      status === 'idle' &&
      adapter.readable(latest) !== adapter.readable(base.content),
  );
  return (
    // The empty region stays in the page, so that screen readers announce its later text.
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

/** What each of two texts has changed in `base`, the version that both started from. */
export function Comparison({ base, mine, theirs }: Record<'base' | 'mine' | 'theirs', PlanContent>) {
  const sides = { 'O que você mudou': mine, 'O que mudou na outra versão': theirs };
  return (
    <div className="grid gap-5 md:grid-cols-2">
      {Object.entries(sides).map(([title, after]) => (
        <section key={title} aria-label={title} className="min-w-0 rounded-card border border-line p-4">
          <h3 className="mb-3 font-semibold">{title}</h3>
          <ChangeList groups={planChanges(base, after)} />
        </section>
      ))}
    </div>
  );
}
