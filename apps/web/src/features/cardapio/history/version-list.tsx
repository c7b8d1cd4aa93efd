import type { Stored } from '@alecrim/domain';
import { useQuery } from '@tanstack/react-query';
import { versionsQuery } from '../../../data/cardapio-queries.ts';
import { useClient } from '../../../data/context.ts';
import { QueryView } from '../../../ui/query-view.tsx';
import { VersionEntry } from './version-entry.tsx';

interface VersionListProps {
  plan: Stored<'Cardapio'>;
  onRestored: () => void;
}

/** The present version and all before it, newest first. */
export function VersionList({ plan, onRestored }: VersionListProps) {
  const query = useQuery({ ...versionsQuery(useClient(), plan.id), staleTime: 0 });
  return (
    <QueryView query={query}>
      {(past) => (
        <ol className="grid gap-3">
          <VersionEntry
            key={plan.version}
            plan={plan}
            saved={plan.updated_date}
            before={past[0]?.version}
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
      )}
    </QueryView>
  );
}
