import type { Stored } from '@alecrim/domain';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ChevronDown, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { versionQuery, versionsQuery } from '../../../data/cardapio-queries.ts';
import { useClient, useUser } from '../../../data/context.ts';
import { updateMutation } from '../../../data/entity-mutations.ts';
import { planContentOf } from '../../../data/plan-content.ts';
import { cn } from '../../../lib/cn.ts';
import { longMoment } from '../../../lib/dates.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Spinner } from '../../../ui/loading.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { useFailureNotice, useToast } from '../../../ui/toast.tsx';
import { ChangeList } from './change-list.tsx';
import { type AnyVersion, planChanges } from './plan-diff.ts';

interface VersionListProps {
  plan: Stored<'Cardapio'>;
  onRestored: () => void;
}

/** The current version and all earlier ones, newest first. */
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

interface VersionEntryProps {
  plan: Stored<'Cardapio'>;
  /** Absent for the current version. */
  version?: number;
  saved: string;
  author?: string | null;
  /** The version that it replaced. */
  before: number | undefined;
  onRestored: () => void;
}

function VersionEntry({ plan, version, saved, author, before, onRestored }: VersionEntryProps) {
  const [isOpen, setOpen] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const { restore, isPending } = useRestoreVersion(plan, onRestored);
  const { email } = useUser();
  return (
    <li className="rounded-control border border-line">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-14 w-full items-center gap-3 rounded-control px-4 py-2.5 text-left hover:bg-soft/60"
      >
        <span className="min-w-0 grow">
          <span className="flex flex-wrap items-center gap-2 font-semibold">
            <span className="inline-block first-letter:uppercase">{longMoment(saved)}</span>
            {version === undefined && <Badge look="brand">Versão atual</Badge>}
          </span>
          <span className="block truncate text-sm text-muted first-letter:uppercase">
            {[before === undefined && 'Primeira versão', who(author, email)].filter(Boolean).join(', ')}
          </span>
        </span>
        <ChevronDown
          aria-hidden="true"
          className={cn('size-4.5 shrink-0 text-muted transition-transform', isOpen && 'rotate-180')}
        />
      </button>
      {isOpen && (
        <div className="grid gap-4 border-t border-line p-4">
          <VersionChanges plan={plan} version={version} before={before} />
          {version !== undefined && (
            <Button
              look="outline"
              size="sm"
              className="justify-self-start"
              isBusy={isPending}
              onClick={() => setAsking(true)}
            >
              <RotateCcw aria-hidden="true" />
              Restaurar esta versão
            </Button>
          )}
        </div>
      )}
      <AlertDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title="Restaurar esta versão?"
        confirmLabel="Restaurar"
        onConfirm={() => version !== undefined && restore(version)}
      >
        O texto do cardápio volta a ser o de {longMoment(saved)}, como uma nova versão. A atual continua no
        histórico, e o link público não muda.
      </AlertDialog>
    </li>
  );
}

// The server names the author of a version only in the history, so the current version shows none.
function who(author: string | null | undefined, me: string): string {
  if (author === undefined) return '';
  if (author === null) return 'salva por outro programa';
  return author === me ? 'salva por você' : `salva por ${author}`;
}

interface VersionChangesProps {
  plan: Stored<'Cardapio'>;
  version: number | undefined;
  before: number | undefined;
}

/** The changes of a save against the earlier version, in words. */
function VersionChanges({ plan, version, before }: VersionChangesProps) {
  const client = useClient();
  const older = useQuery({ ...versionQuery(client, plan.id, before ?? 0), enabled: before !== undefined });
  const newer = useQuery({ ...versionQuery(client, plan.id, version ?? 0), enabled: version !== undefined });
  const after: AnyVersion | undefined = version === undefined ? plan : newer.data;
  const error = older.error ?? newer.error;

  if (before === undefined) return <p className="text-sm text-muted">O cardápio foi criado aqui.</p>;
  if (error) return <Notice look="danger">{failureText(error)}</Notice>;
  if (!older.data || !after) return <Spinner label="Carregando..." />;
  return <ChangeList groups={planChanges(older.data, after)} />;
}

/** Saves the text of an earlier version as a new one; the link stays as it is. */
function useRestoreVersion(plan: Stored<'Cardapio'>, onRestored: () => void) {
  const client = useClient();
  const queries = useQueryClient();
  const toast = useToast();
  const failed = useFailureNotice();
  const { mutateAsync: save } = useMutation(updateMutation(client, queries, 'Cardapio'));
  const { mutate: restore, isPending } = useMutation({
    mutationFn: async (version: number) => {
      const content = planContentOf(await queries.fetchQuery(versionQuery(client, plan.id, version)));
      return save({ id: plan.id, patch: content, version: plan.version });
    },
    onSuccess: () => {
      toast({ title: 'Versão restaurada' });
      onRestored();
    },
    onError: (error) => {
      failed('Não foi possível restaurar a versão')(error);
      void queries.invalidateQueries({ queryKey: ['Cardapio'] });
    },
  });
  return { restore, isPending };
}
