import type { EntityName } from '@alecrim/domain';
import { X } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { DialogClose, Sheet, SheetContent } from '../../ui/dialog.tsx';
import { RecordVersions, type RecordVersionsProps } from './record-versions.tsx';

interface VersionsSheetProps<N extends EntityName> extends Omit<RecordVersionsProps<N>, 'onRestored'> {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The versions of a record at the side of the screen. They are read from the server when it opens. */
export function VersionsSheet<N extends EntityName>({
  isOpen,
  onOpenChange,
  ...rest
}: VersionsSheetProps<N>) {
  return (
    <Sheet open={isOpen} onOpenChange={onOpenChange}>
      <SheetContent label="Histórico de versões" side="right" className="w-120">
        <header className="flex items-center justify-between gap-4 border-b border-line py-3 pr-3 pl-5">
          <p aria-hidden="true" className="text-lg font-semibold tracking-tight">
            Histórico de versões
          </p>
          <DialogClose asChild>
            <Button look="ghost" size="icon" aria-label="Fechar">
              <X aria-hidden="true" />
            </Button>
          </DialogClose>
        </header>
        <div tabIndex={-1} className="grow overflow-y-auto p-5">
          <RecordVersions {...rest} onRestored={() => onOpenChange(false)} />
        </div>
      </SheetContent>
    </Sheet>
  );
}
