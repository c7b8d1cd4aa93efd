import { type Entity, entityNamed, entityNames } from '@alecrim/domain';
import { type RawBuilder, sql } from 'kysely';
import { engineOf, flag, isAnyOf, storedBytes } from '../platform/db/dialect.ts';
import { inTransaction } from '../platform/db/dialect-changes.ts';
import type { Db } from '../platform/db/tables.ts';
import { versionPortions } from '../platform/db/version-portions.ts';
import { createPause } from '../platform/event-loop.ts';
import { type Found, inPortions } from '../platform/portions.ts';
import { privateIdIn, privateIdsIn } from './addresses.ts';

/** A file that belongs to the records of its owner. */
export interface AttachedFile extends Found {
  ownerId: string;
  /** It moves when a record names the file anew. */
  created_date: string;
}

interface NamingText {
  owner_id: string | null;
  text: string;
}

// As many records or files as one statement looks up.
const AT_ONCE = 100;
// Other writers wait for a transaction.
const TRANSACTION_BYTES = 4_000_000;

const keyOf = ({ ownerId, id }: Pick<AttachedFile, 'ownerId' | 'id'>) => `${ownerId} ${id}`;

/**
 * Marks private files that a stored record names as files of their owner's records: they go when no record names them any
 * more. A file of a save that was refused is never marked, and stays until its owner's account is erased.
 */
export async function markAttachments(db: Db, ownerId: string | null, ids: readonly string[]): Promise<void> {
  if (!ownerId || ids.length === 0) return;
  const [yes, no] = [flag(engineOf(db), true), flag(engineOf(db), false)];
  await sql`update file_owners set is_attachment = ${yes} where ${isOneOf(db, 'file_id', ids)}
    and owner_id = ${ownerId} and is_private = ${yes} and is_attachment = ${no}`.execute(db);
}

/**
 * The files that only these records and their versions name. Those that the records name now are marked first: a save does
 * not do it. Read in portions: call it before the transaction.
 */
export async function filesOnlyOf(
  db: Db,
  entity: Entity,
  recordIds: readonly string[],
): Promise<AttachedFile[]> {
  const found = new Map<string, AttachedFile>();
  if (!entity.attachments) return [];
  for await (const portion of listTexts(db, entity, recordIds))
    for (const [ownerId, ids] of namedIn(portion, idsInList)) {
      await markAttachments(db, ownerId, ids);
      await addFound(ownerId, ids);
    }
  for await (const portion of versionTexts(db, entity, recordIds))
    for (const [ownerId, ids] of namedIn(portion)) await addFound(ownerId, ids);
  return unnamed(db, [...found.values()], new Set(recordIds));

  async function addFound(ownerId: string, ids: readonly string[]): Promise<void> {
    const which = sql`owner_id = ${ownerId} and ${isOneOf(db, 'file_id', ids)}`;
    for (const file of await attachments(db, which)) found.set(keyOf(file), file);
  }
}

/**
 * Those of the files that no other record of their owner names, now or in a version. First all records, then the versions:
 * what a record ceases to name meanwhile is in a version by then, and what it names anew has another date.
 */
async function unnamed(
  db: Db,
  files: readonly AttachedFile[],
  except: ReadonlySet<string> = new Set(),
): Promise<AttachedFile[]> {
  const left = new Map(files.map((file) => [keyOf(file), file]));
  const isDone = (ownerId: string) => ![...left.values()].some((file) => file.ownerId === ownerId);
  for (const ownerId of new Set(files.map((file) => file.ownerId)))
    for (const texts of [listTexts, versionTexts])
      for (const entity of withAttachments())
        for await (const ids of recordsOfOwner(db, entity, ownerId)) {
          if (isDone(ownerId)) break;
          const others = ids.filter((id) => !except.has(id));
          for await (const portion of texts(db, entity, others))
            for (const id of namedIn(portion).get(ownerId) ?? []) left.delete(keyOf({ ownerId, id }));
        }
  return [...left.values()];
}

/** Removes these attachments, except those that a record has named anew since they were read. Returns how many. */
export async function releaseAttachments(db: Db, files: readonly AttachedFile[]): Promise<number> {
  let released = 0;
  const pause = createPause();
  for (const portion of inPortions(files, TRANSACTION_BYTES, AT_ONCE)) {
    await pause();
    await inTransaction(db, async (on) => {
      for (const { ownerId, id, created_date } of portion) {
        const { numAffectedRows = 0n } = await sql`delete from file_owners
          where file_id = ${id} and owner_id = ${ownerId} and created_date = ${created_date}
          and is_attachment = ${flag(engineOf(on), true)}`.execute(on);
        released += Number(numAffectedRows);
      }
      const ids = portion.map(({ id }) => id);
      await sql`delete from files where ${isOneOf(on, 'id', ids)}
        and not exists (select 1 from file_owners where file_owners.file_id = files.id)`.execute(on);
    });
  }
  return released;
}

