import { counted } from '@alecrim/domain/pure';
import { useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogClose, DialogContent } from '../../../ui/dialog.tsx';
import type { AnyTemplate, PartKind } from '../editor/part-kinds.tsx';
import { LibraryShelf } from './library-shelf.tsx';

interface LibraryDialogProps {
  kind: PartKind;
  onClose: () => void;
  /** In the order in which they were picked. */
  onPick: (templates: AnyTemplate[]) => void;
}

/** Picks one or more templates from the library. */
export function LibraryDialog({ kind, onClose, onPick }: LibraryDialogProps) {
  const [picked, setPicked] = useState<readonly AnyTemplate[]>([]);
  const isAdding = useRef(false);
  const toggle = (template: AnyTemplate) =>
    setPicked((before) =>
      before.some(({ id }) => id === template.id)
        ? before.filter(({ id }) => id !== template.id)
        : [...before, template],
    );
  function add() {
    isAdding.current = true;
    onClose();
    onPick([...picked]);
  }
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title={`${kind.title.split(' ')[0]} da Biblioteca`}
        className="h-[92dvh] sm:h-[80dvh] sm:max-w-4xl"
        // The added part gets the focus, not the button that opened the dialog.
        onCloseAutoFocus={(event) => isAdding.current && event.preventDefault()}
        footer={
          <>
            <DialogClose asChild>
              <Button look="outline">Cancelar</Button>
            </DialogClose>
            <Button disabled={picked.length === 0} onClick={add}>
              {addLabel(kind, picked.length)}
            </Button>
          </>
        }
      >
        <LibraryShelf kind={kind} picked={picked} onToggle={toggle} />
      </DialogContent>
    </Dialog>
  );
}

function addLabel({ noun, plural }: PartKind, number: number): string {
  if (number === 0) return 'Adicionar';
  return `Adicionar ${counted(number, noun.toLowerCase(), plural)}`;
}
