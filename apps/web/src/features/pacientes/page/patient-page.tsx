import type { Stored } from '@alecrim/domain';
import { BIN_DAYS } from '@alecrim/domain/pure';
import { UserRoundX } from 'lucide-react';
import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useAddressTab } from '../../../lib/address-tab.ts';
import { useOpenOnArrival } from '../../../lib/arrival.ts';
import { usePageTitle } from '../../../lib/branding.ts';
import { type PatientTab, paths, patientTabs } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { lazyPart } from '../../../ui/lazy-dialog.tsx';
import { EmptyState, LoadingArea } from '../../../ui/states.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../../ui/tabs.tsx';
import { useOffer, useToast } from '../../../ui/toast.tsx';
import { RecoveredDrafts } from '../../../unsaved/recovered-drafts.tsx';
import { RecordFormDialog } from '../../records/record-form.tsx';
import { recordWords } from '../../records/record-words.ts';
import { patientFormContent } from '../patient-form.tsx';
import { PatientFacts } from './patient-facts.tsx';
import { PatientHeader } from './patient-header.tsx';
import { PlansTab } from './plans-tab.tsx';
import { usePatientEdit } from './use-patient-edit.ts';

const SummarySheet = lazyPart(() => import('./summary-sheet.tsx').then((m) => m.SummarySheet), {
  waiting: <LoadingArea />,
});

/** Everything about one patient. A sheet for paper takes the whole page. */
export function PatientPage({ patient }: { patient: Stored<'Paciente'> }) {
  const [params] = useSearchParams();
  const sheet = params.get('folha');
  if (sheet === 'resumo') return <SummarySheet patient={patient} />;
  if (sheet === 'evolucao') return <MeasurementsTab patient={patient} />;
  return <PatientRecord patient={patient} />;
}

/** Who the patient is, what to mind, and the history. */
function PatientRecord({ patient }: { patient: Stored<'Paciente'> }) {
  usePageTitle(patient.nome);
  const editing = usePatientEdit(patient);
  useOpenOnArrival('patient', () => editing.editAll());
  const { edit, drafts } = editing;
  const toast = useToast();
  const offer = useOffer();
  const home = useRef<HTMLDivElement>(null);
  return (
    <div ref={home} tabIndex={-1} className="grid grid-cols-1 gap-6 outline-none">
      <PatientHeader patient={patient} onEdit={() => editing.editAll()} />
      {!edit && drafts.found.length > 0 && (
        <div className="-mb-6">
          <RecoveredDrafts
            drafts={drafts.found}
            nameOf={editing.nameOf}
            onRestore={drafts.restore}
            onDiscard={drafts.drop}
          />
        </div>
      )}
      <PatientFacts patient={patient} editing={editing} />
      <PatientTabs patient={patient} />
      {edit && !('field' in edit) && (
        <RecordFormDialog
          {...patientFormContent}
          entity="Paciente"
          target={{ record: patient, resumed: edit.resumed }}
          isOpen
          home={home}
          offer={offer}
          onClose={editing.close}
          onReopen={editing.editAll}
          onSaved={() => {
            editing.close();
            toast({ title: recordWords('Paciente').saved });
          }}
        />
      )}
    </div>
  );
}

const waiting = <LoadingArea className="min-h-40" />;
const MeasurementsTab = lazyPart(
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
function PatientTabs({ patient }: { patient: Stored<'Paciente'> }) {
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

export function PatientNotFound() {
  usePageTitle('Paciente não encontrado');
  return (
    <>
      <h1 className="sr-only">Paciente</h1>
      <EmptyState
        icon={UserRoundX}
        title="Paciente não encontrado"
        action={<ButtonLink to={paths.pacientes}>Ver pacientes</ButtonLink>}
      >
        O cadastro pode ter sido excluído. Quem foi excluído há menos de {BIN_DAYS} dias está em Excluídos.
      </EmptyState>
    </>
  );
}
