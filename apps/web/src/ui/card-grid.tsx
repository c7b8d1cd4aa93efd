import type { ReactNode } from 'react';
import { cn } from '../lib/cn.ts';
import { useNearScreen } from '../lib/near-screen.ts';
import { Card } from './card.tsx';
import { Skeleton } from './loading.tsx';

// Three columns on large screens (P13). On smaller screens, as many columns as the width of a card allows.
const columns = 'grid gap-4 grid-cols-[repeat(auto-fill,minmax(min(100%,17.5rem),1fr))] lg:grid-cols-3';

export function CardGrid({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul aria-label={label} className={columns}>
      {children}
    </ul>
  );
}

interface CardGridItemProps {
  /** Shown alone while the card is far from the screen. */
  title: string;
  /** The position in the list. */
  index: number;
  children: ReactNode;
}

// More than a tall screen: these are drawn at once.
const DRAWN_FIRST = 60;

/**
 * A card that is far from the screen is only its title, at its last height: a list of hundreds scrolls like a short one. The
 * browser's search and screen readers still find every card by its title, and the card is drawn before it is reached.
 */
export function CardGridItem({ title, index, children }: CardGridItemProps) {
  const { ref, farHeight } = useNearScreen<HTMLLIElement>(index < DRAWN_FIRST);
  if (farHeight === null)
    return (
      <li ref={ref} className="min-w-0 *:h-full">
        {children}
      </li>
    );
  return (
    <li
      ref={ref}
      style={{ height: farHeight || '16rem' }}
      className="min-w-0 truncate rounded-card border border-line bg-surface p-5 text-muted contain-strict"
    >
      {title}
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
