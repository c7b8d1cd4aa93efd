import { printFromTop } from '@alecrim/document/print-from-top';
import type { Draft, Stored } from '@alecrim/domain';
import { mostrarLabels } from '@alecrim/domain/pure';
import { useEffect, useId, useState } from 'react';
import { Link } from 'react-router';
import { usePageTitle } from '../../../lib/branding.ts';
import { longDate, onMoment } from '../../../lib/dates.ts';
import { paths } from '../../../lib/paths.ts';
import { lazyPart } from '../../../ui/lazy-dialog.tsx';
import { Options, Select } from '../../../ui/select.tsx';
import { useRestrictionsOf } from '../../restricoes/patient-restrictions.ts';
import { ShoppingButton } from '../compras/shopping-button.tsx';
import { HistoryButton } from '../history/history-button.tsx';
import { useLinkChange } from './link-changes.ts';
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
        <Warnings plan={plan} />
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

const PlanWarnings = lazyPart(() => import('../../restricoes/plan-warnings.tsx').then((m) => m.PlanWarnings));

/** Loaded only for a patient who avoids something. */
function Warnings({ plan }: { plan: Stored<'Cardapio'> }) {
  const restrictions = useRestrictionsOf(plan.paciente_id);
  return restrictions.length > 0 && <PlanWarnings plan={plan} restrictions={restrictions} />;
}

type Shown = Draft<'Cardapio'>['mostrar_numeros'];

/** Which numbers the document shows, on screen, on paper and on the patient's page. Saved at once. */
function NumbersChoice({ plan }: { plan: Stored<'Cardapio'> }) {
  const { change, pending } = useLinkChange(plan);
  const id = useId();
  return (
    <span className="flex min-h-11 flex-wrap items-center gap-x-2.5 pr-2 text-sm font-medium">
      <label htmlFor={id}>
        Calorias e macros<span className="sr-only"> no documento</span>
      </label>
      <Select
        id={id}
        className="w-auto text-sm"
        value={pending.mostrar_numeros ?? plan.mostrar_numeros}
        onChange={({ target }) => {
          const shown = target.value as Shown;
          const words = mostrarLabels[shown].toLowerCase();
          change(
            { mostrar_numeros: shown },
            shown === 'nada' ? 'O documento não mostra calorias nem macros' : `O documento mostra: ${words}`,
          );
        }}
      >
        <Options labels={mostrarLabels} />
      </Select>
    </span>
  );
}

interface InkChoiceProps {
  isSaving: boolean;
  onChange: (isSaving: boolean) => void;
}

/** Prints without filled areas and photo; the screen does not change. */
const InkChoice = ({ isSaving, onChange }: InkChoiceProps) => (
  <label className="flex min-h-11 cursor-pointer items-center gap-2.5 pr-2 text-sm font-medium">
    <input
      type="checkbox"
      className="size-4.5"
      checked={isSaving}
      onChange={({ target }) => onChange(target.checked)}
    />
    Imprimir com menos tinta
  </label>
);

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
