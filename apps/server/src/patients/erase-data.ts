import { childrenOfPatient, type EntityName, type ErasureMode, entityNamed } from '@alecrim/domain';
import { sql } from 'kysely';
import { withoutLimits } from '../accounts/usage.ts';
import { systemViewer } from '../accounts/viewer.ts';
import { completed, contentDate } from '../entities/record-writes.ts';
import { recordsOf } from '../entities/repository.ts';
import { type AnyRecord, inPortions, type Row } from '../entities/rows.ts';
import { engineOf, forUpdate, isAnyOf } from '../platform/db/dialect.ts';
import { hasWritten, inTransaction as inOneTransaction } from '../platform/db/dialect-changes.ts';
import type { Db } from '../platform/db/tables.ts';
import type { Deps } from '../platform/deps.ts';
import { AppError } from '../platform/errors.ts';
import { deleteMails, eraseChildren, erasePlans } from './erase-related.ts';
import {
  keyOf,
  type PlanIds,
  planFinder,
  planHeads,
  type RecordHead,
  relatedHeads,
  type VersionText,
  versionHeads,
  versionTexts,
} from './patient-rows.ts';
import { personIn } from './person-in.ts';
import { type Person, personCollector, type ScrubItem, scrubTask } from './scrub.ts';

type EraseDeps = Pick<Deps, 'db' | 'now' | 'tasks'>;
type Touched = Pick<AnyRecord, 'id' | 'created_by_id'>;

export interface Erased {
  patient: Touched | undefined;
  plans: Touched[];
  children: RecordHead[];
}

// A person who keeps saving the patient's plans must not keep this running for ever.
const MOST_PASSES = 20;

/**
 * Removes a patient's identity from all stored data, and erases the records that are about this patient alone. Contents are read and rewritten in portions, and only the write of a
 * portion is a transaction, so other writers do not wait long. The next pass finds what was saved meanwhile; the record with
 * the names is removed last. It is idempotent: it can finish an interrupted erasure and repeat one after a restore.
 */
export async function eraseData(deps: EraseDeps, id: string, mode: ErasureMode): Promise<Erased> {
  const { db } = deps;
  const records = {
    plan: recordsOf(db, 'Cardapio', systemViewer),
    patient: recordsOf(db, 'Paciente', systemViewer),
  };
  const [patient] = await records.patient.findAny([id]);
  const plans = await planHeads(db, id);
  const owners = ownersOf([patient, ...plans]);
  const scrubTemplates = templateScrubber(deps, owners);
  const findPlans = planFinder(db, id);
  const scrubbedVersions = new Set<string>();
  const scrubbedRecords = new Map<string, number>();
  const collector = personCollector(id);
  const children: RecordHead[] = [];
  let isRemoved = false;

  for (let pass = 0; pass < MOST_PASSES; pass++) {
    const ids = await findPlans();
    // Added to the names of earlier passes, which are already removed from the data.
    const person = await personIn(db, collector, id, ids);
    if (pass === 0) await deleteMails(deps, person, owners);
    const hadTemplates = await scrubTemplates(person);
    const erased = await eraseChildren(db, id);
    children.push(...erased);
    const wrote = [
      hadTemplates || erased.length > 0,
      await scrubPlans(ids, person),
      await scrubVersions(ids, person),
    ];
    if (wrote.includes(true)) continue;
    // One more pass after the removal: a plan may have been saved for the patient until then.
    if (isRemoved && (mode !== 'eliminar' || ids.own.length === 0)) return { patient, plans, children };
    // What was saved meanwhile is the next pass's.
    isRemoved = await removePatient(person, ids.own);
  }
  throw new AppError('OVERLOADED', { retryAfter: 60 });

  /** Current plans first: their links end at once. Returns whether anything was written. */
  async function scrubPlans({ own, former }: PlanIds, person: Person): Promise<boolean> {
    const isOwn = new Set(own);
    const found = await records.plan.sizes([...own, ...former]);
    const due = found.filter((plan) => scrubbedRecords.get(plan.id) !== plan.version);
    for (const portion of inPortions(due)) {
      const read = await records.plan.findAny(portion.map((plan) => plan.id));
      const contents = await scrubbed(
        deps,
        person,
        read.map((plan) => ({
          kind: isOwn.has(plan.id) ? 'own plan' : "another's plan",
          content: JSON.stringify(plan),
        })),
      );
      await inTransaction(db, async (on) => {
        for (const [i, plan] of read.entries())
          if (await write(deps, on, 'Cardapio', plan, contents[i] as Row))
            scrubbedRecords.set(plan.id, plan.version + 1);
      });
    }
    return due.length > 0;
  }

  async function scrubVersions({ own, former }: PlanIds, person: Person): Promise<boolean> {
    const isOwn = new Set(own);
    const isGone = (version: VersionText) => mode === 'eliminar' && isOwn.has(version.id);
    return scrubHistory([...own, ...former], person, isGone, (version) => kindOf(version, isOwn));
  }

  /** Returns whether anything was written. */
  async function scrubHistory(
    recordIds: readonly string[],
    person: Person,
    isGone: (version: VersionText) => boolean,
    kind: (version: VersionText) => ScrubItem['kind'],
  ): Promise<boolean> {
    const heads = await versionHeads(db, recordIds);
    const due = heads.filter((head) => !scrubbedVersions.has(keyOf(head)));
    for await (const portion of versionTexts(db, due)) {
      const kept = portion.filter((version) => !isGone(version));
      const contents = await scrubbed(
        deps,
        person,
        kept.map((version) => ({ kind: kind(version), content: version.content })),
      );
      await inTransaction(db, async (on) => {
        for (const version of portion.filter(isGone)) await removeVersion(on, version);
        for (const [i, version] of kept.entries()) await rewriteVersion(on, version, contents[i] as Row);
      });
      for (const version of portion) scrubbedVersions.add(keyOf(version));
    }
    return due.length > 0;
  }

  function kindOf({ id: planId, content }: VersionText, isOwn: ReadonlySet<string>): ScrubItem['kind'] {
    if (isOwn.has(planId)) return 'own plan';
    return (JSON.parse(content) as Row).paciente_id === id ? 'former plan' : "another's plan";
  }

  /**
   * The patient's own record and its versions. They hold the names, so they must be last. Returns false when something was
   * saved for the patient meanwhile.
   */
  async function removePatient(person: Person, own: readonly string[]): Promise<boolean> {
    const [current] = await records.patient.findAny([id]);
    if (mode === 'eliminar') await erasePlans(db, id, own);
    await scrubHistory(
      [id],
      person,
      () => mode === 'eliminar',
      () => 'patient',
    );
    if (!current) return true;
    const [content] = await scrubbed(deps, person, [{ kind: 'patient', content: JSON.stringify(current) }]);
    return inTransaction(db, async (on) => {
      // Locked: a record that is being saved for the patient is seen here, and a later one is refused.
      await sql`select id from pacientes where id = ${id} ${forUpdate(engineOf(on), 'pacientes')}`.execute(
        on,
      );
      const names = mode === 'eliminar' ? undefined : childrenOfPatient;
      if ((await relatedHeads(on, id, names)).length > 0) return false;
      if (mode !== 'eliminar') return write(deps, on, 'Paciente', current, content as Row);
      return hasWritten(sql`delete from pacientes where id = ${id} and version = ${current.version}`, on);
    });
  }
}

