import { ChevronDown, type LucideIcon } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { cn } from '../../../lib/cn.ts';

interface EditorSectionProps {
  title: string;
  icon: LucideIcon;
  count?: number;
  actions?: ReactNode;
  /** A field inside has an error. */
  isForcedOpen?: boolean;
  children: ReactNode;
}

/** A part of the editor under its own heading, which folds it away. */
export function EditorSection(props: EditorSectionProps) {
  const { title, icon: Icon, count, actions, isForcedOpen = false, children } = props;
  const [isFolded, setFolded] = useState(false);
  // It stays open when the error is mended: the person is still typing in it.
  if (isForcedOpen && isFolded) setFolded(false);
  const isOpen = !isFolded || isForcedOpen;
  const id = useId();
  // The lists of the editor are flex columns: nested grids measure a field several times, at every key.
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="min-w-0">
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => setFolded(isOpen)}
            className="flex min-h-11 items-center gap-2.5 rounded-control pr-2 text-left text-lg font-semibold tracking-tight"
          >
            <Icon aria-hidden="true" className="size-5 shrink-0 text-brand-ink" />
            <span id={id}>{title}</span>
            {count !== undefined && count > 0 && (
              <span className="rounded-full bg-soft px-2.5 py-0.5 text-sm font-semibold text-muted">
                {count}
              </span>
            )}
            <ChevronDown
              aria-hidden="true"
              className={cn(
                'size-4.5 shrink-0 text-muted transition-transform duration-150',
                !isOpen && '-rotate-90',
              )}
            />
          </button>
        </h2>
        {isOpen && actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
      </div>
      {isOpen && children}
    </section>
  );
}
