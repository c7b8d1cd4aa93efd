import { useController, useFormContext } from 'react-hook-form';
import { Options, Select } from '../ui/select.tsx';
import { FormField, type FormFieldProps } from './form-field.tsx';

interface SelectFieldProps extends Omit<FormFieldProps, 'children'> {
  /** The stored values and their labels. */
  options: Readonly<Record<string, string>>;
}

export function SelectField({ options, ...field }: SelectFieldProps) {
  const { register } = useFormContext();
  return (
    <FormField {...field}>
      {(control) => (
        <Select {...control} {...register(field.name)}>
          <Options labels={options} />
        </Select>
      )}
    </FormField>
  );
}

interface ChoiceFieldProps extends SelectFieldProps {
  /** Shown while nothing is chosen; '' among the options means no choice. */
  fallback?: string;
}

/** A choice that may be absent. The form gets a value only when the person chooses one. */
export function ChoiceField({ options, fallback = '', ...rest }: ChoiceFieldProps) {
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
