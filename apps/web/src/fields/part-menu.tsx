import {
  ArrowDown,
  ArrowUp,
  BookmarkPlus,
  CalendarDays,
  ClipboardCopy,
  ClipboardPaste,
  Copy,
  EllipsisVertical,
  Trash2,
} from 'lucide-react';
import { type ComponentProps, cloneElement, useState } from 'react';
import { Button } from '../ui/button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
  type FirstPress,
  unopenedMenu,
} from '../ui/dropdown-menu.tsx';
import { DaysDialog } from './days-field.tsx';
import { useCopiedPart } from './part-clipboard.ts';

export interface PartActions {
  moveUp?: () => void;
  moveDown?: () => void;
  duplicate: () => void;
  /** Absent for what cannot be copied to another plan. */
  copy?: () => void;
  /** What adds the copied part after this one; undefined if it is of another kind. */
  paste: () => (() => void) | undefined;
  remove: () => void;
  saveToLibrary?: () => void;
}

/** Adds the part that was copied, after the last one. It is there only if such a part was copied. */
export function PasteButton({ noun, paste }: Pick<PartActions, 'paste'> & { noun: string }) {
  const pasteLast = useCopiedPart() && paste();
  if (!pasteLast) return null;
  return (
    <Button icon={ClipboardPaste} variant="ghost" size="sm" className="self-start" onClick={pasteLast}>
      Colar {noun.toLowerCase()}
    </Button>
  );
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
  const [firstPress, setFirstPress] = useState<FirstPress>();
  const button = <Button icon={EllipsisVertical} variant="ghost" size="icon" aria-label={label} />;
  if (!firstPress) return cloneElement(button, unopenedMenu(setFirstPress));
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
