import type { ErasureMode } from '@alecrim/domain';
import { system } from '../audit/acts.ts';
import { appendActs } from '../audit/trail.ts';
import type { Db, ErasureRow } from '../platform/db/tables.ts';
import type { Deps } from '../platform/deps.ts';
import { eraseData } from './erase-data.ts';

export const knownErasures = (db: Db): Promise<ErasureRow[]> =>
  db.selectFrom('erasures').selectAll().orderBy('at').orderBy('patient_id').execute();

/** Remembers an erasure; one that goes further takes the place of the earlier. */
export async function rememberErasure(on: Db, erasure: ErasureRow): Promise<void> {
  const { mode, reason, at, done_date } = erasure;
  await on
    .insertInto('erasures')
    .values(erasure)
    .onConflict((conflict) => conflict.column('patient_id').doUpdateSet({ mode, reason, at, done_date }))
    .execute();
}

/** Nothing of the patient is left. */
export async function erasureIsDone({ db, now }: Pick<Deps, 'db' | 'now'>, patientId: string): Promise<void> {
  await db
    .updateTable('erasures')
    .set({ done_date: now().toISOString() })
    .where('patient_id', '=', patientId)
    .execute();
}

/** Both lists as one; "eliminar" goes further than "anonimizar". */
export function mergedErasures(...lists: readonly (readonly ErasureRow[])[]): ErasureRow[] {
  const merged = new Map<string, ErasureRow>();
  for (const erasure of lists.flat()) {
    const known = merged.get(erasure.patient_id);
    if (!known || goesFurther(erasure, known)) merged.set(erasure.patient_id, erasure);
  }
  return [...merged.values()].sort((a, b) => (a.at < b.at ? -1 : 1));
}

export const goesFurther = (one: ErasureRow, other: ErasureRow) =>
  one.mode === 'eliminar' && other.mode !== 'eliminar';

/** Does again what was once done, in a database that may have come back from before it. Gives how many it found. */
export async function applyAgain(
  { db: on, now, tasks }: Pick<Deps, 'db' | 'now' | 'tasks'>,
  erasures: readonly ErasureRow[],
): Promise<number> {
  let found = 0;
  for (const erasure of erasures) {
    const { patient_id, owner_id, mode, reason } = erasure;
    const { patient, plans } = await eraseData({ db: on, now, tasks }, patient_id, mode as ErasureMode);
    await rememberErasure(on, { ...erasure, done_date: now().toISOString() });
    if (!patient && plans.length === 0) continue;
    found++;
    await appendActs({ db: on, now }, [
      {
        action: mode === 'eliminar' ? 'erased' : 'anonymised',
        actor: system,
        ownerId: owner_id,
        entity: 'Paciente',
        recordId: patient_id,
        patientId: patient_id,
        details: { reason, again: true },
      },
    ]);
  }
  return found;
}
