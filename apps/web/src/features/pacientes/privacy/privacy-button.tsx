import type { Stored } from '@alecrim/domain';
import { useMutation } from '@tanstack/react-query';
import { Download, Printer, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useClient } from '../../../data/context.ts';
import { patientReport } from '../../../data/patient-privacy.ts';
import { saveFile } from '../../../data/save-file.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogContent, DialogTrigger } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../../ui/tabs.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { Consents } from './consents.tsx';
import { EraseForm } from './erase-form.tsx';
import { TrailList } from './trail-list.tsx';

/** Opens the consents, the trail and the rights of a patient. */
export function PrivacyButton({ paciente }: { paciente: Stored<'Paciente'> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Dialog open={isOpen} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button
          look="ghost"
          size="sm"
          className="-my-1 -mr-2 self-start px-2"
          aria-label={`Privacidade de ${paciente.nome}`}
          title="Privacidade"
        >
          <ShieldCheck aria-hidden="true" />
        </Button>
      </DialogTrigger>
      <DialogContent title="Privacidade" description={paciente.nome} className="sm:max-w-xl">
        <Tabs defaultValue="consents">
          <TabList className="flex" aria-label="Privacidade">
            <Tab value="consents" className="grow px-2">
              Consentimentos
            </Tab>
            <Tab value="trail" className="grow px-2">
              Registro
            </Tab>
            <Tab value="data" className="grow px-2">
              Dados
            </Tab>
          </TabList>
          <TabPanel value="consents">
            <Consents paciente={paciente} />
          </TabPanel>
          <TabPanel value="trail">
            <TrailList id={paciente.id} />
          </TabPanel>
          <TabPanel value="data">
            <DataRights paciente={paciente} onErased={() => setOpen(false)} />
          </TabPanel>
        </Tabs>
      </DialogContent>
    </Dialog>
  );
}

interface DataRightsProps {
  paciente: Stored<'Paciente'>;
  onErased: () => void;
}

/** The rights of a patient: a copy of all data, and erasure (LGPD art. 18). */
function DataRights({ paciente, onErased }: DataRightsProps) {
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
        {exporting.error && <Notice look="danger">{failureText(exporting.error)}</Notice>}
        <div className="flex flex-wrap gap-3">
          <Button asChild look="soft">
            <Link to={paths.relatorio(paciente.id)}>
              <Printer aria-hidden="true" />
              Relatório para imprimir
            </Link>
          </Button>
          <Button look="outline" isBusy={exporting.isPending} onClick={() => exporting.mutate()}>
            <Download aria-hidden="true" />
            Exportar em JSON
          </Button>
        </div>
      </section>
      <section className="grid gap-3 border-t border-line pt-5">
        <h3 className="font-semibold">Pedido de exclusão</h3>
        <p className="text-sm text-muted">
          Retira o paciente de tudo o que está guardado. Diferente de Excluir, não pode ser desfeito.
        </p>
        <Button
          look="ghost"
          className="justify-self-start text-danger hover:bg-danger-soft hover:text-danger"
          onClick={() => setErasing(true)}
        >
          Anonimizar ou eliminar
        </Button>
      </section>
    </div>
  );
}
