import {
  ArrowDown,
  ArrowUp,
  BookmarkPlus,
  ClipboardCopy,
  ClipboardPaste,
  Copy,
  EllipsisVertical,
  type LucideIcon,
  Trash2,
} from 'lucide-react';
import type { ComponentProps } from 'react';
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
export const PartMenu = ({ label, actions }: PartMenuProps) => (
  <DropdownMenu>
    <DropdownMenuTrigger asChild>
      <Button look="ghost" size="icon" aria-label={label}>
        <EllipsisVertical aria-hidden="true" />
      </Button>
    </DropdownMenuTrigger>
    <DropdownMenuContent>
      <PartItems {...actions} />
    </DropdownMenuContent>
  </DropdownMenu>
);

/** A component, because only an open menu asks what was copied. */
function PartItems({ moveUp, moveDown, duplicate, copy, paste, remove, saveToLibrary }: PartActions) {
  const pasteBelow = paste?.();
  return (
    <>
      <Item icon={ArrowUp} label="Mover para cima" disabled={!moveUp} onSelect={moveUp} />
      <Item icon={ArrowDown} label="Mover para baixo" disabled={!moveDown} onSelect={moveDown} />
      <Item icon={Copy} label="Duplicar" onSelect={duplicate} />
      {copy && <Item icon={ClipboardCopy} label="Copiar" onSelect={copy} />}
      {pasteBelow && <Item icon={ClipboardPaste} label="Colar abaixo" onSelect={pasteBelow} />}
      {saveToLibrary && <Item icon={BookmarkPlus} label="Salvar na biblioteca" onSelect={saveToLibrary} />}
      <DropdownMenuSeparator />
      <Item icon={Trash2} label="Remover" isDestructive onSelect={remove} />
    </>
  );
}

interface ItemProps extends Omit<ComponentProps<typeof DropdownMenuItem>, 'children'> {
  icon: LucideIcon;
  label: string;
}

const Item = ({ icon: Icon, label, ...item }: ItemProps) => (
  <DropdownMenuItem {...item}>
    <Icon aria-hidden="true" />
    {label}
  </DropdownMenuItem>
);
