import { sql } from 'kysely';
import { system } from '../audit/acts.ts';
import { isErasedInBin } from '../entities/bin.ts';
import { engineOf, forUpdate } from '../platform/db/dialect.ts';
import type { Db } from '../platform/db/tables.ts';
import type { Deps } from '../platform/deps.ts';
import { forEachCollectingErrors } from '../platform/periodic-jobs.ts';
import { beginErasure, carryOut } from './erase-patient.ts';

// Each reads all versions of the nutritionist's plans, and the rest of the clean-up waits. The next one goes on in an hour.
const MOST_MS = 5 * 60_000;

interface Due {
  id: string;
  created_by_id: string | null;
}

/**
 * Anonymises the patients who have been in the bin since before `until`, as their nutritionist would with the button. It never
 * eliminates one: the law wants the record kept for 20 years, and shortening that is a person's decision (ADR 39).
 */
export async function eraseBinnedPatients(
  deps: Pick<Deps, 'db' | 'now' | 'tasks' | 'hub'>,
  until: string,
): Promise<void> {
  const { db, now } = deps;
  const end = Date.now() + MOST_MS;
  await forEachCollectingErrors(await dueIn(db, until), async ({ id }) => {
    if (Date.now() > end) return;
    const isBegun = await db.transaction().execute(async (on) => {
      // Held until the ledger has it: the patient may have been restored since.
      const [patient] = await dueIn(on, until, id);
      if (!patient) return false;
      const about = { id, ownerId: patient.created_by_id, mode: 'anonimizar', reason: 'lixeira' } as const;
      await beginErasure({ db: on, now }, { ...about, actor: system });
      return true;
    });
    if (isBegun) await carryOut(deps, id, 'anonimizar');
  });
}

async function dueIn(on: Db, until: string, id?: string): Promise<Due[]> {
  const held = id === undefined ? sql`` : sql`and id = ${id} ${forUpdate(engineOf(on), 'pacientes')}`;
  const { rows } = await sql<Due>`select id, created_by_id from pacientes
    where deleted_date <= ${until} and not ${isErasedInBin} ${held}`.execute(on);
  return rows;
}
