import type { Stored } from '@alecrim/domain';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import { useClient } from '../../../data/context.ts';
import { versionQuery, versionsQuery } from '../../../data/entity-queries.ts';
import { sendingsQuery } from '../../../data/sendings.ts';
import { Button } from '../../../ui/button.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { SideSheet } from '../../../ui/side-sheet.tsx';
import type { AnyVersion } from './plan-diff.ts';
import { type Save, timelineOf } from './plan-timeline.ts';
import { TimelineItem } from './timeline-item.tsx';

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
        <Button look="outline" className="justify-self-center" onClick={() => setCount(count + PAGE)}>
          Mostrar anteriores
        </Button>
      )}
    </div>
  );
}
