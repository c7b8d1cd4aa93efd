import { Download, Upload } from 'lucide-react';
import { useEffect } from 'react';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '../../ui/dropdown-menu.tsx';
import type { OpenedMenu } from '../../ui/lazy-menu.tsx';

interface PatientFilesMenuProps extends OpenedMenu {
  onImport: () => void;
  onExport: () => void;
}

export function PatientFilesMenu({ button, firstPress, onImport, onExport }: PatientFilesMenuProps) {
  // The dialog opens without a wait.
  useEffect(() => void import('./import-dialog.tsx').catch(() => {}), []);
  return (
    <DropdownMenu firstPress={firstPress}>
      <DropdownMenuTrigger asChild>{button}</DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem icon={Upload} onSelect={onImport}>
          Importar de CSV
        </DropdownMenuItem>
        <DropdownMenuItem icon={Download} onSelect={onExport}>
          Exportar para CSV
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
