import type { Stored } from '@alecrim/domain';
import { usePageTitle } from '../../../lib/page-title.ts';
import { PlanDates } from './plan-dates.tsx';
import { PlanDocument } from './plan-document.tsx';
import { ShareBox } from './share-box.tsx';
import { ViewToolbar } from './view-toolbar.tsx';

/** A plan to look at, to share and to print; the bar's height is where the document's own index stops. */
export function CardapioView({ plan }: { plan: Stored<'Cardapio'> }) {
  usePageTitle(plan.titulo);
  return (
    <div className="[--doc-sticky-top:7.5rem] md:[--doc-sticky-top:4rem]">
      <ViewToolbar plan={plan} />
      <div className="mx-auto grid max-w-[59.5rem] grid-cols-1 gap-3">
        <ShareBox plan={plan} />
        <PlanDates plan={plan} />
        <PlanDocument plan={plan} />
      </div>
    </div>
  );
}
