import { sql } from 'kysely';
import { visitor } from '../audit/acts.ts';
import { writeAct } from '../audit/trail.ts';
import type { Deps } from '../platform/deps.ts';

// Programs that open a link to show what is behind it, not to read it.
const ROBOTS = /bot\b|crawl|spider|preview|facebookexternalhit|whatsapp|telegram|slack|discord|skype/i;

export const isRobot = (userAgent: string | undefined): boolean => !userAgent || ROBOTS.test(userAgent);

/** One more opening of a plan's link, and when: not by whom. */
export async function countOpening({ db, now }: Pick<Deps, 'db' | 'now'>, planId: string): Promise<void> {
  const last_opened_date = now().toISOString();
  await db
    .insertInto('link_openings')
    .values({ cardapio_id: planId, total: 1, last_opened_date, traced_hour: null })
    .onConflict((conflict) =>
      conflict.column('cardapio_id').doUpdateSet({ total: sql`link_openings.total + 1`, last_opened_date }),
    )
    .execute();
  await traceOpening({ db, now }, planId, last_opened_date);
}

/** The first opening of an hour goes into the audit trail: enough to inform the patient, too little to track a reader. */
async function traceOpening(deps: Pick<Deps, 'db' | 'now'>, planId: string, moment: string): Promise<void> {
  const traced_hour = moment.slice(0, 13);
  const { numUpdatedRows } = await deps.db
    .updateTable('link_openings')
    .set({ traced_hour })
    .where('cardapio_id', '=', planId)
    .where((e) => e.or([e('traced_hour', 'is', null), e('traced_hour', '<>', traced_hour)]))
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  const { rows } = await sql<{ created_by_id: string | null; paciente_id: string | null }>`
    select created_by_id, paciente_id from cardapios where id = ${planId}`.execute(deps.db);
  await writeAct(deps, {
    action: 'link_opened',
    actor: visitor,
    ownerId: rows[0]?.created_by_id,
    entity: 'Cardapio',
    recordId: planId,
    patientId: rows[0]?.paciente_id,
  });
}
