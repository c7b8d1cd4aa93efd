import type { Stored } from '@alecrim/domain';
import { SideSheet } from '../../../ui/side-sheet.tsx';
import { differencesOf } from '../../records/field-differences.tsx';
import { RecordVersions, type Version } from '../../records/record-versions.tsx';
import { noteLabels } from './note-labels.ts';

interface NoteVersionsProps {
  note: Stored<'Consulta'>;
  onClose: () => void;
}

/** The earlier versions of a note, and what each save changed. They are read from the server when it opens. */
export const NoteVersions = ({ note, onClose }: NoteVersionsProps) => (
  <SideSheet label="Histórico de versões" onClose={onClose}>
    <RecordVersions
      entity="Consulta"
      record={note}
      renderChanges={(before, after) => <NoteChanges before={before} after={after} />}
      restoreText={(moment) =>
        `A anotação volta a ser a de ${moment}, como uma nova versão. A atual continua no histórico.`
      }
      onRestored={onClose}
    />
  </SideSheet>
);

function NoteChanges({ before, after }: Record<'before' | 'after', Version<'Consulta'>>) {
  const changes = differencesOf(noteLabels, readable(before), readable(after));
  if (changes.length === 0) return <p className="text-sm text-muted">Nenhuma diferença no texto.</p>;
  return (
    <dl className="grid grid-cols-1 gap-4 text-sm">
      {changes.map(({ label, theirs, mine }) => (
        <div key={label} className="grid min-w-0 grid-cols-1 gap-1">
          <dt className="font-semibold">{label}</dt>
          <dd className="break-words whitespace-pre-line">{mine || '(vazio)'}</dd>
          <dd className="break-words whitespace-pre-line text-muted">
            <span className="font-medium">Antes: </span>
            {theirs || '(vazio)'}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Of a file only its name is for people. */
const readable = (version: Version<'Consulta'>) => ({
  ...version,
  anexos: version.anexos?.map(({ nome }) => nome),
});
