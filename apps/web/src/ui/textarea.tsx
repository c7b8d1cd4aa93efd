import type { ComponentProps } from 'react';
import { cn } from '../lib/cn.ts';
import { controlStyle } from './input.tsx';

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
