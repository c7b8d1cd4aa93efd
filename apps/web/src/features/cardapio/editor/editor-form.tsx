import type { Stored } from '@alecrim/domain';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo, useRef } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { PlanContent } from '../../../data/plan-content.ts';
import type { PlanOrigin } from '../../../data/save-plan.ts';
import type { DraftStore } from '../draft/draft-store.ts';
import { useKeptDraft } from '../draft/use-kept-draft.ts';
import { LeaveQuestion } from '../leaving/leave-question.tsx';
import { ChangedElsewhere } from '../saving/changed-elsewhere.tsx';
import { ConflictDialog } from '../saving/conflict-dialog.tsx';
import { usePlanSaving } from '../saving/use-plan-saving.ts';
import { BasicInfo } from './basic-info.tsx';
import { ClosingNotes } from './closing-notes.tsx';
import { EditorBar } from './editor-bar.tsx';
import { enterGoesOn, useFirstErrorFocus, useSaveKey } from './editor-keys.ts';
import { orientacoes, receitas, refeicoes } from './part-kinds.tsx';
import { PartsSection } from './parts-section.tsx';
import { planSchema } from './plan-schema.ts';

type Plan = Stored<'Cardapio'>;

interface EditorFormProps {
  editor: string;
  start: { origin: PlanOrigin; content: PlanContent };
  store: DraftStore;
  latest?: Plan | null;
  hasLibrary?: boolean;
  onSaved: (plan: Plan) => void;
  onCancel: () => void;
  onReload?: () => void;
}

// More options than this on the page at once are slow to lay out, and nobody reads them all.
const MANY_OPTIONS = 24;

export function EditorForm(props: EditorFormProps) {
  const { editor, start, store, latest, hasLibrary = false, onSaved, onCancel, onReload } = props;
  const { origin } = start;
  const form = useForm<PlanContent>({
    defaultValues: start.content,
    resolver: zodResolver(planSchema),
    // Checking a long plan at every key would be felt.
    reValidateMode: 'onBlur',
    shouldFocusError: false,
  });
  const formRef = useRef<HTMLFormElement>(null);
  const { isDirty, forget } = useKeptDraft(form, { store, editor, origin, element: formRef });
  const saving = usePlanSaving({
    form,
    origin,
    onSaved: (plan) => {
      forget();
      onSaved(plan);
    },
  });
  // Saving what has not changed would only lengthen the history.
  const submit = form.handleSubmit((checked) => (isDirty || !origin.id ? saving.save(checked) : onCancel()));
  useSaveKey(submit);
  useFirstErrorFocus(formRef, form.formState.submitCount);
  const isLong = useMemo(
    () => start.content.refeicoes.reduce((sum, { opcoes }) => sum + (opcoes?.length ?? 0), 0) > MANY_OPTIONS,
    [start],
  );

  return (
    <FormProvider {...form}>
      <form
        ref={formRef}
        noValidate
        onSubmit={submit}
        onKeyDown={enterGoesOn}
        className="grid grid-cols-1 gap-9"
      >
        <ChangedElsewhere latest={latest} saving={saving} />
        <BasicInfo />
        <PartsSection kind={refeicoes} hasLibrary={hasLibrary} startsFolded={isLong} />
        <PartsSection kind={receitas} hasLibrary={hasLibrary} startsFolded={isLong} />
        <PartsSection kind={orientacoes} hasLibrary={hasLibrary} startsFolded={isLong} />
        <ClosingNotes />
        <EditorBar isNew={!origin.id} isDirty={isDirty} status={saving.status} onCancel={onCancel} />
      </form>
      <ConflictDialog saving={saving} origin={origin} onReload={onReload} />
      <LeaveQuestion isHeld={isDirty || saving.status !== 'idle'} onDiscard={forget} />
    </FormProvider>
  );
}
