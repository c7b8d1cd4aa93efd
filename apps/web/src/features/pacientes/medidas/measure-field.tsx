import { avaliacaoLabels } from '@alecrim/domain/measurement-labels';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { type MeasuredField, nameAndUnit } from '../../../fields/avaliacao-labels.ts';
import { DecimalField } from '../../../fields/decimal-field.tsx';
import { typedCentimetres, typedDecimal, typedKilograms } from '../../../fields/decimal-text.ts';
import { Button } from '../../../ui/button.tsx';

interface MeasureFieldProps {
  name: MeasuredField;
  /** The question about an improbable value. */
  doubt: string | undefined;
  placeholder?: string;
}

const unitReaders = { kg: typedKilograms, cm: typedCentimetres };

/** A measured value. An improbable one is asked about below the field; the person may also just go on. */
export function MeasureField({ name, doubt, placeholder }: MeasureFieldProps) {
  const value: unknown = useWatch({ name });
  const [confirmed, setConfirmed] = useState<unknown>();
  const isAsked = doubt !== undefined && confirmed !== value;
  const read = name.endsWith('_kg') ? unitReaders.kg : name.endsWith('_cm') ? unitReaders.cm : typedDecimal;
  return (
    <DecimalField
      name={name}
      label={avaliacaoLabels[name]}
      placeholder={placeholder}
      read={read}
      hint={
        isAsked && (
          <span role="status" className="flex flex-wrap items-center gap-x-2 font-medium text-warning">
            {doubt}
            <Button
              look="link"
              size="inline"
              aria-label={`Confirmar ${nameAndUnit(name).name.toLowerCase()}`}
              onClick={() => setConfirmed(value)}
            >
              Confirmar
            </Button>
          </span>
        )
      }
    />
  );
}
