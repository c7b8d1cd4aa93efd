import type { ComponentProps } from 'react';
import { useFormContext } from 'react-hook-form';
import { Field, type FieldProps } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import { Textarea } from '../ui/textarea.tsx';
import { useFieldError } from './field-error.ts';

export interface PartProps {
  name: string;
  label: string;
  hint?: string;
  /** Read by screen readers only; the placeholder and the position explain the field to other people. */
  isLabelHidden?: boolean;
}

type PartFieldProps = PartProps & Omit<ComponentProps<'input'>, 'name' | 'ref'>;

/** A text of a part of a plan. */
export function PartField({ name, label, hint, isLabelHidden, className, ...input }: PartFieldProps) {
  const { register } = useFormContext();
  return (
    <PartFrame {...{ name, label, hint, isLabelHidden, className }}>
      {(control) => <Input {...control} autoComplete="off" {...input} {...register(name)} />}
    </PartFrame>
  );
}

/** A whole number of a part. Other text stays as typed, and the form shows an error. */
export function NumberPartField({ name, label, hint, isLabelHidden, className, ...input }: PartFieldProps) {
  const { register } = useFormContext();
  const setValueAs = (typed: unknown) => {
    const text = String(typed ?? '').trim();
    if (text === '') return null;
    return /^\d+$/.test(text) ? Number(text) : typed;
  };
  return (
    <PartFrame {...{ name, label, hint, isLabelHidden, className }}>
      {(control) => (
        <Input
          {...control}
          inputMode="numeric"
          autoComplete="off"
          {...input}
          {...register(name, { setValueAs })}
        />
      )}
    </PartFrame>
  );
}

type LongPartFieldProps = PartProps & Omit<ComponentProps<'textarea'>, 'name' | 'ref'>;

export function LongPartField({ name, label, hint, isLabelHidden, className, ...area }: LongPartFieldProps) {
  const { register } = useFormContext();
  return (
    <PartFrame {...{ name, label, hint, isLabelHidden, className }}>
      {(control) => <Textarea {...control} {...area} {...register(name)} />}
    </PartFrame>
  );
}

type PartFrameProps = PartProps & Pick<FieldProps, 'className' | 'children'>;

/** Label, hint and error. It draws itself again for its own error only: a plan has hundreds of them. */
export function PartFrame({ name, label, hint, isLabelHidden, className, children }: PartFrameProps) {
  return (
    <Field
      label={label}
      isLabelHidden={isLabelHidden}
      hint={hint}
      error={useFieldError(name)}
      className={className}
    >
      {children}
    </Field>
  );
}
