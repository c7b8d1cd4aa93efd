import { ClipboardPaste, EllipsisVertical } from 'lucide-react';
import { Button } from '../ui/button.tsx';
import { lazyMenu } from '../ui/lazy-menu.tsx';
import { useCopiedPart } from './part-clipboard.ts';

const Menu = lazyMenu(() => import('./part-menu-items.tsx').then((m) => m.PartMenuItems));

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

export interface PartMenuProps {
  label: string;
  /** The path of the part's days in the form; absent for parts that have none. */
  days?: string;
  actions: PartActions;
}

/** The actions of a part, also for people who do not drag. */
export const PartMenu = ({ label, ...rest }: PartMenuProps) => (
  <Menu
    {...rest}
    button={<Button icon={EllipsisVertical} variant="ghost" size="icon" aria-label={label} />}
  />
);
