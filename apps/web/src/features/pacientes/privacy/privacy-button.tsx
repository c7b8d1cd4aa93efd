import type { Stored } from '@alecrim/domain';
import { ShieldCheck } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogContent } from '../../../ui/dialog.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../../ui/tabs.tsx';
import { Consents } from './consents.tsx';
import { DataRights } from './data-rights.tsx';
import { TrailList } from './trail-list.tsx';

/** Opens the consents, the trail and the rights of a patient. Closed, it is a button only: each card of a long list has one. */
export function PrivacyButton({ paciente }: { paciente: Stored<'Paciente'> }) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button
        icon={ShieldCheck}
        ref={button}
        variant="ghost"
        size="sm"
        className="-my-1 -mr-2 self-start px-2"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={`Privacidade de ${paciente.nome}`}
        title="Privacidade"
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <Dialog open onOpenChange={setOpen}>
          <DialogContent
            opener={button}
            title="Privacidade"
            description={paciente.nome}
            className="sm:max-w-xl"
          >
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
      )}
    </>
  );
}
