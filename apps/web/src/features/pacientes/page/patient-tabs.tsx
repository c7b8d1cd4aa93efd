import type { Stored } from '@alecrim/domain';
import { useAddressTab } from '../../../lib/address-tab.ts';
import { type PatientTab, patientTabs } from '../../../lib/paths.ts';
import { lazyPart } from '../../../ui/lazy-dialog.tsx';
import { LoadingArea } from '../../../ui/loading.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../../ui/tabs.tsx';
import { PlansTab } from './plans-tab.tsx';

const waiting = <LoadingArea className="min-h-40" />;
export const MeasurementsTab = lazyPart(
  () => import('../medidas/measurements-tab.tsx').then((m) => m.MeasurementsTab),
  { waiting },
);
const NotesTab = lazyPart(() => import('../notas/notes-tab.tsx').then((m) => m.NotesTab), { waiting });

const PrivacyTab = lazyPart(() => import('./privacy-tab.tsx').then((m) => m.PrivacyTab), { waiting });

const labels: Record<PatientTab, string> = {
  cardapios: 'Cardápios',
  medidas: 'Medidas',
  anotacoes: 'Anotações',
  privacidade: 'Privacidade',
};

/** The history of a patient. The address names the open tab. */
export function PatientTabs({ patient }: { patient: Stored<'Paciente'> }) {
  const [tab, setTab] = useAddressTab(patientTabs);
  return (
    <Tabs value={tab} onValueChange={setTab}>
      <TabList className="max-sm:flex" aria-label={`Histórico de ${patient.nome}`}>
        {patientTabs.map((name) => (
          <Tab key={name} value={name} className="max-sm:grow max-sm:px-1.5">
            {labels[name]}
          </Tab>
        ))}
      </TabList>
      <TabPanel value="cardapios">
        <PlansTab patient={patient} />
      </TabPanel>
      <TabPanel value="medidas">
        <MeasurementsTab patient={patient} />
      </TabPanel>
      <TabPanel value="anotacoes">
        <NotesTab patient={patient} />
      </TabPanel>
      <TabPanel value="privacidade">
        <PrivacyTab patient={patient} />
      </TabPanel>
    </Tabs>
  );
}
