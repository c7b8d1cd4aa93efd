import type { Stored } from '@alecrim/domain';
import { History, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { DialogClose, Sheet, SheetContent } from '../../../ui/dialog.tsx';
import { VersionList } from './version-list.tsx';

/** Opens the versions of a plan, and reads them from the server only then. */
export function HistoryButton({ plan }: { plan: Stored<'Cardapio'> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="ghost" size="sm" onClick={() => setOpen(true)}>
        <History aria-hidden="true" />
        Histórico
      </Button>
      <Sheet open={isOpen} onOpenChange={setOpen}>
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
            <VersionList plan={plan} onRestored={() => setOpen(false)} />
          </div>
        </SheetContent>
      </Sheet>
    </>
  );
}
