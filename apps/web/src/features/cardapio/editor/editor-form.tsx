import { Cardapio, planOf, type Stored } from '@alecrim/domain';
import { zodResolver } from '@hookform/resolvers/zod';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { FormProvider, type Resolver } from 'react-hook-form';
import type { PlanContent } from '../../../data/plan-content.ts';
import { wholePlan } from '../../../fields/whole-part.ts';
import { createFormHistory } from '../../../lib/form-history/form-history.ts';
import type { StoredHistory } from '../../../lib/form-history/history.ts';
import { HistoryContext } from '../../../lib/form-history/use-history.ts';
import { onSubmit } from '../../../lib/on-submit.ts';
import { isShortcut } from '../../../lib/shortcut.ts';
import { useWindowEvent } from '../../../lib/use-window-event.ts';
import { Notice } from '../../../ui/notice.tsx';
import { useOffer, useToast } from '../../../ui/toast.tsx';
import { ConflictDialog } from '../../../unsaved/conflict-dialog.tsx';
import type { EntityAdapter } from '../../../unsaved/entity-adapter.ts';
import { LeaveQuestion } from '../../../unsaved/leave-question.tsx';
import { type Start, useEditSession } from '../../../unsaved/use-edit-session.ts';
import { NumbersFrame, NumbersSwitch } from '../../numeros/numbers-frame.tsx';
import { NumbersQuestion } from '../../numeros/numbers-question.tsx';
import { GuardFrame } from '../../restricoes/guard-frame.tsx';
import type { Modelo } from '../modelos/modelo-words.ts';
import { BesidePanel } from '../patient-panel/panel-frame.tsx';
import { BasicInfo } from './basic-info.tsx';
import { EditorBar } from './editor-bar.tsx';
import { ClosingNotes, NumbersOnDocument } from './editor-sections.tsx';
import { useLongForm } from './long-form.ts';
import { ChangedElsewhere, Comparison } from './other-version.tsx';
import { usePartKeys } from './part-keys.ts';
import { orientacoes, receitas, refeicoes } from './part-kinds.tsx';
import { PartsSection } from './parts-section.tsx';
import { takeBackContent } from './take-back-content.ts';
import { UndoButtons } from './undo/undo-buttons.tsx';

type Plan = Stored<'Cardapio'>;

export interface EditorOptions {
  /** The current record on the server, to report a change during the edit. */
  latest?: Plan | null;
  hasLibrary?: boolean;
  onSaved: (plan: Plan) => void;
  onCancel: () => void;
  /** Starts over from the server's version. */
  onReload?: () => void;
}

interface EditorFormProps extends EditorOptions {
  adapter: EntityAdapter<'Cardapio'>;
  start: Start<PlanContent>;
  recordId: string | undefined;
  /** The steps of an earlier editor of the same text. */
  earlier?: StoredHistory;
}

