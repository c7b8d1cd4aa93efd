import type { ComponentProps } from 'react';
import { cn } from '../lib/cn.ts';

/** A pale shape where content will be. Decoration: say "loading" elsewhere. */
export function Skeleton({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div aria-hidden="true" className={cn('animate-pulse rounded-control bg-soft', className)} {...rest} />
  );
}
