import { type EntityName, entityNamed } from './entities/index.ts';

/** Whose health a record is about: the patient's own id, or the one that the record points to. */
export function patientOf(name: EntityName, record: Readonly<Record<string, unknown>>): string | null {
  if (name === 'Paciente') return String(record.id);
  const reference = Object.entries(entityNamed(name).fields).find(
    ([, { refersTo }]) => refersTo === 'Paciente',
  );
  const id = reference && record[reference[0]];
  return typeof id === 'string' ? id : null;
}
