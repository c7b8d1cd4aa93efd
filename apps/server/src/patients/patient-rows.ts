import { childrenOfPatient, type EntityName, entityNamed } from '@alecrim/domain';
import { type RawBuilder, sql } from 'kysely';
import type { SignedIn } from '../accounts/viewer.ts';
import { sqlOf } from '../entities/query/columns.ts';
import { recordsOf } from '../entities/repository.ts';
import { type AnyRecord, type Found, inPortions } from '../entities/rows.ts';
import { engineOf, isAnyOf, storedBytes } from '../platform/db/dialect.ts';
import type { Db } from '../platform/db/tables.ts';
import { RecordNotFound } from '../platform/errors.ts';
import { createPause, yieldToEventLoop } from '../platform/event-loop.ts';
import { isId } from '../platform/ids.ts';

/** A stored version without its content. `id` is the record's. */
export interface VersionHead extends Found {
  entity: EntityName;
  author_id: string | null;
  saved_date: string;
}

export interface VersionText extends VersionHead {
  /** JSON. */
  content: string;
}

/** A record without its contents. */
export interface RecordHead {
  entity: EntityName;
  id: string;
  titulo: string | null;
  created_by_id: string | null;
  created_date: string;
  updated_date: string;
}

/** The entities whose records are about a patient, besides the patient's own. */
const relatedNames: readonly EntityName[] = ['Cardapio', ...childrenOfPatient];

/** The records about a patient, in the bin or not. The caller has checked the right to see them. */
export async function relatedHeads(on: Db, patientId: string, names = relatedNames): Promise<RecordHead[]> {
  const heads: RecordHead[] = [];
  for (const name of names) {
    const entity = entityNamed(name);
    const { rows } = await sql<RecordHead>`
      select ${sql.lit(name)} as entity, id, ${sql.ref(entity.titleField)} as titulo, created_by_id, created_date,
        updated_date from ${sql.table(entity.table)} where ${sqlOf(entity).patientId} = ${patientId}
      order by created_date, id`.execute(on);
    heads.push(...rows);
  }
  return heads;
}

export const planHeads = (on: Db, patientId: string): Promise<RecordHead[]> =>
  relatedHeads(on, patientId, ['Cardapio']);

/** All names, for statements on the versions. */
const namesInVersions = () => sql.join(['Paciente', ...relatedNames]);

// A patient has fewer records.
const IDS_AT_ONCE = 500;

/** All stored versions of these records, oldest first, without contents, which may be large. Read in portions. */
export async function versionHeads(on: Db, recordIds: readonly string[]): Promise<VersionHead[]> {
  const heads: VersionHead[] = [];
  for (let i = 0; i < recordIds.length; i += IDS_AT_ONCE)
    for (const head of await headsOf(on, recordIds.slice(i, i + IDS_AT_ONCE))) heads.push(head);
  return heads.sort(bySavedDate);
}

/** In one statement, or of fewer records at a time. In order, the database would sort all of them for each page. */
async function headsOf(on: Db, ids: readonly string[]): Promise<VersionHead[]> {
  const isTheirs = isAnyOf(engineOf(on), sql.ref('record_id'), ids);
  const rows = await headsWhere(on, sql`entity in (${namesInVersions()}) and ${isTheirs}`, sql``);
  if (rows.length <= HEADS_AT_ONCE) return rows;
  await yieldToEventLoop();
  const [id = '', ...others] = ids;
  if (others.length === 0) return headsInPages(on, id);
  const half = ids.length >> 1;
  return (await headsOf(on, ids.slice(0, half))).concat(await headsOf(on, ids.slice(half)));
}

/** One more than a page. */
async function headsWhere(
  on: Db,
  where: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
): Promise<VersionHead[]> {
  const { rows } = await sql<VersionHead>`
    select entity, record_id as id, version, author_id, saved_date,
      ${storedBytes(engineOf(on), sql.ref('content'))} as bytes
    from record_versions where ${where} ${order} limit ${HEADS_AT_ONCE + 1}`.execute(on);
  return rows;
}

/** In the order of the primary key. */
async function headsInPages(on: Db, id: string): Promise<VersionHead[]> {
  const heads: VersionHead[] = [];
  for (const name of ['Paciente', ...relatedNames]) {
    let rows: VersionHead[];
    let after = 0;
    do {
      await yieldToEventLoop();
      rows = await headsWhere(
        on,
        sql`entity = ${name} and record_id = ${id} and version > cast(${after} as integer)`,
        sql`order by version`,
      );
      for (const row of rows) heads.push(row);
      after = rows.at(-1)?.version ?? 0;
    } while (rows.length > HEADS_AT_ONCE);
  }
  return heads;
}

const bySavedDate = (a: VersionHead, b: VersionHead) =>
  a.saved_date === b.saved_date ? a.version - b.version : a.saved_date < b.saved_date ? -1 : 1;

