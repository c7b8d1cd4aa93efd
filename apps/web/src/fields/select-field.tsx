import { useController, useFormContext } from 'react-hook-form';
import { Field } from '../ui/field.tsx';
import { Options, Select } from '../ui/select.tsx';

interface SelectFieldProps {
  name: string;
  label: string;
  /** The stored values and their labels. */
  options: Readonly<Record<string, string>>;
  className?: string;
}

export function SelectField({ name, label, options, className }: SelectFieldProps) {
  const { register, getFieldState, formState } = useFormContext();
  return (
    <Field label={label} error={getFieldState(name, formState).error?.message} className={className}>
      {(ids) => (
        <Select {...ids} {...register(name)}>
          <Options labels={options} />
        </Select>
      )}
    </Field>
  );
}

interface ChoiceFieldProps {
  name: string;
  label: string;
  /** The stored values and their labels; '' means no choice. */
  options: Readonly<Record<string, string>>;
  /** Shown while nothing is chosen. */
  fallback?: string;
  className?: string;
}

/** A choice that may be absent. The form gets a value only when the person chooses one. */
export function ChoiceField({ name, label, options, fallback = '', className }: ChoiceFieldProps) {
  const { field, fieldState } = useController({ name });
  return (
    <Field label={label} error={fieldState.error?.message} className={className}>
      {(control) => (
        <Select
          {...control}
          {...field}
          value={field.value ?? fallback}
          onChange={(event) => field.onChange(event.target.value || null)}
        >
          <Options labels={options} />
        </Select>
      )}
    </Field>
  );
}
