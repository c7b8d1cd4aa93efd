import { useController } from 'react-hook-form';
import { ColourInput } from '../ui/colour-input.tsx';
import { Field } from '../ui/field.tsx';

interface ColourFieldProps {
  name: string;
  label: string;
  hint?: string;
  /** Shown while the form holds none. */
  fallback: string;
}

export function ColourField({ name, label, hint, fallback }: ColourFieldProps) {
  const { field, fieldState } = useController({ name });
  return (
    <Field label={label} hint={hint} error={fieldState.error?.message}>
      {(ids) => (
        <ColourInput
          {...ids}
          ref={field.ref}
          name={name}
          value={(field.value as string | null) || fallback}
          onBlur={field.onBlur}
          onChange={field.onChange}
        />
      )}
    </Field>
  );
}
