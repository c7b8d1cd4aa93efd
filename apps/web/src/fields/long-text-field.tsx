import type { ComponentProps, ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { Field } from '../ui/field.tsx';
import { Textarea } from '../ui/textarea.tsx';

interface LongTextFieldProps extends Omit<ComponentProps<'textarea'>, 'name'> {
  name: string;
  label: string;
  hint?: ReactNode;
}

export function LongTextField({ name, label, hint, className, ...textarea }: LongTextFieldProps) {
  const { register, getFieldState, formState } = useFormContext();
  return (
    <Field
      label={label}
      hint={hint}
      error={getFieldState(name, formState).error?.message}
      className={className}
    >
      {(ids) => <Textarea {...ids} {...textarea} {...register(name)} />}
    </Field>
  );
}
