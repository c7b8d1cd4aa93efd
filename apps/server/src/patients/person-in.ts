import { systemViewer } from '../accounts/viewer.ts';
import { recordsOf } from '../entities/repository.ts';
import { inPortions, type Row } from '../entities/rows.ts';
import type { Db } from '../platform/db/tables.ts';
import { createPause } from '../platform/event-loop.ts';
import { type PlanIds, versionHeads, versionTexts } from './patient-rows.ts';
import type { Person, personCollector } from './scrub.ts';

/** Collects every name, contact and measure from the patient's record, plans and all their versions. */
export async function personIn(
  db: Db,
  collector: ReturnType<typeof personCollector>,
  id: string,
  { own, former }: PlanIds,
): Promise<Person> {
  for await (const portion of versionTexts(db, await versionHeads(db, [id, ...own, ...former])))
    for (const { entity, content } of portion) {
      const row = JSON.parse(content) as Row;
      if (entity === 'Paciente') collector.patient(row);
      else if (row.paciente_id === id) collector.plan(row);
    }
  const plans = recordsOf(db, 'Cardapio', systemViewer);
  const pause = createPause();
  for (const portion of inPortions(await plans.sizes(own))) {
    await pause();
    for (const plan of await plans.findAny(portion.map((found) => found.id))) collector.plan(plan);
  }
  for (const patient of await recordsOf(db, 'Paciente', systemViewer).findAny([id]))
    collector.patient(patient);
  return collector.person();
}
