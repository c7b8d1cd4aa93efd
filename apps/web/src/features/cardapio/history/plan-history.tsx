import type { Stored } from '@alecrim/domain';
import { useQuery } from '@tanstack/react-query';
import { FileClock, Link2, Send } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { useClient, useUser } from '../../../data/context.ts';
import { versionQuery, versionsQuery } from '../../../data/entity-queries.ts';
import { sendingsQuery } from '../../../data/sendings.ts';
import { cn } from '../../../lib/cn.ts';
import { longMoment } from '../../../lib/dates.ts';
import { paths } from '../../../lib/paths.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { SideSheet } from '../../../ui/side-sheet.tsx';
import { QueryView } from '../../../ui/states.tsx';
import { savedBy, VersionFold } from '../../records/version-fold.tsx';
import { ChangeList } from './change-list.tsx';
import type { AnyVersion } from './plan-diff.ts';
import {
  type EventEntry,
  type Save,
  type TimelineEntry,
  timelineOf,
  type VersionEntry,
} from './plan-timeline.ts';

interface PlanHistoryProps {
  plan: Stored<'Cardapio'>;
  onClose: () => void;
  opener: RefObject<HTMLElement | null>;
}

/** What changed in a plan and what was sent of it, newest first. It is read from the server only here. */
export function PlanHistory({ plan, onClose, opener }: PlanHistoryProps) {
  const query = useQuery({ ...versionsQuery(useClient(), 'Cardapio', plan.id), staleTime: 0 });
  return (
    <SideSheet label="Histórico de versões" onClose={onClose} opener={opener}>
      <QueryView query={query}>{(past) => <Timeline plan={plan} past={past} />}</QueryView>
    </SideSheet>
  );
}

interface Past {
  version: number;
  saved_date: string;
  author: string | null;
}

// Each is compared with the one before it, so their texts are read.
const PAGE = 10;

function Timeline({ plan, past }: { plan: Stored<'Cardapio'>; past: readonly Past[] }) {
  const client = useClient();
  const [count, setCount] = useState(PAGE);
  const read = past.slice(0, count);
  const texts = useQuery({
    queryKey: ['Cardapio versions', plan.id, read.map(({ version }) => version)],
    queryFn: ({ client: queries }) =>
      Promise.all(
        read.map(({ version }) =>
          queries.ensureQueryData(versionQuery(client, 'Cardapio', plan.id, version)),
        ),
      ),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const sendings = useQuery(sendingsQuery(client, plan.id));
  if (!texts.data) return <QueryView query={texts}>{() => null}</QueryView>;
  const saves: Save[] = [
    { saved: plan.updated_date, content: plan as AnyVersion },
    ...read.map(({ version, saved_date, author }, place) => ({
      version,
      saved: saved_date,
      author,
      content: texts.data[place] as AnyVersion,
    })),
  ];
  const isWhole = read.length === past.length;
  return (
    <div className="grid grid-cols-1 gap-3">
      {sendings.isError && <p className="text-sm text-muted">Não foi possível carregar o que foi enviado.</p>}
      <ol className="grid grid-cols-1 gap-3">
        {timelineOf(saves, isWhole, sendings.data ?? []).map((entry) => (
          <TimelineItem key={`${entry.kind} ${entry.at} ${entry.line}`} planId={plan.id} entry={entry} />
        ))}
      </ol>
      {!isWhole && (
        <Button variant="outline" className="justify-self-center" onClick={() => setCount(count + PAGE)}>
          Mostrar anteriores
        </Button>
      )}
    </div>
  );
}

const TimelineItem = ({ planId, entry }: { planId: string; entry: TimelineEntry }) =>
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
          variant="outline"
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
