import type { Stored } from '@alecrim/domain';
import { useMutation } from '@tanstack/react-query';
import { Download, Printer } from 'lucide-react';
import { useState } from 'react';
import { useClient } from '../../../data/context.ts';
import { saveFile } from '../../../data/files.ts';
import { patientReport } from '../../../data/patient-privacy.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { paths } from '../../../lib/paths.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { EraseForm } from './erase-form.tsx';

/** The rights of a patient: a copy of all data, and erasure (LGPD art. 18). */
export function DataRights({ paciente, onErased }: { paciente: Stored<'Paciente'>; onErased: () => void }) {
  const client = useClient();
  const toast = useToast();
  const [isErasing, setErasing] = useState(false);
  const exporting = useMutation({
    mutationFn: () => patientReport(client, paciente.id),
    onSuccess: (report) => {
      const content = new Blob([JSON.stringify(report, null, 2)], { type: 'application/json' });
      saveFile(content, `paciente-${paciente.id.slice(-8)}.json`);
      toast({ title: 'Dados do paciente exportados' });
    },
  });
  if (isErasing)
    return <EraseForm paciente={paciente} onCancel={() => setErasing(false)} onErased={onErased} />;
  return (
    <div className="grid gap-6">
      <section className="grid gap-3">
        <h3 className="font-semibold">Cópia de tudo o que é guardado</h3>
        <p className="text-sm text-muted">
          Cadastro, consentimentos, cardápios com as versões anteriores e o registro de acessos.
        </p>
        {exporting.error && <Notice variant="danger">{failureText(exporting.error)}</Notice>}
        <div className="flex flex-wrap gap-3">
          <ButtonLink icon={Printer} variant="soft" to={paths.relatorio(paciente.id)}>
            Relatório para imprimir
          </ButtonLink>
          <Button
            icon={Download}
            variant="outline"
            isBusy={exporting.isPending}
            onClick={() => exporting.mutate()}
          >
            Exportar em JSON
          </Button>
        </div>
      </section>
      <section className="grid gap-3 border-t border-line pt-5">
        <h3 className="font-semibold">Pedido de exclusão</h3>
        <p className="text-sm text-muted">
          Retira o paciente de tudo o que está guardado. Diferente de Excluir, não pode ser desfeito.
        </p>
        <Button variant="ghostDanger" className="justify-self-start" onClick={() => setErasing(true)}>
          Anonimizar ou eliminar
        </Button>
      </section>
    </div>
  );
}
