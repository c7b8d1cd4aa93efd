import type { Stored } from '@alecrim/domain';
import { ChevronDown, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useUser } from '../../../data/context.ts';
import { cn } from '../../../lib/cn.ts';
import { longMoment } from '../../../lib/dates.ts';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { useRestoreVersion } from './use-restore-version.ts';
import { VersionChanges } from './version-changes.tsx';

interface VersionEntryProps {
  plan: Stored<'Cardapio'>;
  /** Absent for the present one. */
  version?: number;
  saved: string;
  author?: string | null;
  /** The version that it replaced. */
  before: number | undefined;
  onRestored: () => void;
}

export function VersionEntry({ plan, version, saved, author, before, onRestored }: VersionEntryProps) {
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
