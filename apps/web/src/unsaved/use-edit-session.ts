import type { EntityName } from '@alecrim/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { useSession, useUser } from '../data/context.ts';
import { cacheRecord } from '../data/entity-mutations.ts';
import { saveFailure } from '../data/request-failures.ts';
import { onFormChange } from '../lib/form-changes.ts';
import type { FormHistory } from '../lib/form-history/form-history.ts';
import type { StoredHistory } from '../lib/form-history/history.ts';
import { useToast } from '../ui/toast.tsx';
import { draftStore } from './draft-store.ts';
import { type AfterSave, createEditSession, type SaveResult } from './edit-session.ts';
import { lockEditor, openSessions } from './open-editors.ts';
import type { Base, RecordAdapter, SavedRecord } from './record-adapter.ts';
import { loadSignOutQuestion } from './use-sign-out.tsx';

/** The first values of an editor: a record, a blank or a draft. */
export interface Start<C> {
  editor: string;
  base: Base<C>;
  content: C;
  tried?: readonly string[];
  history?: StoredHistory;
}

interface Options<C extends FieldValues, R extends SavedRecord> {
  adapter: RecordAdapter<C, R>;
  start: Start<C>;
  form: UseFormReturn<C>;
  /** Absent in a form without an undo. */
  history?: FormHistory<C>;
  /** Drafts are stored under this id, also after the text was saved as a copy. */
  recordId: string | undefined;
  onSaved: (record: R) => void;
  /** Called instead of `onSaved` if the person continues to edit. */
  onStayed?: (record: R) => void;
}

/** The edit session of a form. */
export function useEditSession<C extends FieldValues, R extends SavedRecord>(options: Options<C, R>) {
  const { adapter, start, form, history, recordId } = options;
  const { control, watch } = form;
  const { id: userId } = useUser();
  const session = useSession();
  const queries = useQueryClient();
  const toast = useToast();

  const latest = useRef(options);
  latest.current = options;

  function finish(result: SaveResult<R>) {
    if (result.kind === 'saved') {
      const { onSaved, onStayed } = latest.current;
      return result.isStaying ? onStayed?.(result.record) : onSaved(result.record);
    }
    if (result.kind === 'partly')
      toast({ title: 'Parte das alterações foi salva. Confira os campos marcados.' });
    if (result.kind === 'partly' || result.kind === 'invalid') void form.trigger();
    if (result.kind === 'refused') refuse(result.error);
  }

  function refuse(error: unknown) {
    const failure = saveFailure(error);
    for (const { field, message } of failure.fields) form.setError(field as Path<C>, { message });
    form.setError('root', { message: failure.message });
  }

  const [editSession] = useState(() =>
    createEditSession<C, R>({
      ...start,
      adapter,
      session,
      drafts: draftStore<C>({ userId, type: adapter.name, id: recordId }),
      read: form.getValues,
      history: history?.stored,
      write(values) {
        const put = () => {
          for (const [name, value] of Object.entries(values))
            form.setValue(name as Path<C>, value as PathValue<C, Path<C>>, { shouldDirty: true });
        };
        if (history) history.access.asPartOfLast(put);
        else put();
      },
      onRecord(record) {
        const type = start.base.id ? 'update' : 'create';
        if (adapter.name !== 'User') void cacheRecord(queries, adapter.name as EntityName, record, type);
      },
      onResult: finish,
    }),
  );
  const state = useSyncExternalStore(editSession.subscribe, editSession.state);

  // The storage, the page's visibility and the form's changes are outside React.
  useEffect(() => {
    // Loaded early, because the connection may be lost later. The question itself reports a failure.
    loadSignOutQuestion().catch(() => {});
    const onHidden = () => document.visibilityState === 'hidden' && editSession.syncDraft();
    const stops = [
      lockEditor(editSession.editor),
      openSessions.add(editSession),
      onFormChange({ control, watch }, editSession.edited),
      editSession.open(),
    ];
    window.addEventListener('pagehide', editSession.syncDraft);
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      window.removeEventListener('pagehide', editSession.syncDraft);
      document.removeEventListener('visibilitychange', onHidden);
      for (const stop of stops.reverse()) stop();
    };
  }, [control, watch, editSession]);

  const submit = (after?: AfterSave) => form.handleSubmit(async () => void (await editSession.save(after)));
  return { ...state, editSession, submit: submit(), saveAndStay: submit('stay') };
}
