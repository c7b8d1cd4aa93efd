import type { ComponentProps, ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { cn } from '../lib/cn.ts';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import { Textarea } from '../ui/textarea.tsx';
import { useFieldError } from './field-error.ts';

interface PartProps {
  name: string;
  label: string;
  hint?: string;
  /** Said by screen readers only; the placeholder and the place must say it to the eye. */
  isLabelHidden?: boolean;
}

type PartFieldProps = PartProps & Omit<ComponentProps<'input'>, 'name' | 'ref'>;

/** A text of a part of a plan. It draws itself again for its own error only: a plan has hundreds of them. */
export function PartField({ name, label, hint, isLabelHidden, className, ...input }: PartFieldProps) {
  const { register } = useFormContext();
  return (
    <Field
      label={labelOf(label, isLabelHidden)}
      hint={hint}
      error={useFieldError(name)}
      className={cn(isLabelHidden && 'gap-0', className)}
    >
      {(control) => <Input {...control} autoComplete="off" {...input} {...register(name)} />}
    </Field>
  );
}

type LongPartFieldProps = PartProps & Omit<ComponentProps<'textarea'>, 'name' | 'ref'>;

export function LongPartField({ name, label, hint, isLabelHidden, className, ...area }: LongPartFieldProps) {
  const { register } = useFormContext();
  return (
    <Field
      label={labelOf(label, isLabelHidden)}
      hint={hint}
      error={useFieldError(name)}
      className={cn(isLabelHidden && 'gap-0', className)}
    >
      {(control) => <Textarea {...control} {...area} {...register(name)} />}
    </Field>
  );
}

export const labelOf = (label: string, isHidden = false): ReactNode =>
  isHidden ? <span className="sr-only">{label}</span> : label;