const BATCH = 200;

/**
 * Removes attachments that were uploaded before `cutoff` and that no record names: a note was never saved, or it was changed
 * and its earlier versions are gone. Returns how many.
 */
export async function sweepAttachments(db: Db, cutoff: string): Promise<number> {
  let removed = 0;
  for (let after = { id: '', ownerId: '' }; ; ) {
    const files = await attachments(
      db,
      sql`owner_id is not null and file_owners.created_date < ${cutoff}
        and (owner_id, file_id) > (${after.ownerId}, ${after.id}) order by owner_id, file_id limit ${BATCH}`,
    );
    removed += await releaseAttachments(db, await unnamed(db, files));
    const last = files.at(-1);
    if (!last || files.length < BATCH) return removed;
    after = last;
  }
}

async function attachments(db: Db, which: RawBuilder<unknown>): Promise<AttachedFile[]> {
  const { rows } = await sql<AttachedFile>`
    select file_id as id, 0 as version, size as bytes, owner_id as "ownerId", file_owners.created_date as created_date
    from file_owners join files on files.id = file_id
    where is_attachment = ${flag(engineOf(db), true)} and ${which}`.execute(db);
  return rows;
}

const withAttachments = () => entityNames.map(entityNamed).filter(({ attachments }) => attachments);

const isOneOf = (db: Db, column: string, ids: readonly string[]) =>
  isAnyOf(engineOf(db), sql.ref(column), ids);

/** The files of a list of attachments. The other texts in it, such as the names that people give, name no file. */
const idsInList = (text: string): string[] =>
  (JSON.parse(text) as { arquivo?: string | null }[]).flatMap(
    ({ arquivo }) => privateIdIn(arquivo ?? '') ?? [],
  );

/** The ids in the texts, by the owner of the text. */
function namedIn(texts: readonly NamingText[], idsOf = privateIdsIn): Map<string, string[]> {
  const named = new Map<string, Set<string>>();
  for (const { owner_id, text } of texts) {
    if (!owner_id) continue;
    const ids = named.get(owner_id) ?? new Set();
    for (const id of idsOf(text)) ids.add(id);
    named.set(owner_id, ids);
  }
  return new Map([...named].map(([ownerId, ids]) => [ownerId, [...ids]]));
}

/** The ids of all records of an owner, in the bin or not, page by page. */
async function* recordsOfOwner(db: Db, { table }: Entity, ownerId: string): AsyncGenerator<string[]> {
  let last: { id: string; created_date: string } | undefined = { id: '', created_date: '' };
  while (last) {
    const { rows }: { rows: { id: string; created_date: string }[] } = await sql<{
      id: string;
      created_date: string;
    }>`select id, created_date from ${sql.table(table)}
      where created_by_id = ${ownerId} and (created_date, id) > (${last.created_date}, ${last.id})
      order by created_date, id limit ${AT_ONCE}`.execute(db);
    yield rows.map(({ id }) => id);
    last = rows.length < AT_ONCE ? undefined : rows.at(-1);
  }
}

/** The lists of files of these records as they are now, in portions. */
async function* listTexts(
  db: Db,
  { table, attachments: field = '' }: Entity,
  recordIds: readonly string[],
): AsyncGenerator<NamingText[]> {
  const list = sql`cast(${sql.ref(field)} as text)`;
  const pause = createPause();
  for (let first = 0; first < recordIds.length; first += AT_ONCE) {
    const { rows: sizes } = await sql<Found>`
      select id, version, ${storedBytes(engineOf(db), sql.ref(field))} as bytes from ${sql.table(table)}
      where ${isOneOf(db, 'id', recordIds.slice(first, first + AT_ONCE))}`.execute(db);
    for (const portion of inPortions(sizes)) {
      await pause();
      const ids = portion.map(({ id }) => id);
      const { rows } = await sql<NamingText>`select created_by_id as owner_id, ${list} as text
        from ${sql.table(table)} where ${isOneOf(db, 'id', ids)} and ${list} like '%private/%'`.execute(db);
      yield rows;
    }
  }
}

/** The versions of these records that name files, in portions. */
async function* versionTexts(
  db: Db,
  { name }: Entity,
  recordIds: readonly string[],
): AsyncGenerator<NamingText[]> {
  for await (const { isThese } of versionPortions(db, name, recordIds)) {
    const { rows } = await sql<NamingText>`select owner_id, content as text from record_versions
      where ${isThese} and content like '%private/%'`.execute(db);
    yield rows;
  }
}
