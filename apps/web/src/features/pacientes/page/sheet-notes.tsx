import type { Stored } from '@alecrim/domain';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useClient } from '../../../data/context.ts';
import { notesQuery } from '../../../data/notes.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Options, Select } from '../../../ui/select.tsx';
import { dayOfNote } from '../notas/note-card.tsx';

const choices = { none: 'Sem anotações', last: 'Última anotação', all: 'Todas as anotações' };
export type ShownNotes = keyof typeof choices;

interface NotesChoiceProps {
  shown: ShownNotes;
  onChange: (shown: ShownNotes) => void;
}

/** Notes are private, so the sheet has none until she asks for them. */
export function NotesChoice({ shown, onChange }: NotesChoiceProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={id} className="sr-only">
        Anotações no resumo
      </label>
      <Select
        id={id}
        className="w-auto text-sm"
        value={shown}
        onChange={({ target }) => onChange(target.value as ShownNotes)}
      >
        <Options labels={choices} />
      </Select>
    </>
  );
}

export function SheetNotes({ patient, shown }: { patient: Stored<'Paciente'>; shown: ShownNotes }) {
  const isAsked = shown !== 'none';
  const { data, isError } = useQuery({ ...notesQuery(useClient(), patient.id), enabled: isAsked });
  if (!isAsked) return null;
  if (isError) return <Notice look="danger">Não foi possível carregar as anotações.</Notice>;
  const notes = shown === 'last' ? data?.slice(0, 1) : data;
  return (
    <section className="doc-section">
      <h2>Anotações</h2>
      <div className="grid gap-6">
        {notes?.map((note) => (
          <div key={note.id} className="grid gap-1.5">
            <h3>{[dayOfNote(note), note.titulo?.trim()].filter(Boolean).join(' · ')}</h3>
            {note.texto && <p className="whitespace-pre-line">{note.texto}</p>}
            {note.respostas
              .filter(({ resposta }) => resposta?.trim())
              .map(({ pergunta, resposta }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a question may be asked twice.
                <p key={index} className="whitespace-pre-line">
                  <strong>{pergunta}</strong> {resposta}
                </p>
              ))}
          </div>
        ))}
      </div>
      {notes?.length === 0 && <p>Nenhuma anotação.</p>}
    </section>
  );
}
