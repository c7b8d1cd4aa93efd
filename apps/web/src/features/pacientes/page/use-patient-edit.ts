import type { Content, Stored } from '@alecrim/domain';
import { pacienteLabels } from '@alecrim/domain/pure';
import { useState } from 'react';
import { newId } from '../../../lib/new-id.ts';
import type { FoundDraft } from '../../../unsaved/draft-store.ts';
import { useEntityAdapter } from '../../../unsaved/entity-adapter.ts';
import { baseOf } from '../../../unsaved/record-adapter.ts';
import { useRecoveredDrafts } from '../../../unsaved/recovered-drafts.tsx';
import type { Start } from '../../../unsaved/use-edit-session.ts';
import { differencesOf } from '../../records/field-differences.tsx';

/** The fields that are written on the page itself; the form of the patient has them too. */
export const inPlaceFields = ['restricoes', 'objetivo', 'observacoes'] as const;
export type InPlaceField = (typeof inPlaceFields)[number];

type PatientStart = Start<Content<'Paciente'>>;

/** The form that is open: one field on the page, or the dialog with all of them. */
export type PatientEdit = { field: InPlaceField; start: PatientStart } | { resumed?: PatientStart };

/** What of the patient is being edited, and the drafts that an earlier edit left. Only one form is open at a time. */
export function usePatientEdit(patient: Stored<'Paciente'>) {
  const adapter = useEntityAdapter('Paciente');
  const [edit, setEdit] = useState<PatientEdit | null>(null);
  const [lastField, setLastField] = useState<InPlaceField | null>(null);
  const { found, drop, refresh } = useRecoveredDrafts<Content<'Paciente'>>(
    'Paciente',
    patient.id,
    (content) => adapter.readable(content) === adapter.readable(adapter.contentOf(patient)),
  );

  function editField(field: InPlaceField) {
    const base = baseOf(adapter, patient, newId());
    setEdit({ field, start: { editor: newId(), base, content: base.content } });
  }

  /** The draft goes on where it was written: in its field, or in the form if more than that field differs. */
  function restore(draft: FoundDraft<Content<'Paciente'>>) {
    const content = adapter.contentOf(draft.content as Stored<'Paciente'>);
    const start = { ...draft, content, editor: newId() };
    const changed = changedFields(draft.base.content, content);
    const field = inPlaceFields.find((name) => changed.every((one) => one === name));
    setEdit(field && changed.length > 0 ? { field, start } : { resumed: start });
    drop(draft);
  }

  function close() {
    setLastField(edit && 'field' in edit ? edit.field : null);
    setEdit(null);
    refresh();
  }

  return {
    adapter,
    edit,
    /** The field that was closed last. */
    lastField,
    editField,
    editAll: (resumed?: PatientStart) => setEdit({ resumed }),
    close,
    drafts: { found, drop, restore },
    /** Which text a draft is: the name, and what was changed. */
    nameOf: (content: Content<'Paciente'>) => {
      const changed = differencesOf(pacienteLabels, patient, content).map(({ label }) => label);
      return [patient.nome, changed.join(', ')].filter(Boolean).join(': ');
    },
  };
}

const changedFields = (before: object, after: object): string[] =>
  Object.keys(after).filter((name) => textOf(before, name) !== textOf(after, name));

const textOf = (content: object, name: string) =>
  JSON.stringify((content as Record<string, unknown>)[name] ?? '');
