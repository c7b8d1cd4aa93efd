import { type RawBuilder, sql } from 'kysely';
import { systemViewer } from '../accounts/viewer.ts';
import { versionContent } from '../entities/history.ts';
import { type Found, inPortions } from '../entities/portions.ts';
import { recordsOf } from '../entities/repository.ts';
import type { AnyRecord, Row } from '../entities/rows.ts';
import { engineOf, storedBytes } from '../platform/db/dialect.ts';
import type { Db } from '../platform/db/tables.ts';
import { createPause } from '../platform/event-loop-turns.ts';

export interface KeptVersion {
  entity: 'Paciente' | 'Cardapio';
  record_id: string;
  version: number;
  author_id: string | null;
  saved_date: string;
  content: Row;
}

/** All that is kept about one patient, in the bin or not. The caller has checked the right to see it. */
export interface PatientRows {
  patient: AnyRecord | undefined;
  plans: AnyRecord[];
  /** Plans that were this patient's and now belong to another patient or to none; read only on request. */
  formerPlans: AnyRecord[];
  /** Of the record and of all these plans. */
  versions: KeptVersion[];
}

export async function patientRows(on: Db, id: string): Promise<PatientRows> {
  return rowsOf(on, id, { own: await ownIds(on, id), former: [] });
}

/** The ids of a patient's plans, and of the plans that were this patient's once. */
export interface PlanIds {
  own: string[];
  former: string[];
}

export async function rowsOf(on: Db, id: string, { own, former }: PlanIds): Promise<PatientRows> {
  const [patient] = await recordsOf(on, 'Paciente', systemViewer).findAny([id]);
  const found = await plansWith(on, own);
  return {
    patient,
    plans: own.flatMap((planId) => found.find((plan) => plan.id === planId) ?? []),
    formerPlans: await plansWith(on, former),
    versions: await versionsOf(on, [id, ...own, ...former]),
  };
}

/**
 * Finds a patient's plans again and again, for an erasure that locks what it found and looks once more. It reads all
 * versions of the nutritionist's plans, but each of them only once.
 */
export function planFinder(on: Db, id: string): () => Promise<PlanIds> {
  const readVersions = new Set<string>();
  const former = new Set<string>();
  return async () => {
    const own = await ownIds(on, id);
    for (const version of await formerIds(on, id, readVersions)) former.add(version);
    return { own, former: [...former].filter((planId) => !own.includes(planId)) };
  };
}

const ownIds = (on: Db, id: string) =>
  idsOf(on, sql`select id from cardapios where paciente_id = ${id} order by created_date, id`);

/**
 * Plans of the same nutritionist with a version that was this patient's, among the versions that were not read before.
 * Not in one statement, because others are served between two of them.
 */
async function formerIds(on: Db, id: string, readVersions: Set<string>): Promise<string[]> {
  const bytes = storedBytes(engineOf(on), sql.ref('content'));
  const { rows } = await sql<Found>`
    select record_id as id, version, ${bytes} as bytes from record_versions
    where entity = 'Cardapio' and record_id in (
      select id from cardapios where created_by_id in (
        select created_by_id from pacientes where id = ${id}
        union select created_by_id from cardapios where paciente_id = ${id}))
    order by record_id, version`.execute(on);
  const unread = rows.filter((kept) => !readVersions.has(keyOf(kept)));
  const former = new Set<string>();
  for (const portion of inPortions(unread)) {
    const keys = portion.map((kept) => sql`(${kept.id}, cast(${kept.version} as integer))`);
    const found = await idsOf(
      on,
      sql`
      select distinct record_id as id from record_versions
      where entity = 'Cardapio' and (record_id, version) in (values ${sql.join(keys)})
      and content like ${
        // Contents are written without spaces, also by a restore.
        `%"paciente_id":"${id}"%`
      }`,
    );
    for (const planId of found) former.add(planId);
    for (const kept of portion) readVersions.add(keyOf(kept));
  }
  return [...former];
}

const keyOf = ({ id, version }: Found) => `${id} ${version}`;

async function idsOf(on: Db, query: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await (query as RawBuilder<{ id: string }>).execute(on);
  return rows.map((row) => row.id);
}

/** A few at a time: a patient's plans may be many, and each as large as a plan may be. */
async function plansWith(on: Db, ids: readonly string[]): Promise<AnyRecord[]> {
  const records = recordsOf(on, 'Cardapio', systemViewer);
  const pause = createPause();
  const plans: AnyRecord[] = [];
  for (const portion of inPortions(ids.length > 0 ? await records.sizes(ids) : [])) {
    await pause();
    plans.push(...(await records.findAny(portion.map(({ id }) => id))));
  }
  return plans;
}

async function versionsOf(on: Db, ids: readonly string[]): Promise<KeptVersion[]> {
  const rows = await on
    .selectFrom('record_versions')
    .select(['entity', 'record_id', 'version', 'author_id', 'saved_date'])
    .where('entity', 'in', ['Paciente', 'Cardapio'])
    .where('record_id', 'in', ids)
    .orderBy('saved_date')
    .orderBy('version')
    .execute();
  const pause = createPause();
  const versions: KeptVersion[] = [];
  for (const row of rows) {
    await pause();
    const name = row.entity as KeptVersion['entity'];
    const content = await versionContent(on, name, row.record_id, row.version);
    // Gone in this moment, with what it belonged to.
    if (content) versions.push({ ...row, entity: name, content });
  }
  return versions;
}
