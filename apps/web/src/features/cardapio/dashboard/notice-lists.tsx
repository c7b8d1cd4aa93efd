import { plural, wholeText } from '@alecrim/domain/pure';
import { Calculator, History } from 'lucide-react';
import { Link } from 'react-router';
import { type ChangedPlan, MOST_CHANGED } from '../../../data/cardapio-queries.ts';
import type { PlanContent } from '../../../data/plan-content.ts';
import { onMoment } from '../../../lib/dates.ts';
import { paths } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import type { StoredDraft } from '../../../unsaved/draft-store.ts';
import { RowList } from './follow-up/row-list.tsx';

/** Links to the plans with drafts, the first of many. */
export function DraftList({ drafts }: { drafts: readonly StoredDraft[] }) {
  return (
    <section
      aria-label={plural(drafts.length, 'Rascunho guardado', 'Rascunhos guardados')}
      className="mb-6 flex gap-x-4 rounded-card border border-warning/30 bg-warning-soft px-4 py-1 text-sm sm:px-5"
    >
      <History aria-hidden="true" className="mt-3.5 size-5 shrink-0 text-warning" />
      <div className="min-w-0 grow">
        <RowList rows={drafts.map((draft) => ({ key: draft.editor, content: <DraftRow draft={draft} /> }))} />
      </div>
    </section>
  );
}

const DraftRow = ({ draft }: { draft: StoredDraft }) => (
  <>
    <p className="min-w-0 grow basis-52 break-words">
      {draft.ref.id ? 'Alterações não salvas' : 'Cardápio novo, não salvo'}: {nameOf(draft)}. Guardado{' '}
      {onMoment(draft.savedAt)}.
    </p>
    <ButtonLink size="sm" variant="outline" to={draft.ref.id ? paths.editar(draft.ref.id) : paths.criar}>
      Continuar rascunho
    </ButtonLink>
  </>
);

function nameOf({ content }: StoredDraft): string {
  const { titulo, paciente_nome } = content as Partial<PlanContent>;
  const title = titulo?.trim() ? `“${titulo.trim()}”` : 'sem título';
  return paciente_nome?.trim() ? `${title}, de ${paciente_nome.trim()}` : title;
}

/** Plans whose estimate has changed with the food list. Their stored numbers change only when they are saved. */
export function ChangedPlans({ plans }: { plans: readonly ChangedPlan[] }) {
  return (
    <section
      aria-label="Estimativas que mudaram"
      className="mb-6 rounded-card border border-line bg-surface px-4 py-3 text-sm sm:px-5"
    >
      <p className="flex items-center gap-2 font-medium">
        <Calculator aria-hidden="true" className="size-4 text-brand-ink" />O cálculo melhorou e a estimativa
        destes cardápios mudou mais de 5 %. Abra, confira e salve para usar a nova.
      </p>
      <ul className="mt-2 grid gap-1">
        {plans.map(({ id, titulo, numeros, kcal_novo }) => (
          <li key={id} className="flex flex-wrap gap-x-3">
            <Link to={paths.editar(id)} className="font-medium underline underline-offset-4">
              {titulo}
            </Link>
            <span className="text-muted tabular-nums">
              {wholeText(numeros?.dia?.kcal?.base ?? 0)} → {wholeText(kcal_novo ?? 0)} kcal por dia
            </span>
          </li>
        ))}
      </ul>
      {plans.length === MOST_CHANGED && <p className="mt-1 text-muted">Depois destes podem vir outros.</p>}
    </section>
  );
}
