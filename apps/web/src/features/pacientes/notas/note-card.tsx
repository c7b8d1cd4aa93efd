import type { Stored } from '@alecrim/domain';
import { counted } from '@alecrim/domain/pure';
import { ChevronDown, History, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { longDate } from '../../../lib/dates.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { lazyPart } from '../../../ui/lazy-dialog.tsx';
import type { RecordActions } from '../../records/record-page.tsx';
import { AttachmentList } from './attachment-list.tsx';

const NoteVersions = lazyPart(() => import('./note-versions.tsx').then((m) => m.NoteVersions));

interface NoteCardProps {
  note: Stored<'Consulta'>;
  actions: RecordActions<'Consulta'>;
}

/** One note to read. A long text is folded. */
export function NoteCard({ note, actions }: NoteCardProps) {
  const { titulo, texto, anexos } = note;
  const [isHistoryOpen, setHistoryOpen] = useState<boolean>();
  const day = dayOfNote(note);
  return (
    <li>
      <Card className="grid grid-cols-1 gap-3 p-5 sm:p-6">
        <header className="flex items-start justify-between gap-3">
          <div className="min-w-0">
            <h3 className="font-semibold tracking-tight break-words">{titulo?.trim() || 'Consulta'}</h3>
            <p className="text-sm text-muted">
              <time dateTime={note.data}>{day}</time>
            </p>
          </div>
          <div className="-mt-2 -mr-2 flex shrink-0">
            <IconButton
              icon={Pencil}
              label={`Editar anotação de ${day}`}
              onClick={() => actions.edit(note)}
            />
            <IconButton
              icon={History}
              label={`Histórico da anotação de ${day}`}
              onClick={() => setHistoryOpen(true)}
            />
            <IconButton
              icon={Trash2}
              label={`Excluir anotação de ${day}`}
              onClick={() => actions.remove(note)}
            />
          </div>
        </header>
        {texto && <LongText text={texto} />}
        <Answers note={note} />
        <AttachmentList attachments={anexos} />
      </Card>
      {isHistoryOpen !== undefined && (
        <NoteVersions note={note} isOpen={isHistoryOpen} onOpenChange={setHistoryOpen} />
      )}
    </li>
  );
}

/** "12 de março de 2026", whatever the time zone. */
export const dayOfNote = ({ data }: Pick<Stored<'Consulta'>, 'data'>): string => longDate(`${data}T12:00`);

interface IconButtonProps {
  icon: typeof Pencil;
  label: string;
  onClick: () => void;
}

const IconButton = ({ icon: Icon, label, onClick }: IconButtonProps) => (
  <Button look="ghost" size="icon" aria-label={label} title={label.split(' ')[0]} onClick={onClick}>
    <Icon aria-hidden="true" />
  </Button>
);

// About six lines on a phone.
const LONG = 400;

function LongText({ text }: { text: string }) {
  const [isWhole, setWhole] = useState(false);
  const isLong = text.length > LONG || text.split('\n').length > 8;
  return (
    <div className="grid grid-cols-1 justify-items-start">
      <p
        className={
          isLong && !isWhole
            ? 'line-clamp-6 break-words whitespace-pre-line'
            : 'break-words whitespace-pre-line'
        }
      >
        {text}
      </p>
      {isLong && (
        <Button look="link" size="inline" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? 'Mostrar menos' : 'Mostrar tudo'}
        </Button>
      )}
    </div>
  );
}

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
