import type { Stored } from '@alecrim/domain';
import { useQuery } from '@tanstack/react-query';
import { FileClock, Link2, Send } from 'lucide-react';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useClient, useUser } from '../../../data/context.ts';
import { versionQuery, versionsQuery } from '../../../data/entity-queries.ts';
import { sendingsQuery } from '../../../data/sendings.ts';
import { cn } from '../../../lib/cn.ts';
import { longMoment } from '../../../lib/dates.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { paths } from '../../../lib/paths.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
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
  const wanted = past.slice(0, count);
  const query = useQuery({
    queryKey: ['Cardapio versions', plan.id, wanted.map(({ version }) => version)],
    queryFn: ({ client: queries }) =>
      Promise.all(
        wanted.map(async ({ version, saved_date, author }): Promise<Save> => {
          const content = await queries.ensureQueryData(versionQuery(client, 'Cardapio', plan.id, version));
          return { version, saved: saved_date, author, content: content as AnyVersion };
        }),
      ),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const sendings = useQuery(sendingsQuery(client, plan.id));
  // What was read stays while more is loading, and if that fails.
  const [read, setRead] = useState(query.data);
  if (query.data && query.data !== read) setRead(query.data);
  const isWhole = read !== undefined && read.at(-1)?.version === past.at(-1)?.version;
  const { list, keepPlace } = useFocusAfterLast(isWhole);
  if (!read) return <QueryView query={query}>{() => null}</QueryView>;

  function showMore() {
    keepPlace();
    if (query.isError) void query.refetch();
    // A page that is waited for is not skipped.
    else if (query.data) setCount(count + PAGE);
  }

  const saves = [{ saved: plan.updated_date, content: plan as AnyVersion }, ...read];
  return (
    <div className="grid grid-cols-1 gap-3">
      {sendings.isError && <p className="text-sm text-muted">Não foi possível carregar o que foi enviado.</p>}
      <ol ref={list} className="grid grid-cols-1 gap-3">
        {timelineOf(saves, isWhole, sendings.data ?? []).map((entry) => (
          <TimelineItem key={`${entry.kind} ${entry.at} ${entry.line}`} planId={plan.id} entry={entry} />
        ))}
      </ol>
      {query.isError && <Notice variant="danger">{failureText(query.error)}</Notice>}
      {query.isPaused && (
        <p role="status" className="text-center text-sm text-muted">
          O conteúdo será carregado quando a conexão voltar.
        </p>
      )}
      {!isWhole && (
        <Button
          variant="outline"
          className="justify-self-center"
          isBusy={query.fetchStatus === 'fetching'}
          onClick={showMore}
        >
          Mostrar anteriores
        </Button>
      )}
    </div>
  );
}

/** The focus goes to the first of the last versions, because the button that was pressed for them disappears. */
function useFocusAfterLast(isWhole: boolean) {
  const list = useRef<HTMLOListElement>(null);
  const before = useRef<number>(undefined);
  // The focus is outside React. The sheet would take it right after the button is gone.
  useLayoutEffect(() => {
    if (!isWhole || before.current === undefined || document.activeElement !== document.body) return;
    const added = [...(list.current?.children ?? [])].slice(before.current);
    const button = added.map((item) => item.querySelector('button')).find((found) => found !== null);
    button?.focus({ preventScroll: true });
  }, [isWhole]);
  return {
    list,
    /** Before more versions are loaded. */
    keepPlace() {
      before.current = list.current?.children.length;
    },
  };
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
