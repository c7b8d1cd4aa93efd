import type { ComponentProps } from 'react';
import { useController } from 'react-hook-form';
import { cn } from '../lib/cn.ts';
import { FormField, type FormFieldProps } from './form-field.tsx';

interface ColourFieldProps extends Omit<FormFieldProps, 'children'> {
  /** Shown while the value is empty. */
  fallback: string;
}

export function ColourField({ fallback, ...rest }: ColourFieldProps) {
  const { field } = useController({ name: rest.name });
  return (
    <FormField {...rest}>
      {(ids) => (
        <ColourInput
          {...ids}
          ref={field.ref}
          name={field.name}
          value={(field.value as string | null) || fallback}
          onBlur={field.onBlur}
          onChange={field.onChange}
        />
      )}
    </FormField>
  );
}

interface ColourInputProps extends Omit<ComponentProps<'input'>, 'type' | 'value'> {
  value: string;
}

/** The browser's colour picker beside the hex value, which is only shown. */
function ColourInput({ value, className, ...rest }: ColourInputProps) {
  return (
    <span
      className={cn(
        'flex h-11 items-center gap-3 rounded-control border border-line-strong bg-surface pr-3.5 pl-1.5 shadow-xs',
        'has-focus-visible:border-brand-ink has-focus-visible:ring-3 has-focus-visible:ring-brand-ink/20',
        className,
      )}
    >
      <input
        type="color"
        value={value}
        className="h-8 w-12 cursor-pointer appearance-none rounded-lg border-0 bg-transparent p-0 outline-hidden [&::-moz-color-swatch]:rounded-lg [&::-moz-color-swatch]:border-line [&::-webkit-color-swatch]:rounded-lg [&::-webkit-color-swatch]:border-line [&::-webkit-color-swatch-wrapper]:p-0"
        {...rest}
      />
      <span className="font-mono text-sm text-muted">{value}</span>
    </span>
  );
}
