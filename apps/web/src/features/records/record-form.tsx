import { type Content, type Draft, type EntityName, entityNamed, type Stored } from '@alecrim/domain';
import { zodResolver } from '@hookform/resolvers/zod';
import {
  type ComponentType,
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
  useId,
  useState,
} from 'react';
import { type FieldValues, FormProvider, type Resolver, useForm, useFormState } from 'react-hook-form';
import { cn } from '../../lib/cn.ts';
import { newId } from '../../lib/new-id.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogContent } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { useOffer } from '../../ui/toast.tsx';
import { ConflictDialog } from '../../unsaved/conflict-dialog.tsx';
import { type EntityAdapter, useEntityAdapter } from '../../unsaved/entity-adapter.ts';
import { LeaveDialog, LeaveQuestion, useDialogExit } from '../../unsaved/leave-question.tsx';
import { baseOf, type RecordAdapter } from '../../unsaved/record-adapter.ts';
import { FormDrafts } from '../../unsaved/recovered-drafts.tsx';
import { SaveStatusText } from '../../unsaved/save-status.tsx';
import { type Start, useEditSession } from '../../unsaved/use-edit-session.ts';
import { FieldDifferences } from './field-differences.tsx';
import { recordWords } from './record-words.ts';
import { SaveHold } from './save-hold.ts';

export interface RecordFormContent {
  newTitle: string;
  editTitle: string;
  /** The fields of the form; they do not know where the record is saved. */
  Fields: ComponentType;
  /** The labels of the fields in a comparison of two versions. */
  fieldLabels: Readonly<Record<string, string>>;
  /** For field sets that need more room than one column. */
  dialogClassName?: string;
  /** Which text a draft is, where the title may be empty. */
  nameOf?: (content: object) => string;
}

interface RecordFormDialogProps<N extends EntityName> extends RecordFormContent {
  entity: N;
  target: EditTarget<N>;
  isOpen: boolean;
  /** Gets the focus when the button that opened the dialog is gone. */
  home: RefObject<HTMLElement | null>;
  onClose: () => void;
  /** `useOffer` of the page around: the form is unmounted when the offer to open it again is taken. */
  offer: ReturnType<typeof useOffer>;
  onSaved: (record: Stored<N>) => void;
  /** Opens the same form again with the typed text. */
  onReopen: (resumed: Start<Content<N>>) => void;
}

/** One form for new and for edit. Another start, such as a draft or the server's version, mounts a new form. */
export function RecordFormDialog<N extends EntityName>(props: RecordFormDialogProps<N>) {
  const adapter = useEntityAdapter(props.entity);
  const [start, setStart] = useState(() => startOf(adapter, props.target));
  return <RecordForm {...props} key={start.editor} adapter={adapter} start={start} onStart={setStart} />;
}

/** The record that a form edits, or the first values of a new record. */
export interface EditTarget<N extends EntityName> {
  record?: Stored<N>;
  /** The first values of a new record, such as the category of the active filter. */
  start?: Partial<Draft<N>>;
  /** A text that was discarded a moment ago and is restored. */
  resumed?: Start<Content<N>>;
}

function startOf<N extends EntityName>(adapter: EntityAdapter<N>, target: EditTarget<N>): Start<Content<N>> {
  if (target.resumed) return target.resumed;
  const base = baseOf(adapter, target.record, newId());
  const content = { ...base.content, ...(target.record ? {} : target.start) } as Content<N>;
  return { editor: newId(), base: { ...base, content }, content };
}

/** A draft of a new record that belongs to another patient is not offered here. */
function isOfSamePatient(entity: EntityName, draft: object, shown: object): boolean {
  if (!entityNamed(entity).childOf) return true;
  const patientIn = (content: object) => (content as { paciente_id?: string }).paciente_id;
  return patientIn(draft) === patientIn(shown);
}

interface RecordFormProps<N extends EntityName> extends RecordFormDialogProps<N> {
  adapter: EntityAdapter<N>;
  start: Start<Content<N>>;
  onStart: (start: Start<Content<N>>) => void;
}

