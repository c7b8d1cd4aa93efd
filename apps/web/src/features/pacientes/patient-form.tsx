import { dayText, pacienteLabels } from '@alecrim/domain/pure';
import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { useFormState, useWatch } from 'react-hook-form';
import { useClient } from '../../data/context.ts';
import { patientsNamedQuery } from '../../data/patient-queries.ts';
import { PacienteFields } from '../../fields/paciente-fields.tsx';
import { usePausedText } from '../../lib/address-search.ts';
import { lazyPart } from '../../ui/lazy-dialog.tsx';

const NotesOffers = lazyPart(() => import('../restricoes/notes-offers.tsx').then((m) => m.NotesOffers), {
  isQuiet: true,
});

/** How the form of a patient is shown, on the list and on the patient's page. */
export const patientFormContent = {
  newTitle: 'Novo Paciente',
  editTitle: 'Editar Paciente',
  Fields: PatientForm,
  fieldLabels: pacienteLabels,
};

/** The fields of a patient; a second one of the same name is pointed out, and still may be made. */
export function PatientForm() {
  return (
    <>
      <SameName />
      <PacienteFields offers={<NotesOffers />} />
    </>
  );
}

function SameName() {
  const written: string = useWatch({ name: 'nome' }) ?? '';
  const { defaultValues } = useFormState();
  const nome = usePausedText(written);
  const isNew = nome !== '' && nome !== String(defaultValues?.nome ?? '').trim();
  const { data: known = [] } = useQuery({ ...patientsNamedQuery(useClient(), nome), enabled: isNew });
  const [first] = isNew ? known : [];
  const about = first && [dayText(first.data_nascimento), first.telefone, first.email].filter(Boolean);
  return (
    // The empty region stays in the page, so that screen readers announce its later text.
    <div role="status" className="empty:hidden">
      {first && (
        <p className="flex items-start gap-2.5 rounded-control bg-warning-soft px-4 py-3 text-sm font-medium text-warning">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          Você já tem paciente com este nome{about?.length ? `: ${about.join(', ')}` : ''}. Confira se não é a
          mesma pessoa.
        </p>
      )}
    </div>
  );
}