export function EditorForm({ adapter, start, recordId, earlier, ...options }: EditorFormProps) {
  const { latest, hasLibrary = false, onSaved, onCancel, onReload } = options;
  const form = useLongForm<PlanContent>({
    defaultValues: wholePlan(start.content),
    resolver: zodResolver(Cardapio.form as never) as unknown as Resolver<PlanContent>,
    // Validating a long plan at every key press would be slow.
    reValidateMode: 'onBlur',
    shouldFocusError: false,
  });
  const formRef = useRef<HTMLFormElement>(null);
  const toast = useToast();
  const offer = useOffer();
  const [history] = useState(() => createFormHistory(form, start.history));
  // The form's changes are outside React.
  useEffect(() => history.follow(), [history]);
  // The plan of the last Ctrl+S: the way out of a plan that has just been created leads to it.
  const saved = useRef<Plan>(undefined);
  const { editSession, submit, saveAndStay, ...state } = useEditSession({
    adapter,
    start,
    form,
    history,
    recordId,
    onSaved,
    onStayed(plan) {
      saved.current = plan;
      toast({ title: 'Cardápio salvo' });
    },
  });
  // An unchanged plan is not saved, because it would only add a version to the history.
  const isWorthSaving = state.isDirty || !state.base.id;
  const leaveUnchanged = () => (saved.current ? onSaved(saved.current) : onCancel());
  // Ctrl+S and Cmd+S save without leaving the editor, wherever the focus is. The browser has its own action for these keys.
  useWindowEvent('keydown', (event) => {
    if (!isShortcut(event, 's')) return;
    event.preventDefault();
    if (isWorthSaving) void saveAndStay();
  });
  const { submitCount, errors } = form.formState;
  // After a save with errors, the first field with an error gets the focus. An effect, because the fields of a part are
  // mounted only after its error has opened it.
  useEffect(() => {
    if (submitCount === 0) return;
    const field = formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    field?.focus({ preventScroll: true });
    field?.scrollIntoView({ block: 'center' });
  }, [submitCount]);
  usePartKeys(formRef, form, history);
  // The steps are found in the storage, outside React.
  useEffect(() => {
    if (!earlier) return;
    history.adopt(earlier);
    editSession.syncDraft();
  }, [earlier, history, editSession]);
  function takeTemplate(modelo: Modelo) {
    const before = structuredClone(form.getValues());
    const { titulo, paciente_id, paciente_nome } = before;
    const taken = wholePlan(planOf(modelo));
    const content = { ...taken, titulo: titulo.trim() || taken.titulo, paciente_id, paciente_nome };
    const takeBack = history.access.step('Modelo aplicado', () => {
      for (const name of Object.keys(content) as (keyof PlanContent)[])
        form.setValue(name, content[name], { shouldDirty: true });
    });
    const onPress = () => takeBack(() => takeBackContent(form, before, content));
    offer({ title: 'Modelo aplicado', action: { label: 'Desfazer', onPress } });
  }

  return (
    <FormProvider {...form}>
      <HistoryContext value={history.access}>
        <GuardFrame>
          <NumbersFrame>
            <BesidePanel>
              <form
                ref={formRef}
                noValidate
                onSubmit={onSubmit(() => void (isWorthSaving ? submit() : leaveUnchanged()))}
                onKeyDown={(event) => {
                  focusNextOnEnter(event);
                  focusPartByKey(event);
                }}
                className="grid grid-cols-1 gap-9"
              >
                <ChangedElsewhere latest={latest} adapter={adapter} state={state} />
                <BasicInfo onTemplate={hasLibrary ? takeTemplate : undefined} />
                <NumbersSwitch className="-mx-2 -my-4 justify-self-start" />
                <NumbersQuestion />
                <PartsSection kind={refeicoes} hasLibrary={hasLibrary} />
                <PartsSection kind={receitas} hasLibrary={hasLibrary} />
                <PartsSection kind={orientacoes} hasLibrary={hasLibrary} />
                <ClosingNotes />
                <NumbersOnDocument />
                {errors.root?.message && <Notice variant="danger">{errors.root.message}</Notice>}
                <EditorBar
                  state={state}
                  undo={<UndoButtons history={history} formRef={formRef} />}
                  onCancel={onCancel}
                />
              </form>
            </BesidePanel>
          </NumbersFrame>
        </GuardFrame>
      </HistoryContext>
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

/** Alt with Page Down or Page Up moves the focus to the next or the previous meal, recipe or guidance sheet. */
function focusPartByKey(event: KeyboardEvent<HTMLFormElement>) {
  const by = { PageDown: 1, PageUp: -1 }[event.key];
  if (!by || !event.altKey) return;
  event.preventDefault();
  const here = event.target as Element;
  const others = [...event.currentTarget.querySelectorAll('[data-part]')].filter(
    (part) => !part.contains(here),
  );
  const isBefore = (part: Element) => here.compareDocumentPosition(part) & Node.DOCUMENT_POSITION_PRECEDING;
  const next = by > 0 ? others.find((part) => !isBefore(part)) : others.filter(isBefore).at(-1);
  next?.querySelector<HTMLElement>('h3 button, input')?.focus({ preventScroll: true });
  next?.scrollIntoView({ block: 'nearest' });
}
