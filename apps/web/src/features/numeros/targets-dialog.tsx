import { useFormContext, useWatch } from 'react-hook-form';
import { DecimalField } from '../../fields/decimal-field.tsx';
import { ChoiceField } from '../../fields/select-field.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogClose, DialogContent } from '../../ui/dialog.tsx';
import { inWhole } from './amount-words.ts';
import { FormulaFields } from './formula-fields.tsx';
import { MACROS, type Meta, targetGrams } from './target-of.ts';

const units = { '%': '% da energia', g: 'g por dia', 'g/kg': 'g por kg' };

/** The targets of the day. They are written into the plan as they are typed, so its draft keeps them. */
export function TargetsDialog({ onClose }: { onClose: () => void }) {
  const { setValue, trigger } = useFormContext();
  const meta = useWatch({ name: 'meta' }) as Meta | null | undefined;
  // A wrong number must not hide in a closed dialog, where the plan could no longer be saved and nothing would say why.
  const close = async () => {
    if (await trigger('meta')) onClose();
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
        <div className="grid gap-6">
          <DecimalField name="meta.kcal" label="Energia (kcal por dia)" placeholder="Ex.: 1.800" />
          <fieldset className="grid gap-3">
            <legend className="mb-1.5 text-sm font-semibold">Macronutrientes</legend>
            {MACROS.map(({ macro, field, name }) => (
              <div
                key={macro}
                className="grid grid-cols-[1fr_1fr] items-end gap-x-3 gap-y-1 sm:grid-cols-[1fr_10rem_8rem]"
              >
                <DecimalField
                  name={`meta.${field}.valor`}
                  label={name}
                  onTyped={() => {
                    if (!meta?.[field]?.unidade) setValue(`meta.${field}.unidade`, '%');
                  }}
                />
                <ChoiceField
                  name={`meta.${field}.unidade`}
                  label={`Unidade de ${name}`}
                  options={units}
                  fallback="%"
                />
                <p className="text-sm text-muted max-sm:col-span-2 sm:pb-3">{gramsWords(meta, macro)}</p>
              </div>
            ))}
          </fieldset>
          <FormulaFields />
        </div>
      </DialogContent>
    </Dialog>
  );
}

function gramsWords(meta: Meta | null | undefined, macro: (typeof MACROS)[number]['macro']): string {
  const grams = targetGrams(meta, macro);
  return grams === undefined ? '' : `= ${inWhole(grams)} g`;
}
