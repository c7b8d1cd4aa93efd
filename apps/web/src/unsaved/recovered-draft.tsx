import { History } from 'lucide-react';
import { onMoment } from '../lib/dates.ts';
import { Button } from '../ui/button.tsx';

interface RecoveredDraftProps {
  savedAt: string;
  /** A short summary of the draft. */
  summary?: string;
  onRestore: () => void;
  onDiscard: () => void;
}

/** Offers the draft that a crash, a closed tab or an ended session left. */
export function RecoveredDraft({ savedAt, summary, onRestore, onDiscard }: RecoveredDraftProps) {
  return (
    <section
      aria-label="Rascunho recuperado"
      className="mb-6 flex flex-wrap items-center gap-x-5 gap-y-4 rounded-card border border-warning/30 bg-warning-soft p-4 sm:p-5"
    >
      <History aria-hidden="true" className="size-6 shrink-0 text-warning" />
      <div role="status" className="min-w-0 grow basis-60">
        <p className="font-semibold">Rascunho recuperado</p>
        <p className="text-sm break-words">
          Guardado {onMoment(savedAt)}
          {summary && `: ${summary}`}.
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={onRestore}>
          Restaurar
        </Button>
        <Button look="outline" size="sm" onClick={onDiscard}>
          Descartar
        </Button>
      </div>
    </section>
  );
}
