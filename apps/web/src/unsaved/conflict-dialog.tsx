import { type EntityName, entityNamed } from '@alecrim/domain';
import { type ReactNode, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { OpenDialog } from '../ui/dialog.tsx';
import type { EditSession } from './edit-session.ts';
import type { SavedRecord } from './record-adapter.ts';
import type { SaveProblem } from './send-record.ts';

interface ConflictDialogProps<C extends object, R extends SavedRecord> {
  entity: EntityName;
  editSession: EditSession<C, R>;
  problem: SaveProblem<R> | null;
  /** The own changes and the changes of the other version. */
  renderComparison: (theirs: R) => ReactNode;
  /** Starts over from the server's version; the text stays in a draft. */
  onReload?: () => void;
}

/** Shown when two people or two tabs changed one record. Every answer keeps both texts or asks before replacing one. */
export function ConflictDialog<C extends object, R extends SavedRecord>(props: ConflictDialogProps<C, R>) {
  const { problem } = props;
  return problem && <Question {...props} problem={problem} />;
}

function Question<C extends object, R extends SavedRecord>({
  entity,
  editSession,
  problem,
  renderComparison,
  onReload,
}: ConflictDialogProps<C, R> & { problem: SaveProblem<R> }) {
  const [isComparing, setComparing] = useState(false);
  const { este, ele, o, noun } = conflictWords(entity);
  const theirs = problem.kind === 'conflict' ? problem.current : undefined;
  const isDraftStored = () => editSession.state().storedOn !== 'page';
  const canReload = onReload !== undefined && isDraftStored();

  function reload() {
    // The storage may have filled up since the last draft; then the button is hidden.
    editSession.syncDraft();
    if (isDraftStored()) onReload?.();
  }

  return (
    <OpenDialog
      onClose={editSession.dismissProblem}
      role="alertdialog"
      isText
      title={
        theirs
          ? `${este} ${noun} foi alterad${o} em outra aba ou aparelho`
          : `${este} ${noun} foi excluíd${o}`
      }
      description={
        theirs
          ? `Outra versão foi salva depois que você abriu ${o === 'a' ? 'esta' : 'este'} ${noun}. Nada foi sobrescrito, e o seu texto continua aqui.`
          : `${ele} foi excluíd${o} em outra aba ou aparelho enquanto você editava. O seu texto continua aqui.`
      }
      className={isComparing ? 'sm:max-w-4xl' : 'sm:max-w-2xl'}
      footer={
        <>
          {theirs && (
            <>
              <Button variant="ghost" className="sm:mr-auto" onClick={() => setComparing(!isComparing)}>
                {isComparing ? 'Ocultar comparação' : 'Comparar'}
              </Button>
              {canReload && (
                <Button variant="outline" onClick={reload}>
                  Recarregar
                </Button>
              )}
              <Button variant="outline" onClick={() => void editSession.saveOver(theirs)}>
                Substituir pela minha versão
              </Button>
            </>
          )}
          <Button onClick={() => void editSession.saveAsCopy()}>Salvar o meu como cópia</Button>
        </>
      }
    >
      {theirs && (isComparing ? renderComparison(theirs) : <Answers entity={entity} canReload={canReload} />)}
    </OpenDialog>
  );
}

function Answers({ entity, canReload }: { entity: EntityName; canReload: boolean }) {
  const { outro, noun } = conflictWords(entity);
  return (
    <ul className="grid list-disc gap-1.5 pl-5 text-sm">
      <li>
        <strong>Comparar</strong> mostra o que você alterou e o que foi alterado na outra versão.
      </li>
      {canReload && (
        <li>
          <strong>Recarregar</strong> abre a versão salva; o seu texto fica guardado como rascunho.
        </li>
      )}
      <li>
        <strong>Substituir pela minha versão</strong> salva o seu texto no lugar da outra versão.
      </li>
      <li>
        <strong>Salvar o meu como cópia</strong> cria {outro} {noun} com o seu texto.
      </li>
    </ul>
  );
}

function conflictWords(entity: EntityName) {
  const { singular: noun, gender: o } = entityNamed(entity).words;
  const isFeminine = o === 'a';
  return {
    noun,
    o,
    este: isFeminine ? 'Esta' : 'Este',
    ele: isFeminine ? 'Ela' : 'Ele',
    outro: isFeminine ? 'outra' : 'outro',
  };
}
