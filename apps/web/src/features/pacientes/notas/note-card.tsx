import type { Stored } from '@alecrim/domain';
import { counted, dayText } from '@alecrim/domain/pure';
import { ChevronDown, History, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { longDate } from '../../../lib/dates.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { FoldedText } from '../../../ui/folded-text.tsx';
import { lazyPart } from '../../../ui/lazy-dialog.tsx';
import type { RecordActions } from '../../records/record-page.tsx';
import { AttachmentList } from './attachments.tsx';

const NoteVersions = lazyPart(() => import('./note-versions.tsx').then((m) => m.NoteVersions));

interface NoteCardProps {
  note: Stored<'Consulta'>;
  actions: RecordActions<'Consulta'>;
}

/** One note to read. A long text is folded. */
export function NoteCard({ note, actions }: NoteCardProps) {
  const { titulo, texto, anexos } = note;
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const day = dayOfNote(note);
  return (
    <li>
      <Card className="grid grid-cols-1 gap-3 p-5 sm:p-6">
        <header>
          <h3 className="font-semibold tracking-tight break-words">{titulo?.trim() || 'Consulta'}</h3>
          <p className="text-sm text-muted">
            <time dateTime={note.data}>{day}</time>
          </p>
        </header>
        {texto && <FoldedText>{texto}</FoldedText>}
        <Answers note={note} />
        <AttachmentList attachments={anexos} />
        <footer className="flex flex-wrap gap-2 border-t border-line pt-3">
          <Button
            icon={Pencil}
            variant="outline"
            size="sm"
            aria-label={`Editar anotação de ${day}`}
            onClick={() => actions.edit(note)}
          >
            Editar
          </Button>
          <Button
            icon={History}
            variant="ghost"
            size="sm"
            aria-label={`Histórico da anotação de ${day}`}
            onClick={() => setHistoryOpen(true)}
          >
            Histórico
          </Button>
          <Button
            icon={Trash2}
            variant="ghost"
            size="sm"
            className="ml-auto px-2 hover:bg-danger-soft hover:text-danger"
            aria-label={`Excluir anotação de ${day}`}
            onClick={() => actions.remove(note)}
          />
        </footer>
      </Card>
      {isHistoryOpen && <NoteVersions note={note} onClose={() => setHistoryOpen(false)} />}
    </li>
  );
}

/** "12 de março de 2026", whatever the time zone. */
export const dayOfNote = ({ data }: Pick<Stored<'Consulta'>, 'data'>): string => longDate(`${data}T12:00`);

/** Which note it is: its title, or else its day. */
export const nameOfNote = (note: Partial<Pick<Stored<'Consulta'>, 'titulo' | 'data'>>): string =>
  note.titulo?.trim() || (note.data ? `Anotação de ${dayText(note.data)}` : '');

/** The questions that were answered; folded, because an anamnesis is long. */
function Answers({ note }: { note: Stored<'Consulta'> }) {
  const answered = note.respostas.filter(({ resposta }) => resposta?.trim());
  if (answered.length === 0) return null;
  return (
    <details className="group rounded-control border border-line">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 rounded-control px-4 text-sm font-medium outline-offset-2 [&::-webkit-details-marker]:hidden">
        Anamnese: {counted(answered.length, 'resposta', 'respostas')}
        <ChevronDown aria-hidden="true" className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      <dl className="grid grid-cols-1 gap-3 px-4 pt-1 pb-4">
        {answered.map(({ pergunta, resposta }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a question may be asked twice.
          <div key={index} className="min-w-0">
            <dt className="text-sm text-muted">{pergunta}</dt>
            <dd className="break-words whitespace-pre-line">{resposta}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
