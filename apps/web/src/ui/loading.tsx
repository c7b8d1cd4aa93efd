import type { ComponentProps } from 'react';
import { productName } from '../lib/branding.ts';
import { cn } from '../lib/cn.ts';

const sizes = { sm: 'size-4 border-2', md: 'size-6 border-2', lg: 'size-10 border-3' };

interface SpinnerProps {
  size?: keyof typeof sizes;
  /** Announced by screen readers; without it the spinner is decoration beside a text. */
  label?: string;
  className?: string;
}

export function Spinner({ size = 'md', label, className }: SpinnerProps) {
  return (
    <span role={label ? 'status' : undefined} className={cn('inline-flex', className)}>
      <span
        aria-hidden="true"
        className={cn(
          'animate-spin rounded-full border-current border-t-transparent opacity-70',
          sizes[size],
        )}
      />
      {label && <span className="sr-only">{label}</span>}
    </span>
  );
}

/** Fills the place of loading content. Hidden at first, so that fast answers do not flicker. */
export function LoadingArea({ label = 'Carregando...', className }: { label?: string; className?: string }) {
  return (
    <div
      className={cn(
        'flex min-h-64 animate-in items-center justify-center text-brand-ink fade-in fill-mode-both delay-150 duration-300',
        className,
      )}
    >
      <Spinner size="lg" label={label} />
    </div>
  );
}

/** A full screen that is loading. */
export function LoadingScreen({ label }: { label?: string }) {
  return (
    <main>
      <h1 className="sr-only">{productName}</h1>
      <LoadingArea label={label} className="min-h-dvh" />
    </main>
  );
}

/** A pale shape where content will be. It is decoration: another element announces the loading. */
export function Skeleton({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div aria-hidden="true" className={cn('animate-pulse rounded-control bg-soft', className)} {...rest} />
  );
}
