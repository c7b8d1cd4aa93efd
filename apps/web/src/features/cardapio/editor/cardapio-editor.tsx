import { planOf, type Stored } from '@alecrim/domain';
import { counted } from '@alecrim/domain/pure';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router';
import type { PlanContent } from '../../../data/plan-content.ts';
import type { StoredHistory } from '../../../lib/form-history/history.ts';
import { newId } from '../../../lib/new-id.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import type { FoundDraft } from '../../../unsaved/draft-store.ts';
import { type EntityAdapter, useEntityAdapter } from '../../../unsaved/entity-adapter.ts';
import { baseOf } from '../../../unsaved/record-adapter.ts';
import { RecoveredDrafts, useRecoveredDrafts } from '../../../unsaved/recovered-drafts.tsx';
import type { Start } from '../../../unsaved/use-edit-session.ts';
import type { Modelo } from '../modelos/modelo-words.ts';
import { EditorForm, type EditorOptions } from './editor-form.tsx';

type Plan = Stored<'Cardapio'>;

interface PlanStart {
  /** Absent for a new plan. */
  plan?: Plan;
  /** The patient of a new plan, if already known. */
  patient?: Stored<'Paciente'> | null;
  /** The template that a new plan starts from. */
  template?: Modelo | null;
}

/** The editor of Criar, with the library, and of Editar, with a plan. */
export function CardapioEditor({ plan, patient, template, ...rest }: PlanStart & EditorOptions) {
  const adapter = useEntityAdapter('Cardapio');
  const [start, setStart] = useState<Start<PlanContent>>(() => startOf(adapter, { plan, patient, template }));
  const [earlier, setEarlier] = useState<StoredHistory>();
  const { found, drop } = useRecoveredDrafts<PlanContent>(
    'Cardapio',
    plan?.id,
    (content) => adapter.readable(content) === adapter.readable(start.base.content),
    setEarlier,
  );

  function restore(found: FoundDraft<PlanContent>) {
    // Every start has its own form. The new form stores the draft under its own key before the old draft is dropped.
    flushSync(() =>
      setStart({ ...found, content: adapter.contentOf(found.content as Plan), editor: newId() }),
    );
    drop(found);
    // The pressed button disappears, so the restored text gets the focus.
    document.getElementsByName('titulo')[0]?.focus();
  }

  return (
    <>
      <RecoveredDrafts
        drafts={found}
        nameOf={(content) => summaryOf(adapter.contentOf(content as Plan))}
        onRestore={restore}
        onDiscard={drop}
      />
      <EditorForm
        key={start.editor}
        adapter={adapter}
        start={start}
        recordId={plan?.id}
        earlier={earlier}
        {...rest}
      />
    </>
  );
}

function startOf(adapter: EntityAdapter<'Cardapio'>, { plan, patient, template }: PlanStart) {
  const base = baseOf(adapter, plan, newId());
  const chosen = patient ? { paciente_id: patient.id, paciente_nome: patient.nome } : {};
  const content = { ...(template ? planOf(template) : base.content), ...chosen };
  return { editor: newId(), base: { ...base, content }, content };
}

function summaryOf({ titulo, paciente_nome, refeicoes }: PlanContent): string {
  const title = titulo.trim() ? `“${titulo.trim()}”` : 'Sem título';
  return [title, paciente_nome?.trim(), counted(refeicoes.length, 'refeição', 'refeições')]
    .filter(Boolean)
    .join(', ');
}

export function EditorHeader(props: { title: string; backTo: string; backLabel: string }) {
  return (
    <>
      <Link
        to={props.backTo}
        className="-mt-2 mb-1 inline-flex min-h-11 items-center gap-2 text-sm font-semibold text-brand-ink underline-offset-4 hover:underline"
      >
        <ArrowLeft aria-hidden="true" className="size-4.5" />
        {props.backLabel}
      </Link>
      <PageHeader title={props.title} />
    </>
  );
}
