import { History } from 'lucide-react';
import { Link } from 'react-router';
import type { PlanContent } from '../../../data/plan-content.ts';
import { onMoment } from '../../../lib/dates.ts';
import { paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { useFoundDrafts } from '../../../unsaved/use-found-drafts.ts';

/** Leads to the draft of a new plan, which is not in the list of plans. */
export function DraftHint() {
  const [draft] = useFoundDrafts<Partial<PlanContent>>('Cardapio', undefined, () => false).found;
  const titulo = draft?.content.titulo?.trim();
  if (!draft) return null;
  return (
    <section
      aria-label="Rascunho guardado"
      className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-warning/30 bg-warning-soft px-4 py-3 text-sm sm:px-5"
    >
      <History aria-hidden="true" className="size-5 shrink-0 text-warning" />
      <p className="min-w-0 grow basis-52 break-words">
        Você começou um cardápio e não salvou
        {titulo && `: “${titulo}”`}. Guardado {onMoment(draft.savedAt)}.
      </p>
      <Button asChild size="sm" look="outline">
        <Link to={paths.criar}>Continuar rascunho</Link>
      </Button>
    </section>
  );
}
