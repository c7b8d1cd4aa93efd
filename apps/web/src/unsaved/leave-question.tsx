import { useEffect, useRef, useState } from 'react';
import { useNavigationGuard } from '../lib/navigation-guard.ts';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogContent } from '../ui/dialog.tsx';
import type { SaveWay, WorkState } from './work.ts';

interface Leaving {
  work: {
    settle: () => void;
    close: () => void;
    discard: () => void;
    save: (way: SaveWay) => Promise<{ kind: string }>;
  };
  state: Pick<WorkState<unknown, unknown>, 'isDirty' | 'status' | 'keptOn'>;
}

/** Holds the navigation while there are unsaved changes, and asks what to do with them. */
export function LeaveQuestion({ isAlwaysAsked, ...leaving }: Leaving & { isAlwaysAsked?: boolean }) {
  const { isDirty, status, keptOn } = leaving.state;
  const isUnsaved = isDirty || status !== 'idle';
  const { goOn, stay } = useNavigationGuard(isUnsaved && (isAlwaysAsked || keptOn === 'page'));
  function leave() {
    stay();
    goOn?.();
  }
  return <LeaveDialog {...leaving} isOpen={goOn !== null} onStay={stay} onLeave={leave} />;
}

interface LeaveDialogProps extends Leaving {
  isOpen: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks what to do with unsaved changes. Only one of the answers gives them up, and it says so. */
export function LeaveDialog({ isOpen, work, state, onStay, onLeave }: LeaveDialogProps) {
  const isOnlyHere = state.keptOn === 'page';
  const [isSaving, setSaving] = useState(false);
  const leaving = useRef(new AbortController());

  // Storage is outside React, and may have filled up since the last draft was kept.
  useEffect(() => {
    if (isOpen) work.settle();
  }, [isOpen, work]);

  function stay() {
    // The answer of the save is then told by the editor, not by leaving it.
    leaving.current.abort();
    setSaving(false);
    onStay();
  }

  async function saveAndLeave() {
    leaving.current = new AbortController();
    const { signal } = leaving.current;
    setSaving(true);
    const { kind } = await work.save(signal);
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
          <Button look="outline" isBusy={isSaving} onClick={() => void saveAndLeave()}>
            Salvar e sair
          </Button>
          {!isOnlyHere && (
            <Button
              look="outline"
              onClick={() => {
                work.close();
                onLeave();
              }}
            >
              Guardar rascunho e sair
            </Button>
          )}
          <Button
            look="ghost"
            className="text-danger hover:bg-danger-soft hover:text-danger"
            onClick={() => {
              work.discard();
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
