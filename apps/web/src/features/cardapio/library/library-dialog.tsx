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
  const [picked, setPicked] = useState<AnyTemplate[]>([]);
  const isAdding = useRef(false);
  function toggle(template: AnyTemplate) {
    const others = picked.filter(({ id }) => id !== template.id);
    setPicked(others.length < picked.length ? others : [...picked, template]);
  }
  function add() {
    isAdding.current = true;
    onClose();
    onPick(picked);
  }
  const count = picked.length > 0 && counted(picked.length, kind.noun.toLowerCase(), kind.plural);
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
            <Button disabled={!count} onClick={add}>
              {count ? `Adicionar ${count}` : 'Adicionar'}
            </Button>
          </>
        }
      >
        <LibraryShelf kind={kind} picked={picked} onToggle={toggle} />
      </DialogContent>
    </Dialog>
  );
}