/** The dialog around a form. Only Descartar discards the typed text; closing the dialog or leaving the page keeps a draft. */
function RecordForm<N extends EntityName>(props: RecordFormProps<N>) {
  const { entity, adapter, start, target, isOpen, offer, onStart, onClose, onReopen, onSaved } = props;
  const form = useForm<FieldValues>({
    defaultValues: start.content,
    resolver: zodResolver(entityNamed(entity).form as never) as Resolver<FieldValues>,
  });
  const { editSession, submit, ...state } = useEditSession<FieldValues, Stored<N>>({
    adapter: adapter as unknown as RecordAdapter<FieldValues, Stored<N>>,
    start,
    form,
    recordId: target.record?.id,
    onSaved,
  });
  const exit = useDialogExit(editSession, onClose);
  const [isHeld, setHeld] = useState(false);
  const isBusy = state.status !== 'idle';
  const formId = useId();

  function close() {
    if (!exit.close()) return;
    const content = structuredClone(form.getValues()) as Content<N>;
    // The answer to a save may arrive later, so the state of the server is read when it is needed.
    const reopen = () => {
      const base = editSession.state().base as typeof start.base;
      onReopen({ editor: newId(), base, content, tried: editSession.tried() });
      // The text goes on in the form that opens.
      editSession.discard();
    };
    offer({
      title: 'Ainda não foi salvo. Ficou um rascunho neste aparelho.',
      action: { label: 'Abrir', onPress: reopen },
    });
  }

  return (
    <Dialog open={isOpen} onOpenChange={(open) => !open && close()}>
      <DialogContent
        title={target.record ? props.editTitle : props.newTitle}
        home={props.home}
        className={cn('sm:max-w-xl', props.dialogClassName)}
        // A click beside the form does not close it.
        onInteractOutside={(event) => (state.isDirty || isBusy) && event.preventDefault()}
        footer={
          <>
            <p role="status" className="flex items-center gap-2 text-sm text-muted empty:hidden sm:mr-auto">
              {isHeld
                ? 'Enviando o anexo…'
                : (isBusy || state.storedOn === 'page') && <SaveStatusText {...state} />}
            </p>
            <div className="flex gap-3 *:grow sm:*:grow-0">
              {state.isDirty && (
                <Button variant="ghostDanger" onClick={exit.discard}>
                  Descartar
                </Button>
              )}
              <Button variant="outline" onClick={close}>
                Cancelar
              </Button>
            </div>
            <Button type="submit" form={formId} isBusy={isBusy || isHeld}>
              {target.record ? 'Salvar' : 'Criar'}
            </Button>
          </>
        }
      >
        <FormDrafts<Content<N>>
          adapter={adapter}
          id={target.record?.id}
          start={start}
          onStart={onStart}
          nameOf={props.nameOf ?? recordWords(entity).titleOf}
          contentOf={(draft) => adapter.contentOf(draft as unknown as Stored<N>)}
          isOffered={(draft) => isOfSamePatient(entity, draft, start.content)}
        />
        <FormProvider {...form}>
          <SaveHold value={setHeld}>
            <FormBody
              id={formId}
              onSubmit={(event) => (isHeld ? event.preventDefault() : submit(event))}
              Fields={props.Fields}
            />
          </SaveHold>
        </FormProvider>
      </DialogContent>
      <ConflictDialog
        entity={entity}
        editSession={editSession}
        problem={state.problem}
        renderComparison={(theirs) => (
          <FieldDifferences labels={props.fieldLabels} theirs={theirs} mine={form.getValues()} />
        )}
        onReload={() => {
          if (state.problem?.kind === 'conflict')
            onStart(startOf(adapter, { record: state.problem.current }));
        }}
      />
      <LeaveQuestion editSession={editSession} state={state} />
      <LeaveDialog editSession={editSession} state={state} {...exit.question} />
    </Dialog>
  );
}

interface FormBodyProps {
  id: string;
  onSubmit: (event: FormEvent) => Promise<void> | void;
  Fields: ComponentType;
}

/** The fields, and above them why they could not be saved. */
function FormBody({ id, onSubmit, Fields }: FormBodyProps) {
  const { errors } = useFormState();
  return (
    <form
      id={id}
      noValidate
      className="grid gap-5"
      onKeyDown={submitByKeyboard}
      onSubmit={(event) => {
        // Events bubble through React: a form around the page must not be sent along.
        event.stopPropagation();
        void onSubmit(event);
      }}
    >
      {errors.root && <Failure>{errors.root.message}</Failure>}
      <Fields />
    </form>
  );
}

/** Scrolls to the error, because a long form may be scrolled down. */
function Failure({ children }: { children: string | undefined }) {
  return (
    <div ref={(box) => box?.scrollIntoView({ block: 'nearest' })} className="scroll-mt-4">
      <Notice variant="danger">{children}</Notice>
    </div>
  );
}

function submitByKeyboard(event: KeyboardEvent<HTMLFormElement>) {
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit();
}
