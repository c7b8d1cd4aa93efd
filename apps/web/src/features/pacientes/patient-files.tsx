import { useMutation } from '@tanstack/react-query';
import { FileSpreadsheet } from 'lucide-react';
import { useRef, useState } from 'react';
import { useClient } from '../../data/context.ts';
import { saveFile } from '../../data/files.ts';
import { type ExportStep, exportedCsv } from '../../data/record-files.ts';
import { Button } from '../../ui/button.tsx';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { lazyMenu } from '../../ui/lazy-menu.tsx';
import { useFailureNotice } from '../../ui/toast.tsx';

const Menu = lazyMenu(() => import('./patient-files-menu.tsx').then((m) => m.PatientFilesMenu));
// Most visits import nothing.
const ImportDialog = lazyDialog(() => import('./import-dialog.tsx').then((m) => m.ImportDialog));

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
      <Menu
        onImport={() => setImporting(true)}
        onExport={() => exporting.mutate()}
        button={
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
        }
      />
      {isImporting && <ImportDialog opener={trigger} onClose={() => setImporting(false)} />}
    </>
  );
}
