import type { Stored } from '@alecrim/domain';
import { NotebookPen, Plus } from 'lucide-react';
import { dayOf } from '../../../lib/dates.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LoadingArea } from '../../../ui/loading.tsx';
import { NoMatches, RecordList } from '../../records/record-list.tsx';
import { RecordDialog, RecordSearch, useRecordPage } from '../../records/record-page.tsx';
import { RecordRemoval } from '../../records/record-removal.tsx';
import { NoteCard, nameOfNote } from './note-card.tsx';
import { NoteFields } from './note-fields.tsx';
import { noteLabels } from './note-labels.ts';

const form = {
  newTitle: 'Nova anotação',
  editTitle: 'Editar anotação',
  Fields: NoteFields,
  fieldLabels: noteLabels,
  dialogClassName: 'sm:max-w-3xl',
  nameOf: nameOfNote,
};

/** The notes of a patient's consultations, newest first. Only the nutritionist reads them. */
export function NotesTab({ patient }: { patient: Stored<'Paciente'> }) {
  const page = useRecordPage('Consulta', {
    form,
    scope: { paciente_id: patient.id },
    sort: '-data',
    start: { paciente_id: patient.id, data: dayOf(new Date()) },
  });
  const newNote = (
    <Button icon={Plus} className="max-sm:w-full" onClick={page.openNew}>
      Nova anotação
    </Button>
  );
  return (
    <>
      <div className="flex flex-wrap-reverse items-start justify-between gap-x-4">
        <div className="min-w-0 grow sm:max-w-xl">
          <RecordSearch page={page} placeholder="Buscar nas anotações..." />
        </div>
        <div className="mb-5 max-sm:w-full">{newNote}</div>
      </div>
      <RecordList page={page} label="Anotações" loading={<LoadingArea className="min-h-40" />}>
        {(notes) => {
          if (notes.length === 0 && page.isNarrowed) return <NoMatches page={page} />;
          if (notes.length === 0) return <NoNotes onFirst={page.openNew} />;
          return (
            <ul aria-label="Anotações" className="grid grid-cols-1 gap-4">
              {notes.map((note) => (
                <NoteCard key={note.id} note={note} actions={page.actions} />
              ))}
            </ul>
          );
        }}
      </RecordList>
      <RecordDialog page={page} />
      <RecordRemoval page={page} />
    </>
  );
}

const NoNotes = ({ onFirst }: { onFirst: () => void }) => (
  <EmptyState
    icon={NotebookPen}
    title="Nenhuma anotação"
    action={<Button onClick={onFirst}>Escrever primeira anotação</Button>}
  >
    O que foi conversado em cada consulta, a anamnese e os exames. O paciente não vê as anotações.
  </EmptyState>
);
