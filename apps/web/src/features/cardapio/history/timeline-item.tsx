import { FileClock, Link2, Send } from 'lucide-react';
import { useUser } from '../../../data/context.ts';
import { cn } from '../../../lib/cn.ts';
import { longMoment } from '../../../lib/dates.ts';
import { paths } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { savedBy } from '../../records/restore-version.ts';
import { VersionFold } from '../../records/version-fold.tsx';
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
  const { email } = useUser();
  return (
    <VersionFold at={at} isCurrent={isCurrent} line={line} note={savedBy(author, email)}>
      {changes.length > 0 ? (
        <ChangeList groups={changes} />
      ) : (
        <p className="text-sm text-muted">O cardápio foi criado aqui.</p>
      )}
      {version !== undefined && !isCurrent && (
        <ButtonLink
          icon={FileClock}
          look="outline"
          size="sm"
          className="justify-self-start"
          to={paths.versao(planId, version)}
        >
          Ver esta versão
        </ButtonLink>
      )}
    </VersionFold>
  );
}
