import { useEffect } from 'react';
import { useHeldPage } from '../lib/held-page.ts';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogContent } from '../ui/dialog.tsx';
import type { WorkState } from './work.ts';

interface LeaveQuestionProps {
  /** Also when a draft can be kept on this device. */
  isAlwaysAsked?: boolean;
  work: { settle: () => void; close: () => void; discard: () => void };
  state: Pick<WorkState<unknown, unknown>, 'isDirty' | 'status' | 'keptOn'>;
}

/** Holds the navigation while there are unsaved changes, and asks what to do with them. */
export function LeaveQuestion({ isAlwaysAsked, work, state }: LeaveQuestionProps) {
  const isUnsaved = state.isDirty || state.status !== 'idle';
  const isOnlyHere = state.keptOn === 'page';
  const { goOn, stay } = useHeldPage(isUnsaved && (isAlwaysAsked || isOnlyHere));
  const isAsking = goOn !== null;

  // Storage is outside React, and may have filled up since the last draft was kept.
  useEffect(() => {
    if (isAsking) work.settle();
  }, [isAsking, work]);

  function leave() {
    stay();
    goOn?.();
  }

  return (
    <Dialog open={isAsking} onOpenChange={(isOpen) => !isOpen && stay()}>
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
          {!isOnlyHere && (
            <Button
              look="outline"
              onClick={() => {
                work.close();
                leave();
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
              leave();
            }}
          >
            Descartar alterações
          </Button>
        </div>
      </DialogContent>
    </Dialog>
  );
}
