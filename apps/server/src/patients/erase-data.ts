import { type EntityName, type ErasureMode, entityNamed } from '@alecrim/domain';
import { sql } from 'kysely';
import { withoutLimits } from '../accounts/usage.ts';
import { systemViewer } from '../accounts/viewer.ts';
import { contentDate } from '../entities/content-date.ts';
import { completed } from '../entities/draft.ts';
import { recordsOf } from '../entities/repository.ts';
import type { AnyRecord, Row } from '../entities/rows.ts';
import { engineOf, forUpdate, takeYourTime } from '../platform/db/dialect.ts';
import type { Db } from '../platform/db/tables.ts';
import type { Deps } from '../platform/deps.ts';
import { type KeptVersion, type PatientRows, planFinder, rowsOf } from './patient-rows.ts';
import { identityIn, measuresIn, scrubbedPatient, scrubbedPlan, scrubbedTexts } from './scrub.ts';
import { templatesNaming } from './templates-naming.ts';

export interface Erased {
  patient: AnyRecord | undefined;
  plans: AnyRecord[];
}

/**
 * Takes a patient's person out of all that is kept, inside the caller's transaction. It may be done again at any
 * time: what is gone stays gone, and what a restore brought back goes as if it were the first time.
 */
export const eraseData = (deps: Pick<Deps, 'db' | 'now'>, id: string, mode: ErasureMode): Promise<Erased> =>
  withoutLimits(deps.db, () => eraseHeld(deps, id, mode));

async function eraseHeld(
  { db: on, now }: Pick<Deps, 'db' | 'now'>,
  id: string,
  mode: ErasureMode,
): Promise<Erased> {
  await takeYourTime(on);
  const { patient, plans, formerPlans, versions } = await heldRows(on, id);
  const isTheirs = ({ entity, content }: KeptVersion) => entity === 'Paciente' || content.paciente_id === id;
  const theirPlans = [...contentsOf(versions.filter(isTheirs), 'Cardapio'), ...plans];
  const identity = identityIn(
    [...contentsOf(versions, 'Paciente'), ...(patient ? [patient] : [])],
    theirPlans,
  );
  const measures = new Set(theirPlans.map(measuresIn));
  await forgetLetters(on, identity.contacts);

  const own = new Set([id, ...plans.map((plan) => plan.id)]);
  for (const kept of versions) {
    if (mode === 'eliminar' && own.has(kept.record_id)) await removeVersion(on, kept);
    else await rewriteVersion(on, kept, scrubbedVersion(kept));
  }
  const owners = [...new Set([patient, ...plans].map((record) => record?.created_by_id ?? null))];
  for (const { template, content } of await templatesNaming(on, owners, identity))
    await write('CardapioTemplate', template, content);
  for (const plan of formerPlans) await write('Cardapio', plan, scrubbedTexts(plan, identity, measures));
  if (mode === 'eliminar') {
    await removeRows(on, 'cardapios', plans);
    await removeRows(on, 'pacientes', patient ? [patient] : []);
  } else {
    for (const plan of plans) await write('Cardapio', plan, scrubbedPlan(plan, identity));
    if (patient) await write('Paciente', patient, scrubbedPatient(patient, id, identity));
  }
  return { patient, plans };

  function scrubbedVersion(kept: KeptVersion): Row {
    if (kept.entity === 'Paciente') return scrubbedPatient(kept.content, id, identity);
    if (!isTheirs(kept) && !own.has(kept.record_id)) return scrubbedTexts(kept.content, identity, measures);
    const scrubbed = scrubbedPlan(kept.content, identity);
    return own.has(kept.record_id) ? scrubbed : { ...scrubbed, paciente_id: null };
  }

  /** The row as a save would write it, with its search text made anew; no version is kept of what it was. */
  async function write(name: EntityName, { id: recordId, version }: AnyRecord, content: Row): Promise<void> {
    const [entity, time] = [entityNamed(name), now().toISOString()];
    const row = { ...completed(entity, content), version: version + 1 };
    const dates = { updated_date: time, ...contentDate(entity, time) };
    await recordsOf(on, name, systemViewer).write(recordId, { ...row, ...dates });
  }
}

const contentsOf = (versions: readonly KeptVersion[], name: KeptVersion['entity']): Row[] =>
  versions.filter(({ entity }) => entity === name).map(({ content }) => content);

/**
 * Everything of the patient, read while no one else can write it. A save that is under way ends first, and one that comes
 * later finds what is left. A save may also end while a lock is waited for, so the plans are looked for again after each
 * lock; their contents are read once, at the end.
 */
async function heldRows(on: Db, id: string): Promise<PatientRows> {
  await hold(on, 'pacientes', [id]);
  const findPlans = planFinder(on, id);
  const held = new Set<string>();
  for (;;) {
    const plans = await findPlans();
    const free = [...plans.own, ...plans.former].filter((planId) => !held.has(planId));
    if (free.length === 0) return rowsOf(on, id, plans);
    await hold(on, 'cardapios', free);
    for (const planId of free) held.add(planId);
  }
}

const hold = (on: Db, table: 'cardapios' | 'pacientes', ids: readonly string[]) =>
  sql`select 1 from ${sql.table(table)} where id in (${sql.join(ids)})
    order by id ${forUpdate(engineOf(on), table)}`.execute(on);

const rewriteVersion = (on: Db, { entity, record_id, version }: KeptVersion, content: Row) =>
  on
    .updateTable('record_versions')
    .set({ content: JSON.stringify(content) })
    .where('entity', '=', entity)
    .where('record_id', '=', record_id)
    .where('version', '=', version)
    .execute();

const removeVersion = (on: Db, { entity, record_id, version }: KeptVersion) =>
  on
    .deleteFrom('record_versions')
    .where('entity', '=', entity)
    .where('record_id', '=', record_id)
    .where('version', '=', version)
    .execute();

async function removeRows(on: Db, table: 'cardapios' | 'pacientes', rows: readonly AnyRecord[]) {
  for (const { id } of rows)
    await on
      .deleteFrom(table as never)
      .where('id' as never, '=', id as never)
      .execute();
}

/** Sent letters are kept for some days; those to this person are not. */
async function forgetLetters(on: Db, contacts: readonly string[]): Promise<void> {
  const addresses = contacts.filter((contact) => contact.includes('@'));
  if (addresses.length === 0) return;
  await on
    .deleteFrom('outbox')
    .where('recipient', 'in', addresses)
    .where('sent_date', 'is not', null)
    .execute();
}
