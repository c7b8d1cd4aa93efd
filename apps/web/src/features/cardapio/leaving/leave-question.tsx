import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogContent } from '../../../ui/dialog.tsx';
import { holdPage } from './hold-page.ts';

interface LeaveQuestionProps {
  /** There is something to lose. */
  isHeld: boolean;
  onDiscard: () => void;
  /** Filled with a function that leaves by a button of the page, asking first when there is something to lose. */
  leaveRef: { current: (goOn: () => void) => void };
}

/** Stands in the way while there are unsaved changes, and asks what is to become of them. */
export function LeaveQuestion({ isHeld, onDiscard, leaveRef }: LeaveQuestionProps) {
  const navigate = useNavigate();
  const [goOn, setGoOn] = useState<(() => void) | null>(null);
  const ask = useCallback((next: () => void) => setGoOn(() => next), []);

  // Links, history and the tab belong to the browser, outside React.
  useEffect(() => {
    leaveRef.current = isHeld ? ask : (next) => next();
    return isHeld ? holdPage(ask, (to) => void navigate(to)) : undefined;
  }, [isHeld, ask, leaveRef, navigate]);

  function leave() {
    setGoOn(null);
    goOn?.();
  }

  return (
    <Dialog open={goOn !== null} onOpenChange={(isOpen) => !isOpen && setGoOn(null)}>
      <DialogContent
        role="alertdialog"
        title="Sair sem salvar?"
        description="Este cardápio tem alterações que ainda não foram salvas."
        // Not at the foot of a phone, where an offer to undo may still stand.
        className="max-sm:inset-x-3 max-sm:top-20 max-sm:bottom-auto max-sm:w-auto max-sm:rounded-card sm:max-w-lg"
      >
        <div className="grid gap-3">
          <Button onClick={() => setGoOn(null)}>Continuar editando</Button>
          <Button look="outline" onClick={leave}>
            Guardar rascunho e sair
          </Button>
          <Button
            look="ghost"
            className="text-danger hover:bg-danger-soft hover:text-danger"
            onClick={() => {
              onDiscard();
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
