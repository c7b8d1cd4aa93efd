import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { cn } from '../../lib/cn.ts';
import { longMoment } from '../../lib/dates.ts';
import { Badge } from '../../ui/badge.tsx';

interface VersionFoldProps {
  /** When it was saved. */
  at: string;
  isCurrent: boolean;
  /** What changed, in one line. */
  line?: string;
  /** Below it, such as who saved it. */
  note: string;
  /** Shown while it is open. */
  children: ReactNode;
}

/** One version in a history: a press shows what changed. */
export function VersionFold({ at, isCurrent, line, note, children }: VersionFoldProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <li className="rounded-control border border-line">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-14 w-full items-center gap-3 rounded-control px-4 py-2.5 text-left hover:bg-soft/60"
      >
        <span className="grid min-w-0 grow">
          <span className="flex flex-wrap items-center gap-2 font-semibold">
            <span className="inline-block first-letter:uppercase">{longMoment(at)}</span>
            {isCurrent && <Badge look="brand">Versão atual</Badge>}
          </span>
          {line && <span className={cn('text-sm', isOpen ? 'break-words' : 'truncate')}>{line}</span>}
          <span className="truncate text-sm text-muted empty:hidden first-letter:uppercase">{note}</span>
        </span>
        <ChevronDown
          aria-hidden="true"
          className={cn('size-4.5 shrink-0 text-muted transition-transform', isOpen && 'rotate-180')}
        />
      </button>
      {isOpen && <div className="grid gap-4 border-t border-line p-4">{children}</div>}
    </li>
  );
}
