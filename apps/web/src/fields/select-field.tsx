import { useController } from 'react-hook-form';
import { Options, Select } from '../ui/select.tsx';
import { type FieldTexts, FormField } from './form-field.tsx';

interface SelectFieldProps extends FieldTexts {
  /** The stored values and their labels; '' means no choice. */
  options: Readonly<Record<string, string>>;
  /** Shown while nothing is chosen. */
  fallback?: string;
}

/** A choice. The form gets a value only when the person chooses one. */
export function SelectField({ options, fallback = '', ...rest }: SelectFieldProps) {
  const { field } = useController({ name: rest.name });
  return (
    <FormField {...rest}>
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
    </FormField>
  );
}
