import { ArrowDown, ArrowUp, BookmarkPlus, Copy, EllipsisVertical, Trash2 } from 'lucide-react';
import { Button } from '../ui/button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '../ui/dropdown-menu.tsx';

export interface PartActions {
  moveUp?: () => void;
  moveDown?: () => void;
  duplicate: () => void;
  remove: () => void;
  saveToLibrary?: () => void;
}

interface PartMenuProps {
  label: string;
  actions: PartActions;
}

/** The actions of a part, also for people who do not drag. */
export function PartMenu({ label, actions }: PartMenuProps) {
  const { moveUp, moveDown, duplicate, remove, saveToLibrary } = actions;
  return (
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
}
