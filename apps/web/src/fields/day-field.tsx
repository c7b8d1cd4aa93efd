import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { DayInput, typedDay } from './day-input.tsx';
import { FormField } from './form-field.tsx';

interface DayFieldProps {
  name: string;
  label: string;
  /** The text below the field about the entered day. */
  hintFor?: (day: string) => ReactNode;
  /** A year of two digits is not after this one. */
  latest?: Date;
}

/** A date field; the form holds YYYY-MM-DD. The entity's rule refuses other text. */
export function DayField({ name, label, hintFor, latest }: DayFieldProps) {
  const { field } = useController({ name });
  const value = (field.value ?? '') as string;
  const day = typedDay(value, latest);
  return (
    <FormField name={name} label={label} hint={day && hintFor?.(day)}>
      {(ids) => (
        <DayInput
          ids={ids}
          label={label}
          ref={field.ref}
          value={value}
          min="1900-01-01"
          latest={latest}
          onChange={(next) => field.onChange(next || null)}
          onDone={field.onBlur}
        />
      )}
    </FormField>
  );
}
