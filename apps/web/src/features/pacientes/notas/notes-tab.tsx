import type { Stored } from '@alecrim/domain';
import { NotebookPen, Plus } from 'lucide-react';
import { DayField } from '../../../fields/day-field.tsx';
import { LongTextField, TextField } from '../../../fields/text-field.tsx';
import { dayOf } from '../../../lib/dates.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState, LoadingArea } from '../../../ui/states.tsx';
import { NoMatches, RecordList } from '../../records/record-list.tsx';
import { RecordDialog, RecordSearch, useRecordPage } from '../../records/record-page.tsx';
import { RecordRemoval } from '../../records/record-removal.tsx';
import { AnswersField } from './answers-field.tsx';
import { AttachmentsField } from './attachments.tsx';
import { NoteCard, nameOfNote } from './note-card.tsx';
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

/** The fields of a note: when it was, what was said, the anamnesis and the files. */
function NoteFields() {
  return (
    <>
      <div className="grid items-start gap-5 sm:grid-cols-[12rem_minmax(0,1fr)]">
        <DayField name="data" label={`${noteLabels.data} *`} />
        <TextField
          name="titulo"
          label={noteLabels.titulo}
          placeholder="Ex.: Primeira consulta, retorno de 30 dias"
        />
      </div>
      <LongTextField
        name="texto"
        label={noteLabels.texto}
        style={{ minHeight: '10rem' }}
        placeholder="O que foi conversado, combinado e observado"
        hint="Só você lê. Nada daqui vai para o link do paciente."
      />
      <AnswersField />
      <AttachmentsField />
    </>
  );
}
