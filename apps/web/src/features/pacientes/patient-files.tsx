import { useMutation } from '@tanstack/react-query';
import { Download, FileSpreadsheet, Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { useClient } from '../../data/context.ts';
import { saveFile } from '../../data/files.ts';
import { type ExportStep, exportedCsv } from '../../data/record-files.ts';
import { Button } from '../../ui/button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '../../ui/dropdown-menu.tsx';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { useFailureNotice } from '../../ui/toast.tsx';

// Most visits import nothing.
const loadImport = () => import('./import-dialog.tsx');
const ImportDialog = lazyDialog(() => loadImport().then((m) => m.ImportDialog));

/** The whole patient list in and out as a file. */
export function PatientFiles() {
  const client = useClient();
  const [isImporting, setImporting] = useState(false);
  const [step, setStep] = useState<ExportStep | null>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const exporting = useMutation({
    mutationFn: () => exportedCsv(client, 'Paciente', setStep),
    onSuccess: (file) => saveFile(file, 'pacientes.csv'),
    onError: useFailureNotice()('Não foi possível exportar'),
    onSettled: () => setStep(null),
  });
  return (
    <>
      <DropdownMenu onOpenChange={(isOpen) => isOpen && loadImport().catch(() => {})}>
        <DropdownMenuTrigger asChild>
          <Button
            icon={FileSpreadsheet}
            ref={trigger}
            variant="outline"
            isBusy={exporting.isPending}
            title="Importar e exportar"
          >
            <span className="max-sm:sr-only">
              {step && step.parts > 1
                ? `Exportando: parte ${step.part} de ${step.parts}`
                : 'Importar e exportar'}
            </span>
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuItem icon={Upload} onSelect={() => setImporting(true)}>
            Importar de CSV
          </DropdownMenuItem>
          <DropdownMenuItem icon={Download} onSelect={() => exporting.mutate()}>
            Exportar para CSV
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      {isImporting && <ImportDialog opener={trigger} onClose={() => setImporting(false)} />}
    </>
  );
}
