import { useHeldPage } from '../../../lib/held-page.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogContent } from '../../../ui/dialog.tsx';

interface LeaveQuestionProps {
  /** There is something to lose. */
  isHeld: boolean;
  onDiscard: () => void;
}

/** Stands in the way while there are unsaved changes, and asks what is to become of them. */
export function LeaveQuestion({ isHeld, onDiscard }: LeaveQuestionProps) {
  const { goOn, stay } = useHeldPage(isHeld);

  function leave() {
    stay();
    goOn?.();
  }

  return (
    <Dialog open={goOn !== null} onOpenChange={(isOpen) => !isOpen && stay()}>
      <DialogContent
        role="alertdialog"
        title="Sair sem salvar?"
        description="Este cardápio tem alterações que ainda não foram salvas."
        // Not at the foot of a phone, where an offer to undo may still stand.
        className="max-sm:inset-x-3 max-sm:top-20 max-sm:bottom-auto max-sm:w-auto max-sm:rounded-card sm:max-w-lg"
      >
        <div className="grid gap-3">
          <Button onClick={stay}>Continuar editando</Button>
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
