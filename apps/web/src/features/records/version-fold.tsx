import { contentOf, type EntityName, entityNamed, type Patch, type Stored } from '@alecrim/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useClient } from '../../data/context.ts';
import { updateMutation } from '../../data/entity-mutations.ts';
import { versionQuery } from '../../data/entity-queries.ts';
import { cn } from '../../lib/cn.ts';
import { longMoment } from '../../lib/dates.ts';
import { Badge } from '../../ui/badge.tsx';
import { useFailureNotice, useToast } from '../../ui/toast.tsx';

interface VersionFoldProps {
  /** When it was saved. */
  at: string;
  isCurrent: boolean;
  /** What changed, in one line. */
  line?: string;
  /** Below it, such as who saved it. */
  note: string;
  /** Shown while it is open. */
  children: ReactNode;
}

/** One version in a history: a press shows what changed. */
export function VersionFold({ at, isCurrent, line, note, children }: VersionFoldProps) {
  const [isOpen, setOpen] = useState(false);
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
            {isCurrent && <Badge variant="brand">Versão atual</Badge>}
          </span>
          {line && <span className={cn('text-sm', isOpen ? 'break-words' : 'truncate')}>{line}</span>}
          <span className="truncate text-sm text-muted empty:hidden first-letter:uppercase">{note}</span>
        </span>
        <ChevronDown
          aria-hidden="true"
          className={cn('size-4.5 shrink-0 text-muted transition-transform', isOpen && 'rotate-180')}
        />
      </button>
      {isOpen && <div className="grid gap-4 border-t border-line p-4">{children}</div>}
    </li>
  );
}

interface RestoredProps<N extends EntityName> {
  entity: N;
  record: Stored<N>;
  onRestored: () => void;
}

/** Saves the content of an earlier version as a new one; what has screens of its own, such as the link, stays as it is. */
export function useRestoreVersion<N extends EntityName>({ entity, record, onRestored }: RestoredProps<N>) {
  const client = useClient();
  const queries = useQueryClient();
  const toast = useToast();
  const failed = useFailureNotice();
  const { mutateAsync: save } = useMutation(updateMutation(client, queries, entity));
  const { mutate: restore, isPending } = useMutation({
    mutationFn: async (version: number) => {
      const old = await queries.fetchQuery(versionQuery(client, entity, record.id, version));
      const patch = contentOf(entityNamed(entity), old) as Patch<N>;
      return save({ id: record.id, patch, version: record.version });
    },
    onSuccess: () => {
      toast({ title: 'Versão restaurada' });
      onRestored();
    },
    onError: (error) => {
      failed('Não foi possível restaurar a versão')(error);
      void queries.invalidateQueries({ queryKey: [entity] });
    },
  });
  return { restore, isPending };
}

/** Who saved a version. The server names the author only in the history, so the current version shows none. */
export function savedBy(author: string | null | undefined, me: string): string {
  if (author === undefined) return '';
  if (author === null) return 'salva por outro programa';
  return author === me ? 'salva por você' : `salva por ${author}`;
}
