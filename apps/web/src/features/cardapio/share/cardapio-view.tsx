import { printFromTop } from '@alecrim/document/print-from-top';
import type { Stored } from '@alecrim/domain';
import { CalendarX2, Link2, Lock } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { useSearchParams } from 'react-router';
import { usePublicLinks } from '../../../data/cardapio-queries.ts';
import type { PaperChoice } from '../../../data/files.ts';
import { usePageTitle } from '../../../lib/branding.ts';
import { longDate } from '../../../lib/dates.ts';
import { useIsPhone } from '../../../lib/media.ts';
import { Input } from '../../../ui/input.tsx';
import { lazyPart } from '../../../ui/lazy-dialog.tsx';
import { PlanFindings } from '../conferir/plan-findings.tsx';
import { type PlanExit, usePlanExit } from '../conferir/use-plan-exit.tsx';
import { SendButton } from '../enviar/send-button.tsx';
import { OptionsButton } from '../opcoes/options-button.tsx';
import { CopyButton } from './copy-button.tsx';
import { linkState } from './link-changes.ts';
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

interface LinkRowProps {
  plan: Stored<'Cardapio'>;
  exit: PlanExit;
}

/** How the plan is shared right now: the link to copy, or the note that there is none. */
const LinkRow = ({ plan, exit }: LinkRowProps) =>
  linkState(plan) === 'private' ? <PrivateNote /> : <PublicLink plan={plan} exit={exit} />;

function PublicLink({ plan, exit }: LinkRowProps) {
  const link = usePublicLinks().linkOf(plan);
  const id = useId();
  return (
    <div className="grid min-w-0 grow basis-80 gap-2">
      <div className="flex gap-2">
        <span className="relative min-w-0 grow">
          <label htmlFor={id}>
            <Link2 aria-hidden="true" className="absolute top-3.5 left-3.5 size-4 text-brand-ink" />
            <span className="sr-only">Link público</span>
          </label>
          <Input
            id={id}
            readOnly
            value={link}
            onFocus={(event) => event.target.select()}
            className="truncate pl-9.5"
          />
        </span>
        <CopyButton text={link} onCopy={(copy) => exit.leave('copiado', copy)} />
      </div>
      <ExpiredNote plan={plan} />
    </div>
  );
}

const PrivateNote = () => (
  <section aria-label="Cardápio privado" className="flex min-h-11 grow basis-80 items-center gap-2.5 text-sm">
    <Lock aria-hidden="true" className="size-4.5 shrink-0 text-muted" />
    <p className="text-muted">
      <strong className="font-semibold text-ink">Este cardápio está privado:</strong> o link não abre para
      ninguém. O PDF e o texto podem ser enviados.
    </p>
  </section>
);

function ExpiredNote({ plan }: { plan: Stored<'Cardapio'> }) {
  if (linkState(plan) !== 'expired' || !plan.link_expira_em) return null;
  return (
    <p
      role="status"
      className="flex items-start gap-2.5 rounded-control bg-warning-soft px-4 py-3 text-sm font-medium text-warning"
    >
      <CalendarX2 aria-hidden="true" className="mt-0.5 size-4 shrink-0" />O link expirou em{' '}
      {longDate(plan.link_expira_em)} e não abre mais. Escolha outra data em “Opções”.
    </p>
  );
}
