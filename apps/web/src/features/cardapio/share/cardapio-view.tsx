import { printFromTop } from '@alecrim/document/print-from-top';
import type { Stored } from '@alecrim/domain';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { PaperChoice } from '../../../data/files.ts';
import { usePageTitle } from '../../../lib/branding.ts';
import { useIsPhone } from '../../../lib/media.ts';
import { lazyPart } from '../../../ui/lazy-dialog.tsx';
import { PlanFindings } from '../conferir/plan-findings.tsx';
import { usePlanExit } from '../conferir/use-plan-exit.tsx';
import { SendButton } from '../enviar/send-button.tsx';
import { OptionsButton } from '../opcoes/options-button.tsx';
import { LinkRow } from './link-row.tsx';
import { Openings, PlanDates } from './plan-dates.tsx';
import { PlanDocument } from './plan-document.tsx';
import { ViewToolbar } from './view-toolbar.tsx';

const NutrientsSheet = lazyPart(() =>
  import('../../numeros/nutrients/nutrients-sheet.tsx').then((m) => m.NutrientsSheet),
);

const VersionPage = lazyPart(() => import('../history/version-page.tsx').then((m) => m.VersionPage));

/** A plan to read, share and print. A sheet for paper, or an earlier version, takes the whole page. */
export function CardapioView({ plan }: { plan: Stored<'Cardapio'> }) {
  const [params] = useSearchParams();
  const version = Number(params.get('versao'));
  if (params.get('folha') === 'nutrientes') return <NutrientsSheet plan={plan} />;
  return version > 0 ? <VersionPage plan={plan} version={version} /> : <PlanView plan={plan} />;
}

/** The index of the document sticks below the bar. */
function PlanView({ plan }: { plan: Stored<'Cardapio'> }) {
  usePageTitle(plan.titulo);
  useEffect(() => printFromTop(window), []);
  const [paper, setPaper] = useState<PaperChoice>({});
  const exit = usePlanExit(plan);
  const isPhone = useIsPhone();
  const send = <SendButton plan={plan} paper={paper} isBelow={isPhone} />;
  const options = <OptionsButton plan={plan} paper={paper} onPaper={setPaper} isBelow={isPhone} />;
  return (
    <div className="[--doc-sticky-top:7.5rem] md:[--doc-sticky-top:4rem]">
      <ViewToolbar plan={plan} exit={exit}>
        {!isPhone && send}
        {!isPhone && options}
      </ViewToolbar>
      <div className="mx-auto grid max-w-[59.5rem] grid-cols-1 gap-3">
        <div className="grid grid-cols-1 gap-2 print:hidden">
          <LinkRow plan={plan} exit={exit} />
          <div className="flex flex-wrap items-center justify-between gap-x-1 gap-y-2 md:gap-x-4">
            {isPhone ? send : <PlanDates plan={plan} />}
            {plan.ativo && (
              <span className="max-md:order-last max-md:basis-full">
                <Openings id={plan.id} />
              </span>
            )}
            <PlanFindings plan={plan} />
            {isPhone && options}
          </div>
        </div>
        <PlanDocument plan={plan} paper={paper} />
      </div>
      {exit.question}
    </div>
  );
}
