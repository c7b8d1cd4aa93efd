import { useFormContext } from 'react-hook-form';
import { Field } from '../ui/field.tsx';
import { Options } from '../ui/options.tsx';
import { Select } from '../ui/select.tsx';

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
