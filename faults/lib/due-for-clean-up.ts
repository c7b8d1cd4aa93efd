import { sql } from 'kysely';
import { insertUser } from '../../apps/server/src/accounts/people/users.ts';
import type { Db } from '../../apps/server/src/platform/db/tables.ts';
import { newId } from '../../apps/server/src/platform/ids.ts';
import { addNames, addVersions, copyPlan } from './large-plans.ts';

const LONG_AGO = '2026-01-01T00:00:00.000Z';
const ROWS = 50_000;

interface Large {
  planId: string;
  ownerId: string;
  /** What a version of the plan holds. */
  content: string;
  /** A stored patient. */
  patientId: string;
}

/** Stores as much as one run of the clean-up may find: all of it from so long ago that its time has come. */
export async function storeWhatIsDue(db: Db, { planId, ownerId, content, patientId }: Large): Promise<void> {
  const deps = { db, now: () => new Date(), newId };
  // The bin, and a plan in it with a long history.
  const [binned = ''] = await copyPlan(db, planId, 60, { deleted_date: LONG_AGO });
  await addVersions(db, binned, ownerId, content, 60);
  await sql`update pacientes set deleted_date = ${LONG_AGO} where id = ${patientId}`.execute(db);
  await addNames(db, patientId, ownerId, 60);
  await copyPlan(db, planId, 20, { paciente_id: patientId });
  // An account whose grace period is over.
  const closed = await insertUser(deps, { email: 'rui@example.com', passwordHash: null, isVerified: true });
  const [closedPlan = ''] = await copyPlan(db, planId, 60, { created_by_id: closed.id, paciente_id: null });
  await addVersions(db, closedPlan, closed.id, content, 60);
  await db.updateTable('users').set({ encerra_em: LONG_AGO }).where('id', '=', closed.id).execute();
  // Versions that are thinned, and numbers of other foods and rules.
  const [saved = ''] = await copyPlan(db, planId, 1, { paciente_id: null });
  await addVersions(db, saved, ownerId, content, 100, { ofOneDay: true });
  await copyPlan(db, planId, 10, { paciente_id: null, versao_leitura: 'antiga' });
  // What many small requests leave behind.
  const numbers = Array.from({ length: 500 }, (_, i) => i);
  for (let begin = 0; begin < ROWS; begin += numbers.length) {
    const row = (i: number) => `${begin + i}-antigo`;
    await db
      .insertInto('idempotency_keys')
      .values(
        numbers.map((i) => ({
          owner_id: ownerId,
          key: row(i),
          entity: 'Cardapio',
          record_id: planId,
          created_date: LONG_AGO,
        })),
      )
      .execute();
    await db
      .insertInto('app_logs')
      .values(
        numbers.map((i) => ({
          id: row(i),
          user_id: ownerId,
          page_name: 'Dashboard',
          created_date: LONG_AGO,
        })),
      )
      .execute();
  }
}
