import { X } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { Button } from './button.tsx';
import { DialogClose, Sheet, SheetContent } from './dialog.tsx';

interface SideSheetProps {
  /** What screen readers announce; `title` is shown where it is shorter. */
  label: string;
  title?: string;
  onClose: () => void;
  opener?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** A panel with a title at the right side of the screen. */
export const SideSheet = ({ label, title = label, onClose, opener, children }: SideSheetProps) => (
  <Sheet open onOpenChange={(isOpen) => !isOpen && onClose()}>
    <SheetContent label={label} side="right" className="w-120" opener={opener}>
      <header className="flex items-center justify-between gap-4 border-b border-line py-3 pr-3 pl-5">
        <p aria-hidden="true" className="text-lg font-semibold tracking-tight">
          {title}
        </p>
        <DialogClose asChild>
          <Button icon={X} variant="ghost" size="icon" aria-label="Fechar" />
        </DialogClose>
      </header>
      <div tabIndex={-1} className="grow overflow-y-auto p-5">
        {children}
      </div>
    </SheetContent>
  </Sheet>
);
