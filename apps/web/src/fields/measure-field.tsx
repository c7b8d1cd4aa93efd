import { useState } from 'react';
import { useController } from 'react-hook-form';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import { measureText } from './measure-text.ts';

interface MeasureFieldProps {
  name: string;
  label: string;
  placeholder: string;
  /** The number that a text means, or null. */
  read: (typed: string) => number | null;
  onMeasure: () => void;
}

/** A number with decimals. It is written in its own form when the field is left; other text stays, and has an error. */
export function MeasureField({ name, label, placeholder, read, onMeasure }: MeasureFieldProps) {
  const { field, fieldState } = useController({ name });
  const value = field.value as number | string | null;
  const [typed, setTyped] = useState({ text: measureText(value), value });

  function take(text: string) {
    const measured = text.trim() === '' ? null : (read(text) ?? text.trim());
    setTyped({ text, value: measured });
    field.onChange(measured);
    onMeasure();
  }

  return (
    <Field label={label} error={fieldState.error?.message}>
      {(ids) => (
        <Input
          {...ids}
          ref={field.ref}
          // The value may be set from outside too, when a form is reset or a draft comes back.
          value={typed.value === value ? typed.text : measureText(value)}
          inputMode="decimal"
          autoComplete="off"
          placeholder={placeholder}
          onChange={({ target }) => take(target.value)}
          onBlur={() => {
            setTyped({ text: measureText(value), value });
            field.onBlur();
          }}
        />
      )}
    </Field>
  );
}
