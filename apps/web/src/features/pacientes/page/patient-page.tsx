import type { Stored } from '@alecrim/domain';
import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useOpenOnArrival } from '../../../lib/arrival.ts';
import { usePageTitle } from '../../../lib/branding.ts';
import { lazyPart } from '../../../ui/lazy-dialog.tsx';
import { LoadingArea } from '../../../ui/loading.tsx';
import { useOffer, useToast } from '../../../ui/toast.tsx';
import { RecoveredDrafts } from '../../../unsaved/recovered-drafts.tsx';
import { RecordFormDialog } from '../../records/record-form.tsx';
import { recordWords } from '../../records/record-words.ts';
import { patientFormLook } from '../patient-form.tsx';
import { PatientFacts } from './patient-facts.tsx';
import { PatientHeader } from './patient-header.tsx';
import { MeasurementsTab, PatientTabs } from './patient-tabs.tsx';
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
          {...patientFormLook}
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
