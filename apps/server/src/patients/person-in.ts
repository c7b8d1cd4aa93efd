import { sql } from 'kysely';
import { systemViewer } from '../accounts/viewer.ts';
import { recordsOf } from '../entities/repository.ts';
import { inPortions, type Row } from '../entities/rows.ts';
import { engineOf, isAnyOf } from '../platform/db/dialect.ts';
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
  return { ...collector.person(), laterPatients: await laterPatients(db, former) };
}

const PLANS_AT_ONCE = 500;

/** The names of the patients that these plans are linked to, by their ids. */
async function laterPatients(db: Db, plans: readonly string[]): Promise<Record<string, string>> {
  const names: Record<string, string> = {};
  for (let i = 0; i < plans.length; i += PLANS_AT_ONCE) {
    const isThese = isAnyOf(engineOf(db), sql.ref('cardapios.id'), plans.slice(i, i + PLANS_AT_ONCE));
    const { rows } = await sql<{ id: string; nome: string }>`
      select distinct pacientes.id, pacientes.nome from cardapios
      join pacientes on pacientes.id = cardapios.paciente_id where ${isThese}`.execute(db);
    for (const { id, nome } of rows) names[id] = nome;
  }
  return names;
}