/**
 * Templates do not record their source plan, so all templates of these owners are read. Repeated calls read only what was saved
 * since. Returns whether any named the person: also one that could not be written because it was saved meanwhile.
 */
function templateScrubber(deps: EraseDeps, owners: readonly string[]): (person: Person) => Promise<boolean> {
  const readVersions = new Map<string, number>();
  const records = recordsOf(deps.db, 'CardapioTemplate', systemViewer);
  return async (person) => {
    let hasNamed = false;
    const due = (await records.sizes(await templateIds(deps.db, owners))).filter(
      ({ id, version }) => readVersions.get(id) !== version,
    );
    for (const portion of inPortions(due)) {
      const read = await records.findAny(portion.map(({ id }) => id));
      const contents = await scrubbed(
        deps,
        person,
        read.map((template) => ({ kind: 'template', content: JSON.stringify(template) })),
      );
      await inTransaction(deps.db, async (on) => {
        for (const [i, template] of read.entries()) {
          const content = contents[i] as Row;
          const isNamed = differs(content, template);
          const isWritten = isNamed && (await write(deps, on, 'CardapioTemplate', template, content));
          hasNamed ||= isNamed;
          if (isWritten || !isNamed) readVersions.set(template.id, template.version + (isWritten ? 1 : 0));
        }
      });
    }
    return hasNamed;
  };
}

async function templateIds(db: Db, owners: readonly string[]): Promise<string[]> {
  if (owners.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    select id from cardapio_templates where ${isAnyOf(engineOf(db), sql.ref('created_by_id'), owners)} order by id`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

const differs = (content: Row, template: Row): boolean =>
  Object.keys(content).some((field) => JSON.stringify(content[field]) !== JSON.stringify(template[field]));

async function scrubbed({ tasks }: EraseDeps, person: Person, items: ScrubItem[]): Promise<Row[]> {
  const contents = await tasks.run(scrubTask, { person, items }, person.id);
  return contents.map((content) => JSON.parse(content) as Row);
}

/** Writes like a save, with a new search text, but keeps no version. Returns false after a concurrent change. */
function write(
  { now }: EraseDeps,
  on: Db,
  name: EntityName,
  before: AnyRecord,
  content: Row,
): Promise<boolean> {
  const [entity, time] = [entityNamed(name), now().toISOString()];
  const row = { ...completed(entity, content), version: before.version + 1 };
  const dates = { updated_date: time, ...contentDate(entity, time) };
  return recordsOf(on, name, systemViewer).write(before.id, { ...row, ...dates }, before.version);
}

const rewriteVersion = (on: Db, { entity, id, version }: VersionText, content: Row) =>
  on
    .updateTable('record_versions')
    .set({ content: JSON.stringify(content) })
    .where('entity', '=', entity)
    .where('record_id', '=', id)
    .where('version', '=', version)
    .execute();

const removeVersion = (on: Db, { entity, id, version }: VersionText) =>
  on
    .deleteFrom('record_versions')
    .where('entity', '=', entity)
    .where('record_id', '=', id)
    .where('version', '=', version)
    .execute();

/** Replacing a name may make a text longer, and the account may be full. */
const inTransaction = <T>(db: Db, work: (on: Db) => Promise<T>): Promise<T> =>
  inOneTransaction(db, (on) => withoutLimits(on, () => work(on)));

const ownersOf = (records: readonly (Touched | undefined)[]): string[] => [
  ...new Set(records.flatMap((record) => record?.created_by_id ?? [])),
];
