import {
  childrenOfPatient,
  type ErasureMode,
  type Identity,
  type Redactor,
  redactor,
  type Stored,
} from '@alecrim/domain';
import { COPIED_PART, pageStorage } from '../lib/storage.ts';
import { rewriteDrafts } from './draft-store.ts';

/** After a record was erased for good, no draft of it may stay on this device. */
export function forgetRecord(type: string, id: string): void {
  rewriteDrafts((draft, ref) => (ref.type === type && ref.id === id ? undefined : draft));
}

type Patient = Stored<'Paciente'>;

/** A deleted patient has only a name here. */
export type ForgottenPatient = Pick<Patient, 'id' | 'nome'> &
  Partial<Pick<Patient, 'email' | 'telefone' | 'responsavel_nome' | 'responsavel_contato'>>;

/** After a patient was erased, no draft on this device may hold the data of the patient. */
export function forgetPatient(patient: ForgottenPatient, mode: ErasureMode): void {
  const redact = redactor(identityOf(patient));
  // A copied part does not tell whose it was.
  pageStorage()?.removeItem(COPIED_PART);
  rewriteDrafts((draft, { type, id }) => {
    if (type === 'Paciente') return id === patient.id ? undefined : draft;
    const isAbout = [draft.content, draft.base.content].some(
      (content) => (content as { paciente_id?: unknown }).paciente_id === patient.id,
    );
    // A plan that had this patient before still has the name in its steps.
    const { history, ...text } = draft;
    if (!isAbout) return history && JSON.stringify(history).includes(patient.id) ? text : draft;
    // Notes and measurements do not outlive their patient, in either mode.
    if (mode === 'eliminar' || childrenOfPatient.some((child) => child === type)) return undefined;
    const content = anonymous(draft.content as object, redact);
    const base = { ...draft.base, content: anonymous(draft.base.content as object, redact) };
    return { ...text, content, base, tried: [] };
  });
}

function identityOf(patient: ForgottenPatient): Identity {
  const texts = (values: (string | null | undefined)[]) =>
    values.filter((value): value is string => Boolean(value));
  return {
    names: texts([patient.nome, patient.responsavel_nome]),
    contacts: texts([patient.email, patient.telefone, patient.responsavel_contato]),
  };
}

function anonymous(content: object, redact: Redactor): object {
  const clean = JSON.parse(JSON.stringify(content), (_name, value) =>
    typeof value === 'string' ? redact.text(value) : value,
  ) as { titulo?: string };
  return {
    ...clean,
    titulo: redact.title(clean.titulo ?? ''),
    paciente_id: null,
    paciente_nome: '',
  };
}
