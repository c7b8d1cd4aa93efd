import type { EntityName, Stored } from '@alecrim/domain';
import { SideSheet } from '../../../ui/side-sheet.tsx';
import { differencesOf } from '../../records/field-differences.tsx';
import { RecordVersions, type RecordVersionsProps, type Version } from '../../records/record-versions.tsx';
import { noteLabels } from './note-labels.ts';

interface NoteVersionsProps {
  note: Stored<'Consulta'>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The earlier versions of a note, and what each save changed. */
export const NoteVersions = ({ note, isOpen, onOpenChange }: NoteVersionsProps) => (
  <VersionsSheet
    entity="Consulta"
    record={note}
    isOpen={isOpen}
    onOpenChange={onOpenChange}
    renderChanges={(before, after) => <NoteChanges before={before} after={after} />}
    restoreText={(moment) =>
      `A anotação volta a ser a de ${moment}, como uma nova versão. A atual continua no histórico.`
    }
  />
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

interface VersionsSheetProps<N extends EntityName> extends Omit<RecordVersionsProps<N>, 'onRestored'> {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The versions of a record at the side of the screen. They are read from the server when it opens. */
const VersionsSheet = <N extends EntityName>({ isOpen, onOpenChange, ...rest }: VersionsSheetProps<N>) =>
  isOpen && (
    <SideSheet label="Histórico de versões" onClose={() => onOpenChange(false)}>
      <RecordVersions {...rest} onRestored={() => onOpenChange(false)} />
    </SideSheet>
  );
