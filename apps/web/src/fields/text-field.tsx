import type { ComponentProps, ReactNode } from 'react';
import { type RegisterOptions, useFormContext } from 'react-hook-form';
import { Field } from '../ui/field.tsx';
import { Input, Textarea } from '../ui/input.tsx';
import { PasswordInput } from '../ui/password-input.tsx';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'name'> {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  /** Something small at the end of the label's line, such as a link. */
  aside?: ReactNode;
  rules?: RegisterOptions;
}

export function TextField({ name, label, hint, aside, rules, className, ...input }: TextFieldProps) {
  const { register, getFieldState, formState } = useFormContext();
  const Control = input.type === 'password' ? PasswordInput : Input;
  return (
    <Field
      label={label}
      hint={hint}
      aside={aside}
      error={getFieldState(name, formState).error?.message}
      className={className}
    >
      {(control) => <Control {...control} {...input} {...register(name, rules)} />}
    </Field>
  );
}

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

/** For `register`: removes spaces before and after a pasted text. */
export const trimmed = {
  setValueAs: (value: unknown) => (typeof value === 'string' ? value.trim() : value),
};
