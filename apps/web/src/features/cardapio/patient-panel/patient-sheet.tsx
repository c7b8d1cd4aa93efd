import { X } from 'lucide-react';
import { Sheet, SheetContent } from '../../../ui/dialog.tsx';
import { PanelBody, PanelHeading } from './panel-body.tsx';

/** The patient over the editor, on a smaller screen. */
export function PatientSheet({ onClose }: { onClose: () => void }) {
  return (
    <Sheet open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <SheetContent label="Paciente do cardápio" side="right" className="w-96">
        <PanelHeading label="Fechar" icon={X} onClose={onClose} />
        <PanelBody />
      </SheetContent>
    </Sheet>
  );
}
