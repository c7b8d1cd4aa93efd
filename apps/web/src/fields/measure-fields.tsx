import { atividadeLabels, sexoLabels } from '@alecrim/domain/pure';
import { useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { dayOf } from '../lib/dates.ts';
import { DayField } from './day-field.tsx';
import { DecimalField } from './decimal-field.tsx';
import { FoldedFields } from './folded-fields.tsx';
import { typedCentimetres, typedKilograms } from './measure-text.ts';
import { SelectField } from './select-field.tsx';

const measures = ['peso_kg', 'altura_cm', 'medidas_em', 'sexo', 'atividade'] as const;

const UNKNOWN = { '': 'Não informado' };

/** The measures that the targets of a plan are calculated with. The section is folded while they are empty. */
export function MeasureFields({ labels }: { labels: Record<(typeof measures)[number], string> }) {
  const { getValues, formState } = useFormContext();
  const [isFilled] = useState(() => measures.some((name) => Boolean(getValues(name))));
  const followDay = useDayOfMeasures();
  const hasError = measures.some((name) => formState.errors[name]);
  return (
    <FoldedFields title="Medidas (opcional)" isOpen={isFilled || hasError}>
      <p className="text-sm text-muted">
        Servem para calcular as metas dos cardápios. O paciente não vê estes dados.
      </p>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <DecimalField
          name="peso_kg"
          label={labels.peso_kg}
          placeholder="Ex.: 72,5"
          read={typedKilograms}
          onTyped={followDay}
        />
        <DecimalField
          name="altura_cm"
          label={labels.altura_cm}
          placeholder="Ex.: 165"
          read={typedCentimetres}
          onTyped={followDay}
        />
        <SelectField name="sexo" label={labels.sexo} options={{ ...UNKNOWN, ...sexoLabels }} />
        <SelectField name="atividade" label={labels.atividade} options={{ ...UNKNOWN, ...atividadeLabels }} />
        <DayField name="medidas_em" label={labels.medidas_em} />
      </div>
    </FoldedFields>
  );
}

/** A changed weight or height was measured today, unless another day is typed. */
function useDayOfMeasures(): () => void {
  const { getValues, setValue, formState } = useFormContext();
  const { defaultValues } = formState;
  const ownDay = useRef<string | null>(defaultValues?.medidas_em ?? null);
  return () => {
    const [weight, height, day] = getValues(['peso_kg', 'altura_cm', 'medidas_em']);
    if ((day ?? null) !== ownDay.current) return;
    const isChanged = weight !== defaultValues?.peso_kg || height !== defaultValues?.altura_cm;
    const isMeasured = weight !== null || height !== null;
    const today = isMeasured ? dayOf(new Date()) : null;
    ownDay.current = isChanged ? today : (defaultValues?.medidas_em ?? null);
    setValue('medidas_em', ownDay.current, { shouldDirty: true });
  };
}
