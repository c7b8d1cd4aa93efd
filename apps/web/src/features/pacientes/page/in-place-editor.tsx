import { type Content, entities, type Stored } from '@alecrim/domain';
import { pacienteLabels } from '@alecrim/domain/pure';
import { zodResolver } from '@hookform/resolvers/zod';
import { Pencil } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { type FieldValues, FormProvider, type Resolver, useForm, useFormState } from 'react-hook-form';
import { RestricoesField } from '../../../fields/restricoes-field.tsx';
import { LongTextField } from '../../../fields/text-field.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { ConflictDialog } from '../../../unsaved/conflict-dialog.tsx';
import type { EntityAdapter } from '../../../unsaved/entity-adapter.ts';
import { LeaveQuestion } from '../../../unsaved/leave-question.tsx';
import type { RecordAdapter } from '../../../unsaved/record-adapter.ts';
import { SaveStatusText } from '../../../unsaved/save-status.tsx';
import { type Start, useEditSession } from '../../../unsaved/use-edit-session.ts';
import { FieldDifferences } from '../../records/field-differences.tsx';
import { recordWords } from '../../records/record-words.ts';
import { NotesOffers } from '../../restricoes/notes-offers.tsx';
import type { InPlaceField } from './use-patient-edit.ts';

interface ShownFieldProps {
  label: string;
  children: ReactNode;
  /** Absent while another field is being edited. */
  onEdit?: () => void;
  /** The field was closed a moment ago, so its button gets the focus back. */
  isReturning?: boolean;
}

/** A part of the record, with a button that turns it into a field. */
export function ShownField({ label, children, onEdit, isReturning }: ShownFieldProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isFocused] = useState(isReturning);
  // The focus is outside React. Only the first render counts.
  useEffect(() => {
    if (isFocused) button.current?.focus();
  }, [isFocused]);
  return (
    <>
      <div className="flex items-center justify-between gap-2">
        <h2 className="text-sm font-semibold text-muted">{label}</h2>
        {onEdit && (
          <Button
            icon={Pencil}
            ref={button}
            variant="ghost"
            size="sm"
            className="-my-2 -mr-2 px-2 print:hidden"
            aria-label={`Editar ${label.toLowerCase()}`}
            title="Editar"
            onClick={onEdit}
          />
        )}
      </div>
      {children}
    </>
  );
}

interface InPlaceEditorProps {
  adapter: EntityAdapter<'Paciente'>;
  start: Start<Content<'Paciente'>>;
  field: InPlaceField;
  placeholder?: string | undefined;
  recordId: string;
  onClose: () => void;
}

/** One field of the record. It is a form of the whole record, so that its drafts are those of the patient's form. */
export function InPlaceEditor(props: InPlaceEditorProps) {
  const { adapter, start, field, placeholder, recordId, onClose } = props;
  const toast = useToast();
  const form = useForm<FieldValues>({
    defaultValues: start.content,
    resolver: zodResolver(entities.Paciente.form as never) as Resolver<FieldValues>,
  });
  const { editSession, submit, ...state } = useEditSession<FieldValues, Stored<'Paciente'>>({
    adapter: adapter as unknown as RecordAdapter<FieldValues, Stored<'Paciente'>>,
    start,
    form,
    recordId,
    onSaved: () => {
      onClose();
      toast({ title: recordWords('Paciente').saved });
    },
  });
  const isBusy = state.status !== 'idle';
  const box = useRef<HTMLFormElement>(null);
  // The person has just asked for the field.
  useEffect(() => box.current?.querySelector<HTMLElement>('textarea, input[type="text"]')?.focus(), []);

  function discard() {
    editSession.discard();
    onClose();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void submit();
    if (event.key === 'Escape' && !state.isDirty) onClose();
  }

  return (
    <FormProvider {...form}>
      <form
        ref={box}
        noValidate
        className="grid grid-cols-1 gap-3"
        onKeyDown={onKeyDown}
        onSubmit={(event) => void submit(event)}
      >
        <Failure shown={field} />
        {field === 'restricoes' ? (
          <>
            <h2 className="text-sm font-semibold text-muted">{pacienteLabels.restricoes}</h2>
            <NotesOffers />
            <RestricoesField />
          </>
        ) : (
          <LongTextField name={field} label={pacienteLabels[field]} placeholder={placeholder} />
        )}
        <div className="flex flex-wrap items-center gap-2">
          <Button type="submit" size="sm" isBusy={isBusy}>
            Salvar
          </Button>
          {state.isDirty ? (
            <Button variant="ghostDanger" size="sm" onClick={discard}>
              Descartar
            </Button>
          ) : (
            <Button variant="ghost" size="sm" onClick={onClose}>
              Cancelar
            </Button>
          )}
          <p role="status" className="flex items-center gap-2 text-sm text-muted empty:hidden">
            {(isBusy || state.storedOn === 'page') && <SaveStatusText {...state} />}
          </p>
        </div>
      </form>
      <ConflictDialog
        entity="Paciente"
        editSession={editSession}
        problem={state.problem}
        renderComparison={(theirs) => (
          <FieldDifferences labels={pacienteLabels} theirs={theirs} mine={form.getValues()} />
        )}
        onReload={onClose}
      />
      <LeaveQuestion editSession={editSession} state={state} />
    </FormProvider>
  );
}

/** Why nothing was saved; also when a field of the form that is not shown here breaks a rule. */
function Failure({ shown }: { shown: InPlaceField }) {
  const { errors } = useFormState();
  const others = Object.entries(pacienteLabels).filter(([name]) => name !== shown && errors[name]);
  const message =
    errors.root?.message ??
    (others.length > 0 && `Corrija antes em Editar: ${others.map(([, label]) => label).join(', ')}.`);
  return message ? <Notice variant="danger">{message}</Notice> : null;
}
