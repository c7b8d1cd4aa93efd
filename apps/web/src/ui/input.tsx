import type { ComponentProps } from 'react';
import { cn } from '../lib/cn.ts';

/** How every control that takes text looks. 16 px on a touch screen of any width, or iOS zooms into the field. */
export const controlStyle = [
  'w-full min-w-0 rounded-control border border-line-strong bg-surface px-3.5 text-base text-ink shadow-xs md:pointer-fine:text-sm',
  'placeholder:text-muted transition-[border-color,box-shadow] duration-150',
  'focus-visible:border-brand-ink focus-visible:ring-3 focus-visible:ring-brand-ink/20 focus-visible:outline-hidden',
  'aria-invalid:border-danger aria-invalid:focus-visible:ring-danger/20',
  'disabled:cursor-not-allowed disabled:bg-soft disabled:text-muted',
];

export function Input({ className, type = 'text', ...rest }: ComponentProps<'input'>) {
  return <input type={type} className={cn(controlStyle, 'h-11 read-only:bg-soft', className)} {...rest} />;
}

/** Grows with its text where the browser can (field-sizing), else scrolls. */
export function Textarea({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={rows}
      className={cn(
        controlStyle,
        'field-sizing-content max-h-[60vh] min-h-24 resize-y py-2.5 leading-relaxed',
        className,
      )}
      {...rest}
    />
  );
}
