import type { PlanContent } from '../../../data/plan-content.ts';
import { ChangeList } from '../history/change-list.tsx';
import { planChanges } from '../history/plan-diff.ts';

interface ComparisonProps {
  /** The version that both texts started from. */
  base: PlanContent;
  mine: PlanContent;
  theirs: PlanContent;
}

export function Comparison({ base, mine, theirs }: ComparisonProps) {
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <Side title="O que você mudou" before={base} after={mine} />
      <Side title="O que mudou na outra versão" before={base} after={theirs} />
    </div>
  );
}

function Side({ title, before, after }: { title: string; before: PlanContent; after: PlanContent }) {
  return (
    <section aria-label={title} className="min-w-0 rounded-card border border-line p-4">
      <h3 className="mb-3 font-semibold">{title}</h3>
      <ChangeList groups={planChanges(before, after)} />
    </section>
  );
}
