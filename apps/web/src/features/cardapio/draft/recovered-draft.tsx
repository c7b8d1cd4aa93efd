import { History } from 'lucide-react';
import { onMoment } from '../../../lib/dates.ts';
import { Button } from '../../../ui/button.tsx';
import type { FoundDraft } from './draft-store.ts';

interface RecoveredDraftProps {
  draft: FoundDraft;
  onRestore: () => void;
  onDiscard: () => void;
}

/** Offers back what a crash, a closed tab or an ended session left behind. */
export function RecoveredDraft({ draft, onRestore, onDiscard }: RecoveredDraftProps) {
  const { titulo, refeicoes } = draft.content;
  return (
    <section
      aria-labelledby="rascunho-recuperado"
      className="mb-6 flex flex-wrap items-center gap-x-5 gap-y-4 rounded-card border border-warning/30 bg-warning-soft p-4 sm:p-5"
    >
      <History aria-hidden="true" className="size-6 shrink-0 text-warning" />
      <div role="status" className="min-w-0 grow basis-60">
        <h2 id="rascunho-recuperado" className="font-semibold">
          Rascunho recuperado
        </h2>
        <p className="text-sm">
          Guardado {onMoment(draft.savedAt)}: {titulo.trim() ? `“${titulo.trim()}”` : 'sem título'},{' '}
          {refeicoes.length === 1 ? '1 refeição' : `${refeicoes.length} refeições`}.
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
