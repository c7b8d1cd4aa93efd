import { type Draft, type EntityName, entityNamed, type Stored } from '@alecrim/domain';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { type FieldValues, type Resolver, useForm } from 'react-hook-form';
import { useClient } from '../../data/client-context.tsx';
import { copyMutation } from '../../data/entity-copies.ts';
import { saveMutation } from '../../data/entity-mutations.ts';
import { draftKey, dropDraft, keepDraft, keptDraft } from '../../data/kept-draft.ts';
import { type SaveFailure, saveFailure } from '../../data/save-failure.ts';
import { useUser } from '../../data/session-context.ts';
import { newId } from '../../lib/new-id.ts';

/** What a form is opened on: a record, or the beginning of a new one. */
export interface EditTarget<N extends EntityName> {
  record?: Stored<N>;
  /** What a new record has from the start, such as the category that the list is filtered by. */
  start?: Partial<Draft<N>>;
}

interface FormOptions<N extends EntityName> {
  entity: N;
  target: EditTarget<N>;
  /** The last touch before saving, where the form does not hold everything. */
  prepare?: (draft: Draft<N>) => Draft<N>;
  onSaved: () => void;
}

/** The state of one opened form, from the first letter to the server's answer. */
export function useEntityForm<N extends EntityName>({ entity, target, prepare, onSaved }: FormOptions<N>) {
  const client = useClient();
  const queries = useQueryClient();
  const save = useMutation(saveMutation(client, queries, entity));
  const copy = useMutation(copyMutation(client, queries, entity));
  const key = draftKey(useUser().id, entity, target.record?.id);
  const [kept, setKept] = useState(() => keptDraft(key));
  const [base] = useState(() => initialValues(entity, target));
  const [version, setVersion] = useState(kept?.version ?? target.record?.version);
  // Sent again after a lost answer, the same key makes no second record.
  const [idempotencyKey, setIdempotencyKey] = useState(() => kept?.idempotencyKey ?? newId());
  const [generation, setGeneration] = useState(0);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const form = useForm<FieldValues>({
    defaultValues: kept?.values ?? base,
    resolver: zodResolver(entityNamed(entity).draft as never) as Resolver<FieldValues>,
  });

  const finished = (values: FieldValues) => {
    const draft = values as Draft<N>;
    return prepare ? prepare(draft) : draft;
  };

  function restart(values: FieldValues, from: number | undefined) {
    form.reset(values);
    setVersion(from);
    setGeneration(generation + 1);
  }

  function done() {
    dropDraft(key);
    onSaved();
  }

  function fail(error: unknown) {
    const failure = saveFailure(error);
    if (failure.kind === 'conflict') setConflict(failure);
    else if (failure.kind === 'fields') showInFields(failure.fields);
    else form.setError('root', { message: failure.message });
  }

  function showInFields(fields: { field: string; message: string }[]) {
    for (const { field, message } of fields) form.setError(field, { message });
    form.setError('root', { message: 'Confira os campos marcados.' });
  }

  const submitOver = (over: number | undefined) =>
    form.handleSubmit(async (values) => {
      setConflict(null);
      const draft = finished(values);
      await save
        .mutateAsync({ draft, id: target.record?.id, version: over, idempotencyKey })
        .then(done, fail);
    });

  // Typed and taken back is not typed.
  const isUntouched = useCallback(
    (values: FieldValues) => JSON.stringify(values) === JSON.stringify(base),
    [base],
  );

  return {
    form,
    isUntouched,
    conflict,
    /** Keeps what is typed until it is saved or given up. */
    keep: useCallback(
      (values: FieldValues) => keepDraft(key, { values, version, idempotencyKey }),
      [key, version, idempotencyKey],
    ),
    giveUp: useCallback(() => dropDraft(key), [key]),
    isWaitingForNetwork: save.isPaused,
    isRecovered: kept !== undefined,
    /** Changes when the whole form was filled anew: fields that hold their own text start afresh with it. */
    generation,
    submit: submitOver(version),
    startOver() {
      dropDraft(key);
      setKept(undefined);
      setIdempotencyKey(newId());
      restart(base, target.record?.version);
    },
    takeTheirs({ current }: Conflict) {
      dropDraft(key);
      setKept(undefined);
      setConflict(null);
      restart(valuesOf(entity, current), current.version);
    },
    overwrite({ current }: Conflict) {
      setVersion(current.version);
      return submitOver(current.version)();
    },
    keepAsCopy: () => copy.mutateAsync(finished(form.getValues())).then(done, fail),
  };
}

export type EntityForm<N extends EntityName> = ReturnType<typeof useEntityForm<N>>;

export type Conflict = Extract<SaveFailure, { kind: 'conflict' }>;

const initialValues = <N extends EntityName>(entity: N, { record, start }: EditTarget<N>): FieldValues =>
  valuesOf(entity, { ...entityNamed(entity).blank, ...start, ...record });

/** The fields of the entity alone: a form must not send back dates, owner or version. */
const valuesOf = (entity: EntityName, source: Readonly<Record<string, unknown>>): FieldValues =>
  Object.fromEntries(Object.keys(entityNamed(entity).fields).map((field) => [field, source[field]]));
