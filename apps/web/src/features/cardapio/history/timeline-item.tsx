import { ChevronDown, FileClock, Link2, Send } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useUser } from '../../../data/context.ts';
import { cn } from '../../../lib/cn.ts';
import { longMoment } from '../../../lib/dates.ts';
import { paths } from '../../../lib/paths.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { savedBy } from '../../records/restore-version.ts';
import { ChangeList } from './change-list.tsx';
import type { EventEntry, TimelineEntry, VersionEntry } from './plan-timeline.ts';

interface TimelineItemProps {
  planId: string;
  entry: TimelineEntry;
}

export const TimelineItem = ({ planId, entry }: TimelineItemProps) =>
  entry.kind === 'version' ? <Version planId={planId} entry={entry} /> : <Event entry={entry} />;

/** One line, because the text of the plan stayed as it was. */
function Event({ entry: { kind, at, line } }: { entry: EventEntry }) {
  const Icon = kind === 'sent' ? Send : Link2;
  return (
    <li className="flex items-start gap-2.5 px-4 text-sm text-muted">
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <p className="min-w-0 break-words">
        <span className={cn(kind === 'sent' && 'font-medium text-ink')}>{line}</span>{' '}
        <span className="inline-block">{longMoment(at)}</span>
      </p>
    </li>
  );
}

function Version({ planId, entry }: { planId: string; entry: VersionEntry }) {
  const { at, version, author, isCurrent, line, changes } = entry;
  const [isOpen, setOpen] = useState(false);
  const { email } = useUser();
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
          <span className={cn('text-sm', isOpen ? 'break-words' : 'truncate')}>{line}</span>
          <span className="truncate text-sm text-muted empty:hidden first-letter:uppercase">
            {savedBy(author, email)}
          </span>
        </span>
        <ChevronDown
          aria-hidden="true"
          className={cn('size-4.5 shrink-0 text-muted transition-transform', isOpen && 'rotate-180')}
        />
      </button>
      {isOpen && (
        <div className="grid gap-4 border-t border-line p-4">
          {changes.length > 0 ? (
            <ChangeList groups={changes} />
          ) : (
            <p className="text-sm text-muted">O cardápio foi criado aqui.</p>
          )}
          {version !== undefined && !isCurrent && (
            <Button look="outline" size="sm" asChild className="justify-self-start">
              <Link to={paths.versao(planId, version)}>
                <FileClock aria-hidden="true" />
                Ver esta versão
              </Link>
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
