import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '../lib/cn.ts';
import { Field } from './field.tsx';
import { controlStyle } from './input.tsx';

/** The browser's own select: every keyboard, screen reader and phone already knows it. */
export function Select({ className, children, ...rest }: ComponentProps<'select'>) {
  return (
    <span className="relative block">
      <select className={cn(controlStyle, 'h-11 appearance-none truncate pr-10', className)} {...rest}>
        {children}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-3.5 size-4 -translate-y-1/2 text-muted"
      />
    </span>
  );
}

interface LabelledSelectProps<T extends string> {
  label: string;
  hint?: string;
  value: T | '';
  labels: Readonly<Partial<Record<T, string>>>;
  onChange: (value: T) => void;
}

/** A select with its label, outside a form. */
export const LabelledSelect = <T extends string>(props: LabelledSelectProps<T>) => (
  <Field label={props.label} hint={props.hint}>
    {(control) => (
      <Select {...control} value={props.value} onChange={({ target }) => props.onChange(target.value as T)}>
        <Options labels={props.labels} />
      </Select>
    )}
  </Field>
);

/** The options of a select: stored values and their labels. */
export const Options = ({ labels }: { labels: Readonly<Partial<Record<string, string>>> }) =>
  Object.entries(labels).map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
