import { ChevronDown, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '../lib/cn.ts';

interface FoldedNoteProps {
  icon: LucideIcon;
  /** The note itself, which is always visible. */
  words: ReactNode;
  className?: string;
  onToggle?: (isOpen: boolean) => void;
  children: ReactNode;
}

/** One line above the content of a page, which unfolds. It is not printed. */
export const FoldedNote = ({ icon: Icon, words, className, onToggle, children }: FoldedNoteProps) => (
  <details className={cn('group', noteBox)} onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}>
    <summary
      className={cn(
        'flex min-h-11 cursor-pointer list-none items-center gap-2.5 rounded-card px-4 py-2 font-medium [&::-webkit-details-marker]:hidden',
        className,
      )}
    >
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      <span className="min-w-0 grow">{words}</span>
      <ChevronDown
        aria-hidden="true"
        className="size-4 shrink-0 transition-transform group-open:rotate-180"
      />
    </summary>
    <div className="grid gap-2 px-4 pb-4">{children}</div>
  </details>
);

export const noteBox = 'rounded-card border border-line bg-surface text-sm shadow-card print:hidden';
