import {
  ArrowDown,
  ArrowUp,
  BookmarkPlus,
  CalendarDays,
  ClipboardCopy,
  ClipboardPaste,
  Copy,
  Trash2,
} from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '../ui/dropdown-menu.tsx';
import type { OpenedMenu } from '../ui/lazy-menu.tsx';
import { DaysDialog } from './days-field.tsx';
import type { PartActions, PartMenuProps } from './part-menu.tsx';

/** The opened menu of a part, and the dialog that it opens. */
export function PartMenuItems({
  days,
  actions,
  button,
  firstPress,
}: Omit<PartMenuProps, 'label'> & OpenedMenu) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <DropdownMenu firstPress={firstPress}>
        <DropdownMenuTrigger asChild>{button}</DropdownMenuTrigger>
        <DropdownMenuContent>
          <PartItems {...actions} askDays={days && (() => setAsking(true))} />
        </DropdownMenuContent>
      </DropdownMenu>
      {days && isAsking && <DaysDialog name={days} onClose={() => setAsking(false)} />}
    </>
  );
}

/** A component, because only an open menu asks what was copied. */
function PartItems(props: PartActions & { askDays?: '' | (() => void) }) {
  const { moveUp, moveDown, duplicate, copy, paste, remove, saveToLibrary, askDays } = props;
  const pasteBelow = paste();
  return (
    <>
      <Item icon={ArrowUp} label="Mover para cima" disabled={!moveUp} onSelect={moveUp} />
      <Item icon={ArrowDown} label="Mover para baixo" disabled={!moveDown} onSelect={moveDown} />
      <Item icon={Copy} label="Duplicar" onSelect={duplicate} />
      {copy && <Item icon={ClipboardCopy} label="Copiar" onSelect={copy} />}
      {pasteBelow && <Item icon={ClipboardPaste} label="Colar abaixo" onSelect={pasteBelow} />}
      {askDays && <Item icon={CalendarDays} label="Dias…" onSelect={askDays} />}
      {saveToLibrary && <Item icon={BookmarkPlus} label="Salvar na biblioteca" onSelect={saveToLibrary} />}
      <DropdownMenuSeparator />
      <Item icon={Trash2} label="Remover" isDestructive onSelect={remove} />
    </>
  );
}

const Item = ({ label, ...item }: ComponentProps<typeof DropdownMenuItem> & { label: string }) => (
  <DropdownMenuItem {...item}>{label}</DropdownMenuItem>
);
