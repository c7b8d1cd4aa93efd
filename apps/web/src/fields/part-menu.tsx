import {
  ArrowDown,
  ArrowUp,
  BookmarkPlus,
  ClipboardCopy,
  ClipboardPaste,
  Copy,
  EllipsisVertical,
  Trash2,
} from 'lucide-react';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '../ui/dropdown-menu.tsx';
import { DaysDialog, DaysItem } from './days-field.tsx';

export interface PartActions {
  moveUp?: () => void;
  moveDown?: () => void;
  duplicate: () => void;
  /** Absent for what cannot be copied to another plan. */
  copy?: () => void;
  /** Adds the copied part after this one; absent if it is of another kind. */
  paste?: () => (() => void) | undefined;
  remove: () => void;
  saveToLibrary?: () => void;
}

interface PartMenuProps {
  label: string;
  /** The path of the part's days in the form; absent for parts that have none. */
  days?: string;
  actions: PartActions;
}

/** The actions of a part, also for people who do not drag. */
export function PartMenu({ label, days, actions }: PartMenuProps) {
  const [isAsking, setAsking] = useState(false);
  const { moveUp, moveDown, duplicate, copy, paste, remove, saveToLibrary } = actions;
  const menu = (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button look="ghost" size="icon" aria-label={label}>
          <EllipsisVertical aria-hidden="true" />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem disabled={!moveUp} onSelect={moveUp}>
          <ArrowUp aria-hidden="true" />
          Mover para cima
        </DropdownMenuItem>
        <DropdownMenuItem disabled={!moveDown} onSelect={moveDown}>
          <ArrowDown aria-hidden="true" />
          Mover para baixo
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={duplicate}>
          <Copy aria-hidden="true" />
          Duplicar
        </DropdownMenuItem>
        {copy && (
          <DropdownMenuItem onSelect={copy}>
            <ClipboardCopy aria-hidden="true" />
            Copiar
          </DropdownMenuItem>
        )}
        {paste && <PasteItem paste={paste} />}
        {days && <DaysItem onSelect={() => setAsking(true)} />}
        {saveToLibrary && (
          <DropdownMenuItem onSelect={saveToLibrary}>
            <BookmarkPlus aria-hidden="true" />
            Salvar na biblioteca
          </DropdownMenuItem>
        )}
        <DropdownMenuSeparator />
        <DropdownMenuItem isDestructive onSelect={remove}>
          <Trash2 aria-hidden="true" />
          Remover
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
  return (
    <>
      {menu}
      {days && isAsking && <DaysDialog name={days} onClose={() => setAsking(false)} />}
    </>
  );
}

/** A component, because only an open menu asks what was copied. */
function PasteItem({ paste }: Required<Pick<PartActions, 'paste'>>) {
  const onSelect = paste();
  return (
    onSelect && (
      <DropdownMenuItem onSelect={onSelect}>
        <ClipboardPaste aria-hidden="true" />
        Colar abaixo
      </DropdownMenuItem>
    )
  );
}
