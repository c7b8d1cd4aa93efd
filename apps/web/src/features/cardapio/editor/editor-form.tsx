import { Cardapio, type Stored } from '@alecrim/domain';
import { zodResolver } from '@hookform/resolvers/zod';
import { type KeyboardEvent, type RefObject, useCallback, useEffect, useMemo, useRef } from 'react';
import { FormProvider, type Resolver, useForm } from 'react-hook-form';
import type { PlanContent } from '../../../data/plan-content.ts';
import { isShortcut } from '../../../lib/shortcut.ts';
import { Notice } from '../../../ui/notice.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { ConflictDialog } from '../../../unsaved/conflict-dialog.tsx';
import type { EntityAdapter } from '../../../unsaved/entity-adapter.ts';
import { LeaveQuestion } from '../../../unsaved/leave-question.tsx';
import { type Start, useEditSession } from '../../../unsaved/use-edit-session.ts';
import { NumbersFrame, NumbersSwitch } from '../../numeros/numbers-frame.tsx';
import { NumbersQuestion } from '../../numeros/numbers-question.tsx';
import { GuardFrame } from '../../restricoes/guard-frame.tsx';
import { hasWrittenText, type Modelo } from '../modelos/modelo-words.ts';
import { BesidePanel } from '../patient-panel/panel-frame.tsx';
import { BasicInfo } from './basic-info.tsx';
import { EditorBar } from './editor-bar.tsx';
import { ClosingNotes, NumbersOnDocument } from './editor-sections.tsx';
import { ChangedElsewhere, Comparison } from './other-version.tsx';
import { orientacoes, receitas, refeicoes } from './part-kinds.tsx';
import { PartsSection } from './parts-section.tsx';

type Plan = Stored<'Cardapio'>;

interface EditorFormProps {
  adapter: EntityAdapter<'Cardapio'>;
  start: Start<PlanContent>;
  recordId: string | undefined;
  latest?: Plan | null;
  hasLibrary?: boolean;
  onSaved: (plan: Plan) => void;
  onCancel: () => void;
  onReload?: () => void;
  /** Starts over from a template, with the title and the patient of these values. Only for a new plan. */
  onTemplate?: (modelo: Modelo, values: PlanContent) => void;
}

// More options on the page at once would be slow to lay out.
const MANY_OPTIONS = 24;

export function EditorForm(props: EditorFormProps) {
  const {
    adapter,
    start,
    recordId,
    latest,
    hasLibrary = false,
    onSaved,
    onCancel,
    onReload,
    onTemplate,
  } = props;
  const form = useForm<PlanContent>({
    defaultValues: start.content,
    resolver: zodResolver(Cardapio.form as never) as unknown as Resolver<PlanContent>,
    // Validating a long plan at every key press would be slow.
    reValidateMode: 'onBlur',
    shouldFocusError: false,
  });
  const formRef = useRef<HTMLFormElement>(null);
  const toast = useToast();
  const { editSession, submit, saveAndStay, ...state } = useEditSession({
    adapter,
    start,
    form,
    recordId,
    onSaved,
    onStayed: () => toast({ title: 'Cardápio salvo' }),
  });
  // An unchanged plan is not saved, because it would only add a version to the history.
  const saveOrLeave = () => (state.isDirty || !state.base.id ? submit() : Promise.resolve(onCancel()));
  useSaveKey(() => (state.isDirty || !state.base.id ? saveAndStay() : Promise.resolve()));
  useFirstErrorFocus(formRef, form.formState.submitCount);
  const isLong = useMemo(
    () => start.content.refeicoes.reduce((sum, { opcoes }) => sum + (opcoes?.length ?? 0), 0) > MANY_OPTIONS,
    [start],
  );
  const takeTemplate = useCallback(
    (modelo: Modelo) => {
      const values = structuredClone(form.getValues());
      // The text stays in a draft. The next form takes over the title and the patient.
      if (!hasWrittenText(values)) editSession.discard();
      onTemplate?.(modelo, values);
    },
    [form, editSession, onTemplate],
  );
  const failure = form.formState.errors.root?.message;

  return (
    <FormProvider {...form}>
      <GuardFrame>
        <NumbersFrame>
          <BesidePanel>
            <form
              ref={formRef}
              noValidate
              onSubmit={(event) => {
                event.preventDefault();
                void saveOrLeave();
              }}
              onKeyDown={focusNextOnEnter}
              className="grid grid-cols-1 gap-9"
            >
              <ChangedElsewhere latest={latest} adapter={adapter} state={state} />
              <BasicInfo onTemplate={onTemplate && takeTemplate} />
              <NumbersSwitch className="-mx-2 -my-4 justify-self-start" />
              <NumbersQuestion />
              <PartsSection kind={refeicoes} hasLibrary={hasLibrary} startsFolded={isLong} />
              <PartsSection kind={receitas} hasLibrary={hasLibrary} startsFolded={isLong} />
              <PartsSection kind={orientacoes} hasLibrary={hasLibrary} startsFolded={isLong} />
              <ClosingNotes />
              <NumbersOnDocument />
              {failure && <Notice look="danger">{failure}</Notice>}
              <EditorBar state={state} onCancel={onCancel} />
            </form>
          </BesidePanel>
        </NumbersFrame>
      </GuardFrame>
      <ConflictDialog
        entity="Cardapio"
        editSession={editSession}
        problem={state.problem}
        renderComparison={(theirs) => (
          <Comparison base={state.base.content} mine={form.getValues()} theirs={theirs} />
        )}
        onReload={onReload}
      />
      <LeaveQuestion isAlwaysAsked editSession={editSession} state={state} />
    </FormProvider>
  );
}

/** Enter in a one-line field moves the focus to the next field, so that a long form is not sent by accident. */
function focusNextOnEnter(event: KeyboardEvent<HTMLFormElement>) {
  const field = event.target;
  if (event.key !== 'Enter' || event.defaultPrevented || event.nativeEvent.isComposing) return;
  if (!(field instanceof HTMLInputElement) || field.form !== event.currentTarget) return;
  event.preventDefault();
  const fields = [...event.currentTarget.querySelectorAll<HTMLElement>('input, textarea')];
  fields[fields.indexOf(field) + 1]?.focus();
}

/** Ctrl+S and Cmd+S save without leaving the editor, wherever the focus is. */
function useSaveKey(save: () => Promise<void>) {
  const latest = useRef(save);
  latest.current = save;
  // The browser has its own action for this shortcut, so the window catches the keys.
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (!isShortcut(event, 's')) return;
      event.preventDefault();
      void latest.current();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}

/** After a save with errors, the first field with an error gets the focus. */
function useFirstErrorFocus(form: RefObject<HTMLFormElement | null>, submitCount: number) {
  // An effect, because the fields of a folded part are mounted only after its error has opened it.
  useEffect(() => {
    if (submitCount === 0) return;
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    field?.focus({ preventScroll: true });
    field?.scrollIntoView({ block: 'center' });
  }, [form, submitCount]);
}
