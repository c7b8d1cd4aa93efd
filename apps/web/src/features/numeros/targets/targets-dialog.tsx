import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { DecimalField } from '../../../fields/decimal-field.tsx';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogClose, DialogContent } from '../../../ui/dialog.tsx';
import { inWhole } from '../amount-words.ts';
import { AdjustmentFields } from './adjustment-fields.tsx';
import { FormulaFields } from './formula-fields.tsx';
import { MacroFields } from './macro-fields.tsx';
import { NeedResult } from './need-result.tsx';
import { useMeta } from './targets.ts';
import { inputsOf, isCalculated, useNeed } from './use-need.ts';

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
              look="ghost"
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
