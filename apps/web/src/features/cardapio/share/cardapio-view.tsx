import { printFromTop } from '@alecrim/document/print-from-top';
import type { Draft, Stored } from '@alecrim/domain';
import { hasRanges, mostrarLabels } from '@alecrim/domain/pure';
import { useEffect, useId, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
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
import { UncalculatedNote } from './uncalculated-note.tsx';
import { ViewToolbar } from './view-toolbar.tsx';

const NutrientsSheet = lazyPart(() =>
  import('../../numeros/nutrients/nutrients-sheet.tsx').then((m) => m.NutrientsSheet),
);

/** A plan to read, share and print. A sheet for paper takes the whole page. */
export function CardapioView({ plan }: { plan: Stored<'Cardapio'> }) {
  const [params] = useSearchParams();
  return params.get('folha') === 'nutrientes' ? <NutrientsSheet plan={plan} /> : <PlanView plan={plan} />;
}

/** The index of the document sticks below the bar. */
function PlanView({ plan }: { plan: Stored<'Cardapio'> }) {
  usePageTitle(plan.titulo);
  useEffect(() => printFromTop(window), []);
  const [isSavingInk, setSavingInk] = useState(false);
  return (
    <div className="[--doc-sticky-top:7.5rem] md:[--doc-sticky-top:4rem]">
      <ViewToolbar plan={plan} />
      <div className="mx-auto grid max-w-[59.5rem] grid-cols-1 gap-3">
        <UncalculatedNote plan={plan} />
        <ShareBox plan={plan} />
        <Warnings plan={plan} />
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 print:hidden">
          <PlanDates plan={plan} />
          <span className="flex flex-wrap items-center gap-x-1">
            <NumbersChoice plan={plan} />
            {/* Prints without filled areas and photo; the screen does not change. */}
            <Tick isOn={isSavingInk} onChange={setSavingInk}>
              Imprimir com menos tinta
            </Tick>
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
      {hasRanges(plan) && (
        <Tick
          isOn={pending.mostrar_faixas ?? plan.mostrar_faixas}
          onChange={(isOn) =>
            change(
              { mostrar_faixas: isOn },
              isOn ? 'O documento mostra faixas' : 'O documento mostra os valores das primeiras opções',
            )
          }
        >
          Faixas
        </Tick>
      )}
    </span>
  );
}

interface TickProps {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  children: string;
}

const Tick = ({ isOn, onChange, children }: TickProps) => (
  <label className="flex min-h-11 cursor-pointer items-center gap-2.5 pr-2 text-sm font-medium">
    <input
      type="checkbox"
      className="size-4.5"
      checked={isOn}
      onChange={({ target }) => onChange(target.checked)}
    />
    {children}
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
