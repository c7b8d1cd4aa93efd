import { plural } from '@alecrim/domain/pure';
import { History } from 'lucide-react';
import { onMoment } from '../lib/dates.ts';
import { Button } from '../ui/button.tsx';
import type { FoundDraft } from './draft-store.ts';

interface RecoveredDraftsProps<C> {
  drafts: readonly FoundDraft<C>[];
  /** Which text it is: the title, the patient, how much is written. */
  nameOf: (content: C & object) => string;
  onRestore: (draft: FoundDraft<C>) => void;
  onDiscard: (draft: FoundDraft<C>) => void;
}

/** Offers the drafts that a crash, a closed tab or an ended session left. */
export function RecoveredDrafts<C>({ drafts, nameOf, onRestore, onDiscard }: RecoveredDraftsProps<C>) {
  if (drafts.length === 0) return null;
  const title = plural(drafts.length, 'Rascunho recuperado', 'Rascunhos recuperados');
  return (
    <section
      aria-label={title}
      className="mb-6 flex gap-x-5 rounded-card border border-warning/30 bg-warning-soft p-4 sm:p-5"
    >
      <History aria-hidden="true" className="size-6 shrink-0 text-warning" />
      <div className="grid min-w-0 grow gap-4">
        <p role="status" className="font-semibold">
          {title}
        </p>
        {drafts.map((draft) => (
          <div key={draft.editor} className="-mt-3 flex flex-wrap items-center gap-x-5 gap-y-3">
            <p className="min-w-0 grow basis-60 text-sm break-words">
              {nameOf(draft.content as C & object) || 'Sem título'}. Guardado {onMoment(draft.savedAt)}.
            </p>
            <div className="flex flex-wrap gap-2">
              <Button size="sm" onClick={() => onRestore(draft)}>
                Restaurar
              </Button>
              <Button look="outline" size="sm" onClick={() => onDiscard(draft)}>
                Descartar
              </Button>
            </div>
          </div>
        ))}
      </div>
    </section>
  );
}
