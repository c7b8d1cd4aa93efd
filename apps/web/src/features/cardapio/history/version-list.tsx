import type { Stored } from '@alecrim/domain';
import { useQuery } from '@tanstack/react-query';
import { versionsQuery } from '../../../data/cardapio-queries.ts';
import { useClient } from '../../../data/client-context.tsx';
import { failureText } from '../../../lib/failure-text.ts';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { NoConnection } from '../../../ui/no-connection.tsx';
import { LoadingArea } from '../../../ui/spinner.tsx';
import { VersionEntry } from './version-entry.tsx';

interface VersionListProps {
  plan: Stored<'Cardapio'>;
  onRestored: () => void;
}

/** The present version and all before it, newest first. */
export function VersionList({ plan, onRestored }: VersionListProps) {
  const query = useQuery({ ...versionsQuery(useClient(), plan.id), staleTime: 0 });
  const { data: past, error, isPending, isPaused, refetch } = query;
  if (isPending) return isPaused ? <NoConnection /> : <LoadingArea />;
  if (!past) return <ErrorPanel message={failureText(error)} onRetry={() => void refetch()} />;
  const [latest] = past;
  return (
    <ol className="grid gap-3">
      <VersionEntry
        key={plan.version}
        plan={plan}
        saved={plan.updated_date}
        before={latest?.version}
        onRestored={onRestored}
      />
      {past.map(({ version, saved_date, author }, index) => (
        <VersionEntry
          key={version}
          plan={plan}
          version={version}
          saved={saved_date}
          author={author}
          before={past[index + 1]?.version}
          onRestored={onRestored}
        />
      ))}
    </ol>
  );
}
