import type { EntityName } from '@alecrim/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { useSession, useUser } from '../data/context.ts';
import { cacheRecord } from '../data/entity-mutations.ts';
import { saveFailure } from '../data/request-failures.ts';
import { onFormChange } from '../lib/form-changes.ts';
import { useToast } from '../ui/toast.tsx';
import type { Base, Kind, Saved } from './base.ts';
import { draftStore } from './draft-store.ts';
import { loadSignOutQuestion } from './load-sign-out-question.ts';
import { holdEditor } from './open-editors.ts';
import { openWorks } from './open-works.ts';
import { createWork, type SaveResult, type SaveWay } from './work.ts';

/** The first values of an editor: a record, a blank or a draft. */
export interface Start<C> {
  editor: string;
  base: Base<C>;
  content: C;
  tried?: readonly string[];
}

interface Options<C extends FieldValues, R extends Saved> {
  kind: Kind<C, R>;
  start: Start<C>;
  form: UseFormReturn<C>;
  /** Of the record that the drafts lie under; a copy that is saved does not change it. */
  recordId: string | undefined;
  onSaved: (record: R) => void;
  /** Saved, and the person goes on editing. */
  onStayed?: (record: R) => void;
}

/** The unsaved work of a form, from the first letter to the server's answer. */
export function useWork<C extends FieldValues, R extends Saved>(options: Options<C, R>) {
  const { kind, start, form, recordId } = options;
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

  const [work] = useState(() =>
    createWork<C, R>({
      ...start,
      kind,
      session,
      drafts: draftStore<C>({ userId, kind: kind.name, id: recordId }),
      read: form.getValues,
      write(values) {
        for (const [name, value] of Object.entries(values))
          form.setValue(name as Path<C>, value as PathValue<C, Path<C>>, { shouldDirty: true });
      },
      onRecord(record) {
        const type = start.base.id ? 'update' : 'create';
        if (kind.name !== 'User') void cacheRecord(queries, kind.name as EntityName, record, type);
      },
      onResult: finish,
    }),
  );
  const state = useSyncExternalStore(work.subscribe, work.state);

  // Storage, the tab's life and the form's own signal are outside React.
  useEffect(() => {
    // Without a connection the question would load too late; then asking for it says so.
    loadSignOutQuestion().catch(() => {});
    const onHidden = () => document.visibilityState === 'hidden' && work.settle();
    const stops = [
      holdEditor(work.editor),
      openWorks.add(work),
      onFormChange(form, work.edited),
      work.open(),
    ];
    window.addEventListener('pagehide', work.settle);
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      window.removeEventListener('pagehide', work.settle);
      document.removeEventListener('visibilitychange', onHidden);
      for (const stop of stops.reverse()) stop();
    };
  }, [form, work]);

  const submit = (way?: SaveWay) => form.handleSubmit(async () => void (await work.save(way)));
  return { ...state, work, submit: submit(), saveAndStay: submit('stay') };
}
