import type { EntityName, Stored } from '@alecrim/domain';
import { useQuery } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import { useClient } from '../../data/client-context.tsx';
import { listQuery } from '../../data/entity-queries.ts';
import { failureText } from '../../lib/failure-text.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { LoadingArea } from '../../ui/spinner.tsx';

interface RecordListProps<N extends EntityName> {
  entity: N;
  icon: LucideIcon;
  emptyTitle: string;
  titleOf: (record: Stored<N>) => string;
  detailOf?: (record: Stored<N>) => string | null | undefined;
}

/** The records of one kind, newest first. */
export function RecordList<N extends EntityName>(props: RecordListProps<N>) {
  const { entity, icon, emptyTitle, titleOf, detailOf } = props;
  const { data, error, isPending, refetch } = useQuery(listQuery(useClient(), entity));

  if (isPending) return <LoadingArea />;
  if (error && !data) return <ErrorPanel message={failureText(error)} onRetry={() => void refetch()} />;
  if (data.length === 0) return <EmptyState icon={icon} title={emptyTitle} />;
  return (
    <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {data.map((record) => (
        <li key={record.id}>
          <Card className="h-full p-4 sm:p-5">
            <p className="font-semibold">{titleOf(record)}</p>
            <p className="mt-0.5 line-clamp-2 text-sm text-muted empty:hidden">{detailOf?.(record)}</p>
          </Card>
        </li>
      ))}
    </ul>
  );
}
