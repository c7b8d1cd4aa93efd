import { printFromTop } from '@alecrim/document/print-from-top';
import type { Stored } from '@alecrim/domain';
import { useEffect, useState } from 'react';
import { usePageTitle } from '../../../lib/branding.ts';
import { ShoppingButton } from '../compras/shopping-button.tsx';
import { HistoryButton } from '../history/history-button.tsx';
import { InkChoice } from './ink-choice.tsx';
import { NumbersChoice } from './numbers-choice.tsx';
import { PlanDates } from './plan-dates.tsx';
import { PlanDocument } from './plan-document.tsx';
import { PlanMenu } from './plan-menu.tsx';
import { ShareBox } from './share-box.tsx';
import { ViewToolbar } from './view-toolbar.tsx';

/** A plan to read, share and print. The index of the document sticks below the bar. */
export function CardapioView({ plan }: { plan: Stored<'Cardapio'> }) {
  usePageTitle(plan.titulo);
  useEffect(() => printFromTop(window), []);
  const [isSavingInk, setSavingInk] = useState(false);
  return (
    <div className="[--doc-sticky-top:7.5rem] md:[--doc-sticky-top:4rem]">
      <ViewToolbar plan={plan} />
      <div className="mx-auto grid max-w-[59.5rem] grid-cols-1 gap-3">
        <ShareBox plan={plan} />
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 print:hidden">
          <PlanDates plan={plan} />
          <span className="flex flex-wrap items-center gap-x-2">
            <NumbersChoice plan={plan} />
            <InkChoice isSaving={isSavingInk} onChange={setSavingInk} />
            <ShoppingButton plan={plan} />
            <HistoryButton plan={plan} />
            <PlanMenu plan={plan} />
          </span>
        </div>
        <PlanDocument plan={plan} inkSaving={isSavingInk} />
      </div>
    </div>
  );
}
