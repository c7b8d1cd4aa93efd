import { ArrowDown, ArrowUp, BookmarkPlus, ClipboardCopy, ClipboardPaste, Copy, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Dots } from '../ui/dots.tsx';
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
  /** Absent for what cannot be copied to another plan. */
  copy?: () => void;
  /** Adds the copied part after this one; absent if it is of another kind. */
  paste?: () => (() => void) | undefined;
  remove: () => void;
  saveToLibrary?: () => void;
}

interface PartMenuProps {
  label: string;
  actions: PartActions;
}

/** The actions of a part, also for people who do not drag. */
export function PartMenu({ label, actions }: PartMenuProps) {
  const [isWanted, setWanted] = useState(false);
  if (isWanted) return <OpenMenu label={label} actions={actions} />;
  // Every menu listens to every key, and a long plan has hundreds of menus, so a menu is created when it is opened.
  return (
    <Button
      look="ghost"
      size="icon"
      aria-label={label}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => setWanted(true)}
      onKeyDown={(event) => event.key === 'ArrowDown' && !event.altKey && setWanted(true)}
    >
      <Dots columns={1} />
    </Button>
  );
}

function OpenMenu({ label, actions }: PartMenuProps) {
  const { moveUp, moveDown, duplicate, copy, remove, saveToLibrary } = actions;
  const paste = actions.paste?.();
  return (
    <DropdownMenu defaultOpen>
      <DropdownMenuTrigger asChild>
        <Button look="ghost" size="icon" aria-label={label}>
          <Dots columns={1} />
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
        {paste && (
          <DropdownMenuItem onSelect={paste}>
            <ClipboardPaste aria-hidden="true" />
            Colar abaixo
          </DropdownMenuItem>
        )}
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
