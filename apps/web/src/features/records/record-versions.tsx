import type { Content, EntityName, Stored } from '@alecrim/domain';
import { useQuery } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useClient, useUser } from '../../data/context.ts';
import { versionQuery, versionsQuery } from '../../data/entity-queries.ts';
import { longMoment } from '../../lib/dates.ts';
import { failureText } from '../../lib/failure-text.ts';
import { AlertDialog } from '../../ui/alert-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { QueryView } from '../../ui/states.tsx';
import { recordWords } from './record-words.ts';
import { savedBy, useRestoreVersion, VersionFold } from './version-fold.tsx';

export type Version<N extends EntityName> = Partial<Content<N>>;

interface RecordVersionsProps<N extends EntityName> {
  entity: N;
  record: Stored<N>;
  /** The changes between two versions, in words. */
  renderChanges: (before: Version<N>, after: Version<N>) => ReactNode;
  /** What "Restaurar" does with the version of that moment. */
  restoreText: (moment: string) => string;
  onRestored: () => void;
}

/** The current version of a record and all earlier ones, newest first. */
export function RecordVersions<N extends EntityName>(props: RecordVersionsProps<N>) {
  const { entity, record } = props;
  const query = useQuery({ ...versionsQuery(useClient(), entity, record.id), staleTime: 0 });
  return (
    <QueryView query={query}>
      {(past) => (
        <ol className="grid gap-3">
          <VersionEntry
            {...props}
            key={record.version}
            saved={record.updated_date}
            before={past[0]?.version}
          />
          {past.map(({ version, saved_date, author }, index) => (
            <VersionEntry
              {...props}
              key={version}
              version={version}
              saved={saved_date}
              author={author}
              before={past[index + 1]?.version}
            />
          ))}
        </ol>
      )}
    </QueryView>
  );
}

interface VersionEntryProps<N extends EntityName> extends RecordVersionsProps<N> {
  /** Absent for the current version. */
  version?: number;
  saved: string;
  author?: string | null;
  /** The version that it replaced. */
  before: number | undefined;
}

function VersionEntry<N extends EntityName>(props: VersionEntryProps<N>) {
  const { version, saved, author, before } = props;
  const [isAsking, setAsking] = useState(false);
  const { restore, isPending } = useRestoreVersion(props);
  const { email } = useUser();
  const note = [before === undefined && 'Primeira versão', savedBy(author, email)].filter(Boolean).join(', ');
  return (
    <>
      <VersionFold at={saved} isCurrent={version === undefined} note={note}>
        <VersionChanges {...props} />
        {version !== undefined && (
          <Button
            icon={RotateCcw}
            variant="outline"
            size="sm"
            className="justify-self-start"
            isBusy={isPending}
            onClick={() => setAsking(true)}
          >
            Restaurar esta versão
          </Button>
        )}
      </VersionFold>
      <AlertDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title="Restaurar esta versão?"
        confirmLabel="Restaurar"
        onConfirm={() => version !== undefined && restore(version)}
      >
        {props.restoreText(longMoment(saved))}
      </AlertDialog>
    </>
  );
}

/** The changes of a save against the earlier version, in words. */
function VersionChanges<N extends EntityName>(props: VersionEntryProps<N>) {
  const { entity, record, version, before, renderChanges } = props;
  const client = useClient();
  const ofVersion = (number: number | undefined) => ({
    ...versionQuery(client, entity, record.id, number ?? 0),
    enabled: number !== undefined,
  });
  const older = useQuery(ofVersion(before));
  const newer = useQuery(ofVersion(version));
  const after = version === undefined ? (record as Version<N>) : newer.data;
  const error = older.error ?? newer.error;

  if (before === undefined) return <p className="text-sm text-muted">{recordWords(entity).createdHere}</p>;
  if (error) return <Notice variant="danger">{failureText(error)}</Notice>;
  if (!older.data || !after) return <Spinner label="Carregando..." />;
  return renderChanges(older.data, after);
}
