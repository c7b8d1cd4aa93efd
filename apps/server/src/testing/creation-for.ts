import { type Creation, type EntityName, entityNamed, patientField } from '@alecrim/domain';
import { aCreation, aPaciente } from '@alecrim/domain/testing';
import type { Caller } from './start-test-app.ts';

const patients = new WeakMap<Caller, Promise<string>>();

/** A create body that this caller may send: a child of a patient names a stored patient of theirs. */
export async function creationFor<N extends EntityName>(who: Caller, name: N): Promise<Creation<N>> {
  const entity = entityNamed(name);
  const body = aCreation(name);
  const field = patientField(entity);
  return entity.childOf && field ? { ...body, [field]: await patientOf(who) } : body;
}

function patientOf(who: Caller): Promise<string> {
  const known = patients.get(who) ?? who.post('/entities/Paciente', aPaciente()).then(({ body }) => body.id);
  patients.set(who, known);
  return known;
}

/** A title of this entity for a word: a day where the title is one. */
export function titleFor(name: EntityName, word: string): string {
  const { fields, titleField } = entityNamed(name);
  return fields[titleField]?.isDate ? `2026-01-${String(10 + word.length)}` : word;
}
