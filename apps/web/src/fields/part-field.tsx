import type { ForPrograms } from '@alecrim/domain';
import { daysWords, namedDays } from '@alecrim/domain/pure';
import type { ComponentProps } from 'react';
import { get, useFormContext, useFormState } from 'react-hook-form';
import { Field, type FieldProps } from '../ui/field.tsx';
import { Input, Textarea } from '../ui/input.tsx';

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

export interface PartPrefix {
  /** The path of a part of a plan in the form, such as `receitas.0.`; absent in a template. */
  prefix?: string;
}

type NameFieldProps = PartPrefix & Pick<PartFieldProps, 'name' | 'label' | 'placeholder'>;

/** The name of a part. In a plan it is the heading of the part and has no other label; in a template it is required. */
export const NameField = ({ prefix = '', name, label, placeholder }: NameFieldProps) => (
  <PartField
    name={prefix + name}
    label={prefix ? label : `${label} *`}
    isLabelHidden={prefix !== ''}
    placeholder={placeholder}
    className="grow basis-40"
  />
);

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

/** Label, hint and error. It renders only for its own error: a plan has hundreds of them. */
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

/**
 * The error of one field. It subscribes to that field alone, so that the error of one field does not render all fields of
 * a long form.
 */
function useFieldError(name: string): string | undefined {
  const { errors } = useFormState({ name, exact: true });
  return messageIn(get(errors, name));
}

// The error of a list is either its own or that of one of its lines.
function messageIn(error: unknown): string | undefined {
  if (Array.isArray(error)) return error.map(messageIn).find(Boolean);
  const { message } = (error ?? {}) as { message?: unknown };
  return typeof message === 'string' ? message : undefined;
}

/** A label for every field that people read; a field without one does not compile. */
export type LabelsOf<F> = Record<Exclude<keyof F, ForPrograms>, string>;

/** The texts of a part besides its name, in the order of its labels. */
export function partTexts(labels: object, part: object): string[] {
  return Object.keys(labels)
    .filter((name) => name !== 'nome' && name !== 'titulo')
    .map((name) => [name, (part as Record<string, unknown>)[name]] as const)
    .map(([name, value]) => {
      if (name === 'dias') return daysText(value);
      return Array.isArray(value) ? value.join('; ') : String(value ?? '');
    })
    .filter(Boolean);
}

/** The days in words, or nothing for every day. */
export function daysText(value: unknown): string {
  const days = namedDays(value);
  return days.length > 0 ? daysWords(days) : '';
}