/** The contents in portions, one statement each. A version that was deleted meanwhile is left out. */
export async function* versionTexts(on: Db, heads: readonly VersionHead[]): AsyncGenerator<VersionText[]> {
  const pause = createPause();
  for (const portion of inPortions(heads)) {
    await pause();
    const { rows } = await sql<{ id: string; version: number; content: string }>`
      select record_id as id, version, content from record_versions
      where entity in (${namesInVersions()}) and ${isOneOf(portion)}`.execute(on);
    const contents = new Map(rows.map((row) => [keyOf(row), row.content]));
    yield (portion as VersionHead[]).flatMap((head) => {
      const content = contents.get(keyOf(head));
      return content === undefined ? [] : [{ ...head, content }];
    });
  }
}

export const keyOf = ({ id, version }: Pick<Found, 'id' | 'version'>): string => `${id} ${version}`;

const isOneOf = (keys: readonly Pick<Found, 'id' | 'version'>[]): RawBuilder<unknown> =>
  sql`(record_id, version) in (values ${sql.join(
    keys.map(({ id, version }) => sql`(${id}, cast(${version} as integer))`),
  )})`;

/** The ids of a patient's plans, and of the plans that were this patient's once. */
export interface PlanIds {
  own: string[];
  former: string[];
}

/** Returns a function that finds a patient's plans. Repeated calls read only versions that are new. */
export function planFinder(on: Db, patientId: string): () => Promise<PlanIds> {
  const readVersions = new Set<string>();
  const former = new Set<string>();
  return async () => {
    const own = (await planHeads(on, patientId)).map(({ id }) => id);
    for (const id of await formerIds(on, patientId, readVersions)) former.add(id);
    return { own, former: [...former].filter((id) => !own.includes(id)) };
  };
}

/** Plans of the same owner with an unread version of this patient. In portions, so that other requests run in between. */
async function formerIds(on: Db, patientId: string, readVersions: Set<string>): Promise<string[]> {
  const former = new Set<string>();
  const pause = createPause();
  for await (const kept of planVersions(on, patientId)) {
    const unread = kept.filter((version) => !readVersions.has(keyOf(version)));
    for (const portion of inPortions(unread)) {
      await pause();
      const { rows: found } = await sql<{ id: string }>`
        select distinct record_id as id from record_versions
        where entity = 'Cardapio' and ${isOneOf(portion)}
        and content like ${
          // Contents are written without spaces, also by a restore.
          `%"paciente_id":"${patientId}"%`
        }`.execute(on);
      for (const { id } of found) former.add(id);
      for (const version of portion) readVersions.add(keyOf(version));
    }
  }
  return [...former];
}

// PostgreSQL cancels a statement after 3 s. This many index rows take milliseconds, also from a cold disk.
const HEADS_AT_ONCE = 1_000;
const PLANS_AT_ONCE = 100;

/** All stored versions of the plans of the patient's nutritionist, without contents, page by page. */
async function* planVersions(on: Db, patientId: string): AsyncGenerator<Found[]> {
  const bytes = storedBytes(engineOf(on), sql.ref('content'));
  for await (const plans of plansOfOwners(on, patientId)) {
    let last: Found | undefined = { id: '', version: 0, bytes: 0 };
    while (last) {
      const { rows }: { rows: Found[] } = await sql<Found>`
        select record_id as id, version, ${bytes} as bytes from record_versions
        where entity = 'Cardapio' and record_id in (${sql.join(plans)})
        and (record_id, version) > (${last.id}, cast(${last.version} as integer))
        order by record_id, version limit ${HEADS_AT_ONCE}`.execute(on);
      yield rows;
      last = rows.length < HEADS_AT_ONCE ? undefined : rows.at(-1);
    }
  }
}

async function* plansOfOwners(on: Db, patientId: string): AsyncGenerator<string[]> {
  const { rows: owners } = await sql<{ id: string | null }>`
    select created_by_id as id from pacientes where id = ${patientId}
    union select created_by_id from cardapios where paciente_id = ${patientId}`.execute(on);
  for (const { id: owner } of owners) {
    let last: { id: string; created_date: string } | undefined = { id: '', created_date: '' };
    while (last) {
      const { rows }: { rows: { id: string; created_date: string }[] } = await sql<{
        id: string;
        created_date: string;
      }>`select id, created_date from cardapios
        where created_by_id = ${owner} and (created_date, id) > (${last.created_date}, ${last.id})
        order by created_date, id limit ${PLANS_AT_ONCE}`.execute(on);
      if (rows.length > 0) yield rows.map(({ id }) => id);
      last = rows.length < PLANS_AT_ONCE ? undefined : rows.at(-1);
    }
  }
}

/** The nutritionist's own patient, in the bin or not. Another nutritionist's patient is "not found". */
export async function ownPatient(on: Db, user: SignedIn, id: string): Promise<AnyRecord> {
  const [patient] = isId(id) ? await recordsOf(on, 'Paciente', user).findAny([id]) : [];
  if (!patient) throw new RecordNotFound('Paciente', id);
  return patient;
}

// Lei 13.787/2018 art. 6 and CFN Res. 594/2017: twenty years from the last entry.
export const RECORD_YEARS = 20;

/** The end of the legal retention period, by the date of the last entry. */
export function keepUntil(entries: readonly { updated_date: string }[]): string {
  const last = entries.reduce(
    (latest, { updated_date }) => (updated_date > latest ? updated_date : latest),
    '',
  );
  const until = new Date(last);
  until.setUTCFullYear(until.getUTCFullYear() + RECORD_YEARS);
  return until.toISOString();
}
