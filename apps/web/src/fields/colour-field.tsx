import { useController } from 'react-hook-form';
import { type FieldTexts, FormField } from './form-field.tsx';

interface ColourFieldProps extends FieldTexts {
  /** Shown while the value is empty. */
  fallback: string;
}

/** The browser's colour picker beside the hex value, which is only shown. */
export function ColourField({ fallback, ...rest }: ColourFieldProps) {
  const { field } = useController({ name: rest.name });
  const value = (field.value as string | null) || fallback;
  return (
    <FormField {...rest}>
      {(control) => (
        <span className="flex h-11 items-center gap-3 rounded-control border border-line-strong bg-surface pr-3.5 pl-1.5 shadow-xs has-focus-visible:border-brand-ink has-focus-visible:ring-3 has-focus-visible:ring-brand-ink/20">
          <input
            {...control}
            {...field}
            type="color"
            value={value}
            className="h-8 w-12 cursor-pointer appearance-none rounded-lg border-0 bg-transparent p-0 outline-hidden [&::-moz-color-swatch]:rounded-lg [&::-moz-color-swatch]:border-line [&::-webkit-color-swatch]:rounded-lg [&::-webkit-color-swatch]:border-line [&::-webkit-color-swatch-wrapper]:p-0"
          />
          <span className="font-mono text-sm text-muted">{value}</span>
        </span>
      )}
    </FormField>
  );
}
