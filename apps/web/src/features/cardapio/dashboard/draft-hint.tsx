import { plural } from '@alecrim/domain/pure';
import { History } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useUser } from '../../../data/context.ts';
import type { PlanContent } from '../../../data/plan-content.ts';
import { onMoment } from '../../../lib/dates.ts';
import { paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { draftsOf, type PlacedDraft } from '../../../unsaved/draft-store.ts';
import { openEditors } from '../../../unsaved/open-editors.ts';

/** The unsaved texts of plans on this device, which no other tab is writing right now. */
export function usePlanDrafts(): readonly PlacedDraft[] {
  const { id } = useUser();
  const [drafts, setDrafts] = useState<readonly PlacedDraft[]>([]);
  // Storage and locks are outside React.
  useEffect(() => {
    let isGone = false;
    const all = draftsOf(id).filter(({ place }) => place.kind === 'Cardapio');
    void openEditors(all.map(({ editor }) => editor)).then((open) => {
      if (!isGone) setDrafts(all.filter(({ editor }) => !open.has(editor)));
    });
    return () => {
      isGone = true;
    };
  }, [id]);
  return drafts;
}

/** Leads to texts of plans that were not saved. */
export function DraftHint({ drafts }: { drafts: readonly PlacedDraft[] }) {
  if (drafts.length === 0) return null;
  return (
    <section
      aria-label={plural(drafts.length, 'Rascunho guardado', 'Rascunhos guardados')}
      className="mb-6 flex gap-x-4 rounded-card border border-warning/30 bg-warning-soft px-4 py-3 text-sm sm:px-5"
    >
      <History aria-hidden="true" className="mt-2 size-5 shrink-0 text-warning" />
      <ul className="grid min-w-0 grow gap-2">
        {drafts.map((draft) => (
          <li key={draft.editor} className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <p className="min-w-0 grow basis-52 break-words">
              {draft.place.id ? 'Alterações não salvas' : 'Cardápio novo, não salvo'}: {nameOf(draft)}.
              Guardado {onMoment(draft.savedAt)}.
            </p>
            <Button asChild size="sm" look="outline">
              <Link to={draft.place.id ? paths.editar(draft.place.id) : paths.criar}>Continuar rascunho</Link>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function nameOf({ content }: PlacedDraft): string {
  const { titulo, paciente_nome } = content as Partial<PlanContent>;
  const title = titulo?.trim() ? `“${titulo.trim()}”` : 'sem título';
  return paciente_nome?.trim() ? `${title}, de ${paciente_nome.trim()}` : title;
}
