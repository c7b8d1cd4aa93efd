import { type CalculatedNeed, calculateNeed, formulaOf, LOW_KCAL } from '@alecrim/nutrition/needs';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { DecimalField } from '../../../fields/decimal-field.tsx';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogClose, DialogContent } from '../../../ui/dialog.tsx';
import { inWhole } from '../amount-words.ts';
import { AdjustmentFields, FormulaFields } from './formula-fields.tsx';
import { MacroFields } from './macro-fields.tsx';
import { type Meta, useMeta } from './targets.ts';

/** The targets of the day. They are written into the plan as they are typed, so its draft keeps them. */
export function TargetsDialog({ onClose }: { onClose: () => void }) {
  const { setValue, trigger } = useFormContext();
  const meta = useMeta();
  const need = useNeed();
  const [atFirst] = useState(() => inputsOf(meta));
  const [isAsked, setAsked] = useState(false);
  const calculated = isCalculated(need) ? need.targetKcal : undefined;
  // A calculation that nobody touched is no news: the target may have been rounded by hand.
  const isDropped =
    calculated !== undefined && calculated !== meta.kcal && (!meta.kcal || inputsOf(meta) !== atFirst);
  const use = (kcal: number) => setValue('meta.kcal', kcal, { shouldDirty: true });
  // A wrong number must not hide in a closed dialog, where the plan could no longer be saved and nothing would say why.
  const close = async () => {
    if (!(await trigger('meta'))) return;
    if (isDropped) setAsked(true);
    else onClose();
  };
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && void close()}>
      <DialogContent
        title="Metas do dia"
        description="Quanto o cardápio deve ter. Aparecem no rodapé do editor, ao lado da estimativa."
        className="sm:max-w-2xl"
        footer={
          <>
            <Button
              variant="ghost"
              className="sm:mr-auto"
              onClick={() => {
                setValue('meta', null, { shouldDirty: true });
                onClose();
              }}
            >
              Remover metas
            </Button>
            <DialogClose asChild>
              <Button>Pronto</Button>
            </DialogClose>
          </>
        }
      >
        <div className="grid gap-7">
          <section aria-label="Gasto e ajuste" className="grid gap-4">
            <FormulaFields />
            {meta.formula && <AdjustmentFields />}
            {need && <NeedResult need={need} kcal={meta.kcal ?? undefined} onUse={use} />}
          </section>
          <section aria-label="Metas" className="grid gap-4">
            <DecimalField name="meta.kcal" label="Energia (kcal por dia)" placeholder="Ex.: 1.800" />
            <MacroFields />
          </section>
        </div>
        {calculated !== undefined && (
          <AlertDialog
            isOpen={isAsked}
            onOpenChange={(isOpen) => !isOpen && onClose()}
            title={`Usar ${inWhole(calculated)} kcal como meta?`}
            confirmLabel={`Usar ${inWhole(calculated)} kcal`}
            cancelLabel={meta.kcal ? `Deixar ${inWhole(meta.kcal)} kcal` : 'Deixar sem meta'}
            onConfirm={() => use(calculated)}
          >
            <p>A conta foi feita, mas o valor ainda não é a meta de energia do cardápio.</p>
          </AlertDialog>
        )}
      </DialogContent>
    </Dialog>
  );
}

/** The calculation of the form around it, or what it still needs. */
function useNeed(): CalculatedNeed | { reason: string } | undefined {
  return needOf(useMeta());
}

function needOf(meta: Meta): CalculatedNeed | { reason: string } | undefined {
  const formula = formulaOf(meta.formula);
  return formula && calculateNeed(formula, meta);
}

const isCalculated = (need: ReturnType<typeof needOf>): need is CalculatedNeed =>
  need !== undefined && !('reason' in need);

/** What a calculation depends on, as a text to compare. */
function inputsOf(meta: Meta): string {
  const { kcal, proteina, carboidrato, gordura, ...inputs } = meta;
  return JSON.stringify(Object.entries(inputs).sort());
}

interface NeedResultProps {
  need: CalculatedNeed | { reason: string };
  /** The target as it is. */
  kcal: number | undefined;
  onUse: (kcal: number) => void;
}

/** The steps from the expenditure to the target, each with its calculation and reference. */
function NeedResult({ need, kcal, onUse }: NeedResultProps) {
  if ('reason' in need)
    return (
      <p role="status" className="text-sm text-muted">
        {need.reason}
      </p>
    );
  const { addition, adjustmentKcal, targetKcal } = need;
  return (
    <div className="grid gap-3 rounded-control border border-line p-4 text-sm">
      <div role="status" className="grid gap-3">
        <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 tabular-nums">
          {need.restingKcal !== undefined && (
            <Step name="Gasto em repouso" kcal={`${inWhole(need.restingKcal)} kcal`} isQuiet />
          )}
          <Step name="Gasto do dia" kcal={`${inWhole(need.kcal)} kcal`} />
          {addition && <Step name={addition.name} kcal={signed(addition.kcal)} />}
          {adjustmentKcal !== 0 && (
            <Step name={adjustmentKcal < 0 ? 'Déficit' : 'Superávit'} kcal={signed(adjustmentKcal)} />
          )}
          <Step name="Meta" kcal={`${inWhole(targetKcal)} kcal`} isStrong />
        </dl>
        <Cautions need={need} />
        <div className="grid gap-1 text-muted [overflow-wrap:anywhere]">
          <p>{need.calculation}</p>
          <p>{need.formula.reference}</p>
          {addition && <p>Adicional: {addition.reference}.</p>}
        </div>
      </div>
      {kcal === targetKcal ? (
        <p className="font-medium">É a meta de energia deste cardápio.</p>
      ) : (
        <Button variant="soft" className="justify-self-start" onClick={() => onUse(targetKcal)}>
          Usar {inWhole(targetKcal)} kcal como meta
        </Button>
      )}
    </div>
  );
}

function Cautions({ need: { targetKcal, restingKcal } }: { need: CalculatedNeed }) {
  if (targetKcal < LOW_KCAL)
    return (
      <p className="font-medium text-warning">
        Menos de {inWhole(LOW_KCAL)} kcal por dia: confira se é isso.
      </p>
    );
  if (restingKcal !== undefined && targetKcal < restingKcal)
    return <p className="font-medium text-warning">Fica abaixo do gasto em repouso: confira se é isso.</p>;
  return null;
}

const signed = (kcal: number) => `${kcal < 0 ? '−' : '+'}${inWhole(Math.abs(kcal))} kcal`;

interface StepProps {
  name: string;
  kcal: string;
  isQuiet?: boolean;
  isStrong?: boolean;
}

function Step({ name, kcal, isQuiet, isStrong }: StepProps) {
  const style = isStrong ? 'border-t border-line pt-1 font-semibold' : isQuiet ? 'text-muted' : '';
  return (
    <>
      <dt className={style}>{name}</dt>
      <dd className={`text-right ${style}`}>{kcal}</dd>
    </>
  );
}
