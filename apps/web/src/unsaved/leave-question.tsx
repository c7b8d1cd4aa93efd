import { useEffect, useRef, useState } from 'react';
import { useNavigationGuard } from '../lib/navigation-guard.ts';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogContent } from '../ui/dialog.tsx';
import type { AfterSave, EditSessionState } from './edit-session.ts';

interface Leaving {
  editSession: {
    syncDraft: () => void;
    close: () => void;
    discard: () => void;
    save: (after: AfterSave) => Promise<{ kind: string }>;
  };
  state: Pick<EditSessionState<unknown, unknown>, 'isDirty' | 'status' | 'storedOn'>;
}

/** Blocks the navigation while there are unsaved changes, and asks what to do with them. */
export function LeaveQuestion({ isAlwaysAsked, ...leaving }: Leaving & { isAlwaysAsked?: boolean }) {
  const { isDirty, status, storedOn } = leaving.state;
  const isUnsaved = isDirty || status !== 'idle';
  const { goOn, stay } = useNavigationGuard(isUnsaved && (isAlwaysAsked || storedOn === 'page'));
  function leave() {
    stay();
    goOn?.();
  }
  return <LeaveDialog {...leaving} isOpen={goOn !== null} onStay={stay} onLeave={leave} />;
}

/** The ways out of a form in a dialog. Its `question` belongs to a `LeaveDialog`. */
export function useDialogExit(
  editSession: Leaving['editSession'] & { state: () => Leaving['state'] },
  onClose: () => void,
) {
  const [isLeaving, setLeaving] = useState(false);
  return {
    /** Keeps a draft, and asks where none can be stored. Returns whether the dialog was closed with a draft. */
    close(): boolean {
      editSession.syncDraft();
      const { isDirty, storedOn } = editSession.state();
      const isAsked = isDirty && storedOn === 'page';
      if (isAsked) setLeaving(true);
      else {
        editSession.close();
        onClose();
      }
      return isDirty && !isAsked;
    },
    /** After the person pressed a button that says so. */
    discard() {
      editSession.discard();
      onClose();
    },
    question: { isOpen: isLeaving, onStay: () => setLeaving(false), onLeave: onClose },
  };
}

interface LeaveDialogProps extends Leaving {
  isOpen: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks what to do with unsaved changes. Only the answer that says so discards them. */
export function LeaveDialog({ isOpen, editSession, state, onStay, onLeave }: LeaveDialogProps) {
  const isOnlyHere = state.storedOn === 'page';
  const [isSaving, setSaving] = useState(false);
  const leaving = useRef(new AbortController());

  // The storage may have filled up since the last draft was stored.
  useEffect(() => {
    if (isOpen) editSession.syncDraft();
  }, [isOpen, editSession]);

  function stay() {
    // The editor then reports the answer of the save.
    leaving.current.abort();
    setSaving(false);
    onStay();
  }

  async function saveAndLeave() {
    leaving.current = new AbortController();
    const { signal } = leaving.current;
    setSaving(true);
    const { kind } = await editSession.save(signal);
    if (signal.aborted) return;
    setSaving(false);
    // The page behind the question shows what is wrong.
    if (kind === 'saved') onLeave();
    else onStay();
  }

  return (
    <Dialog open={isOpen} onOpenChange={(open) => !open && stay()}>
      <DialogContent
        role="alertdialog"
        title="Sair sem salvar?"
        description={
          isOnlyHere
            ? 'Este navegador não guarda rascunhos. Ao sair desta página, as alterações se perdem.'
            : 'Há alterações que ainda não foram salvas.'
        }
        // Not at the foot of a phone, where an offer to undo may still be shown.
        className="max-sm:inset-x-3 max-sm:top-20 max-sm:bottom-auto max-sm:w-auto max-sm:rounded-card sm:max-w-lg"
      >
        <div className="grid gap-3">
          <Button onClick={stay}>Continuar editando</Button>
          <Button variant="outline" isBusy={isSaving} onClick={() => void saveAndLeave()}>
            Salvar e sair
          </Button>
          {!isOnlyHere && (
            <Button
              variant="outline"
              onClick={() => {
                editSession.close();
                onLeave();
              }}
            >
              Guardar rascunho e sair
            </Button>
          )}
          <Button
            variant="ghostDanger"
            onClick={() => {
              editSession.discard();
              onLeave();
            }}
          >
            Descartar alterações
          </Button>
        </div>
      </DialogContent>
    </Dialog>
  );
}
