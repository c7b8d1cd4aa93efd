import { kilogramsOf } from '@alecrim/domain/pure';
import { kcalPerGram, type Macro } from '@alecrim/nutrition/needs';
import { useFormContext } from 'react-hook-form';
import { DecimalField } from '../../../fields/decimal-field.tsx';
import { LabelledSelect } from '../../../ui/select.tsx';
import { inTenths, inWhole } from '../amount-words.ts';
import { MACROS, type Meta, macroSum, targetGrams, targetShares, useMeta } from './targets.ts';

/** A unit, and for g/kg whose kilograms they are. */
const UNITS = {
  '%': '% da energia',
  g: 'g por dia',
  'g/kg': 'g por kg de peso atual',
  'g/kg ideal': 'g por kg de peso ideal',
  'g/kg ajustado': 'g por kg de peso ajustado',
};

/** The targets of the macronutrients, each in grams and per cent, and what they add up to. */
export function MacroFields() {
  const meta = useMeta();
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1.5 text-sm font-semibold">Macronutrientes</legend>
      {MACROS.map(({ macro, field, name }) => (
        <div
          key={macro}
          className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] items-end gap-x-3 gap-y-1 sm:grid-cols-[1fr_12rem_11rem]"
        >
          <MacroField {...{ field, name, meta }} />
          <p className="text-sm text-muted tabular-nums max-sm:col-span-2 sm:pb-3">
            {macroWords(meta, macro)}
          </p>
        </div>
      ))}
      <p role="status" className="text-sm font-medium">
        {sumWords(meta)}
      </p>
    </fieldset>
  );
}

interface MacroFieldProps {
  field: (typeof MACROS)[number]['field'];
  name: string;
  meta: Meta;
}

function MacroField({ field, name, meta }: MacroFieldProps) {
  const { setValue } = useFormContext();
  const target = meta[field];
  const unit = `${target?.unidade ?? '%'}${target?.unidade === 'g/kg' && target.peso ? ` ${target.peso}` : ''}`;
  const choose = (next: string) => {
    const [unidade, peso] = next.split(' ');
    setValue(`meta.${field}.unidade`, unidade, { shouldDirty: true });
    setValue(`meta.${field}.peso`, peso ?? null, { shouldDirty: true });
  };
  return (
    <>
      <DecimalField
        name={`meta.${field}.valor`}
        label={name}
        onTyped={() => {
          if (!target?.unidade) setValue(`meta.${field}.unidade`, '%');
        }}
      />
      <LabelledSelect label={`Unidade de ${name}`} value={unit} labels={UNITS} onChange={choose} />
    </>
  );
}

/** "= 116 g · 27 % · 1,6 g/kg"; why there is no number where a weight or the energy is missing. */
function macroWords(meta: Meta, macro: Macro): string {
  const field = MACROS.find((one) => one.macro === macro)?.field;
  const target = field && meta[field];
  const grams = targetGrams(meta, macro);
  if (grams === undefined) {
    if (typeof target?.valor !== 'number' || target.valor === 0) return '';
    return target.unidade === '%' ? 'falta a energia' : 'faltam peso ou altura';
  }
  const kilograms = kilogramsOf(meta, undefined);
  const percent = targetShares(meta.kcal, (one) => targetGrams(meta, one))[macro];
  const share = percent === undefined ? [] : [`${percent} %`];
  const each = kilograms ? [`${inTenths(grams / kilograms)} g/kg`] : [];
  return `= ${[`${inWhole(grams)} g`, ...share, ...each].join(' · ')}`;
}

/** What the three add up to, and what is left for the one that has no target. */
export function sumWords(meta: Meta): string {
  const sum = macroSum(meta);
  if (!sum) return '';
  const { leftKcal, open } = sum;
  // As the whole shares beside the fields add up.
  const percent = Math.round(sum.percent);
  const left = inWhole(Math.abs(leftKcal));
  const [last] = open;
  if (open.length === 1 && last && leftKcal > 0) {
    const name = MACROS.find(({ macro }) => macro === last)?.name.toLowerCase();
    return `Restam ${100 - percent} % da energia para ${name}: ${inWhole(leftKcal / kcalPerGram(last))} g.`;
  }
  if (open.length > 0 && percent <= 100) return '';
  if (percent === 100) return 'Somam 100 % da energia.';
  return percent < 100
    ? `Somam ${percent} % da energia: faltam ${left} kcal.`
    : `Somam ${percent} % da energia: ${left} kcal a mais que a meta.`;
}
