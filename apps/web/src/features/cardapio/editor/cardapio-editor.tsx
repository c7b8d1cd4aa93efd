import type { Stored } from '@alecrim/domain';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { blankContent, contentOf, type PlanContent } from '../../../data/plan-content.ts';
import type { PlanOrigin } from '../../../data/save-plan.ts';
import { newId } from '../../../lib/new-id.ts';
import type { FoundDraft } from '../draft/draft-store.ts';
import { RecoveredDraft } from '../draft/recovered-draft.tsx';
import { useFoundDrafts } from '../draft/use-found-drafts.ts';
import { EditorForm } from './editor-form.tsx';

type Plan = Stored<'Cardapio'>;

interface CardapioEditorProps {
  /** Absent for a new plan. */
  plan?: Plan;
  /** Whom a new plan is for, when that is known from the start. */
  patient?: Stored<'Paciente'> | null;
  /** As it is on the server by now, to say when it has changed under the editor. */
  latest?: Plan | null;
  hasLibrary?: boolean;
  onSaved: (plan: Plan) => void;
  onCancel: () => void;
  /** Starts over from the server's version. */
  onReload?: () => void;
}

/** What an editor starts with; another start is another form. */
interface Start {
  key: string;
  origin: PlanOrigin;
  content: PlanContent;
}

/** The one editor: Criar gives it the library, Editar a plan. */
export function CardapioEditor({ plan, patient, ...rest }: CardapioEditorProps) {
  const [start, setStart] = useState(() => startOf(plan, patient));
  const drafts = useFoundDrafts(plan?.id, start.origin.content);

  function restore(draft: FoundDraft) {
    flushSync(() => {
      setStart({ key: draft.editor, origin: draft.origin, content: draft.content });
      drafts.hide(draft);
    });
    // The button that was pressed is gone; the text that came back takes the focus.
    document.getElementsByName('titulo')[0]?.focus();
  }

  const [draft] = drafts.found;
  return (
    <>
      {draft && (
        <RecoveredDraft
          draft={draft}
          onRestore={() => restore(draft)}
          onDiscard={() => drafts.discard(draft)}
        />
      )}
      <EditorForm key={start.key} editor={start.key} start={start} store={drafts.store} {...rest} />
    </>
  );
}

function startOf(plan: Plan | undefined, patient: CardapioEditorProps['patient']): Start {
  const chosen = patient ? { paciente_id: patient.id, paciente_nome: patient.nome } : {};
  const content = contentOf(plan ?? { ...blankContent, ...chosen });
  const origin = { id: plan?.id, version: plan?.version, content, idempotencyKey: newId() };
  return { key: newId(), origin, content };
}
