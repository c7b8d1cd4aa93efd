import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../lib/cn.ts';
import { Skeleton } from './loading.tsx';

export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      className={cn('rounded-card border border-line bg-surface p-5 shadow-card sm:p-6', className)}
      {...rest}
    />
  );
}

export function CardTitle({ className, ...rest }: ComponentProps<'h2'>) {
  return <h2 className={cn('text-lg font-semibold tracking-tight', className)} {...rest} />;
}

// Three columns on large screens (P13). On smaller screens, as many columns as the width of a card allows.
const columns = 'grid gap-4 grid-cols-[repeat(auto-fill,minmax(min(100%,17.5rem),1fr))] lg:grid-cols-3';

export function CardGrid({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul aria-label={label} className={columns}>
      {children}
    </ul>
  );
}

/**
 * A card that is far from the screen is not drawn: a list of thousands stays quick. It stays in the page, so that the
 * browser's search and screen readers find it. The edge keeps the card's shadow inside the box that is drawn; a card in use
 * is drawn without that box, because its menu is larger.
 */
export function CardGridItem({ children }: { children: ReactNode }) {
  return (
    <li className="-m-3 min-w-0 p-3 [contain-intrinsic-size:auto_16rem] not-hover:not-focus-within:[content-visibility:auto] *:h-full">
      {children}
    </li>
  );
}

/** Placeholders for cards: same columns, about the same height, so that nothing jumps when the cards load. */
export function CardGridSkeleton() {
  return (
    <div role="status" className={cn(columns, 'animate-in fade-in fill-mode-both delay-150')}>
      <span className="sr-only">Carregando...</span>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <Card key={key} aria-hidden="true" className="grid h-56 content-start gap-4">
          <div className="flex items-center gap-3">
            <Skeleton className="size-10 rounded-full" />
            <div className="grid grow gap-2">
              <Skeleton className="h-4 w-2/3" />
              <Skeleton className="h-3 w-1/3" />
            </div>
          </div>
          <Skeleton className="h-3 w-full" />
          <Skeleton className="h-3 w-5/6" />
          <Skeleton className="mt-6 h-9 w-28" />
        </Card>
      ))}
    </div>
  );
}
