import { useFormContext } from 'react-hook-form';
import { DecimalField } from '../../../fields/decimal-field.tsx';
import { typedDecimal } from '../../../fields/decimal-text.ts';
import { SelectField } from '../../../fields/select-field.tsx';
import { Button } from '../../../ui/button.tsx';
import { useMeta } from './targets.ts';

const USUAL = [
  { label: 'Manter', valor: null, unidade: null },
  { label: '−500 kcal', valor: -500, unidade: 'kcal' },
  { label: '−15 %', valor: -15, unidade: '%' },
  { label: '+300 kcal', valor: 300, unidade: 'kcal' },
  { label: '+10 %', valor: 10, unidade: '%' },
] as const;

const typedSigned = (typed: string) =>
  typedDecimal(typed.replace('−', '-').replace(/^\+/, '').replace(/\s*%$/, ''));

/** What is eaten more or less than is spent: the step after the expenditure. */
export function AdjustmentFields() {
  const { setValue } = useFormContext();
  const { ajuste } = useMeta();
  const now = { valor: ajuste?.valor ?? null, unidade: ajuste?.valor ? (ajuste.unidade ?? 'kcal') : null };
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1.5 text-sm font-medium">Déficit ou superávit</legend>
      <div className="flex flex-wrap gap-2">
        {USUAL.map(({ label, valor, unidade }) => (
          <Button
            key={label}
            size="sm"
            look={now.valor === valor && now.unidade === unidade ? 'soft' : 'outline'}
            aria-pressed={now.valor === valor && now.unidade === unidade}
            onClick={() => setValue('meta.ajuste', { valor, unidade }, { shouldDirty: true })}
          >
            {label}
          </Button>
        ))}
      </div>
      <div className="grid grid-cols-2 gap-3 sm:max-w-sm">
        <DecimalField
          name="meta.ajuste.valor"
          label="Outro valor"
          placeholder="Ex.: −300"
          // The phone's decimal keyboard has no minus sign.
          inputMode="text"
          read={typedSigned}
          onTyped={() => {
            if (!ajuste?.unidade) setValue('meta.ajuste.unidade', 'kcal');
          }}
        />
        <SelectField
          name="meta.ajuste.unidade"
          label="Unidade do ajuste"
          options={{ kcal: 'kcal', '%': '% do gasto' }}
          fallback="kcal"
        />
      </div>
    </fieldset>
  );
}
