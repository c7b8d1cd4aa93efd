import type { SignedIn } from '../accounts/viewer.ts';
import { recordsOf } from '../entities/repository.ts';
import type { AnyRecord } from '../entities/rows.ts';
import type { Db } from '../platform/db/tables.ts';
import { RecordNotFound } from '../platform/errors.ts';
import { isId } from '../platform/ids.ts';

/** The nutritionist's own patient, in the bin or not. Another nutritionist's patient is "not found". */
export async function ownPatient(on: Db, user: SignedIn, id: string): Promise<AnyRecord> {
  const [patient] = isId(id) ? await recordsOf(on, 'Paciente', user).findAny([id]) : [];
  if (!patient) throw new RecordNotFound('Paciente', id);
  return patient;
}
