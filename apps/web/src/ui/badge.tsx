import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from '../lib/cn.ts';

const badgeStyle = cva(
  'inline-flex max-w-full items-center gap-1.5 rounded-full px-2.5 py-1 text-xs leading-none font-semibold [&_svg]:size-3.5',
  {
    variants: {
      variant: {
        neutral: 'bg-soft text-muted',
        brand: 'brand-edge bg-brand-soft text-brand-ink',
        warning: 'bg-warning-soft text-warning',
        danger: 'bg-danger-soft text-danger',
      },
    },
    defaultVariants: { variant: 'neutral' },
  },
);

export function Badge({
  variant,
  className,
  children,
  ...rest
}: ComponentProps<'span'> & VariantProps<typeof badgeStyle>) {
  return (
    <span className={cn(badgeStyle({ variant }), className)} {...rest}>
      <span className="truncate">{children}</span>
    </span>
  );
}
