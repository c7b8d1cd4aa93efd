import { type EntityName, entityNamed, entityNames, searchable } from '@alecrim/domain';
import { type RawBuilder, sql } from 'kysely';
import { actorOf, type KnownViewer, type SignedIn } from '../accounts/viewer.ts';
import { appendActs } from '../audit/trail.ts';
import { filesOnlyOf, releaseAttachments } from '../files/attachments.ts';
import { runInBackground } from '../platform/db/background-queries.ts';
import { contains, type Engine, engineOf, forUpdate, isAnyOf } from '../platform/db/dialect.ts';
import { inTransaction } from '../platform/db/dialect-changes.ts';
import type { Db } from '../platform/db/tables.ts';
import type { Deps } from '../platform/deps.ts';
import { RecordNotFound } from '../platform/errors.ts';
import { yieldToEventLoop } from '../platform/event-loop.ts';
import { isId } from '../platform/ids.ts';
import { forEachCollectingErrors } from '../platform/periodic-jobs.ts';
import { eraseHistory, eraseRecords } from './erase-records.ts';
import { actOn } from './history.ts';
import { changesSeen } from './measurements.ts';
import { backgroundOptions } from './query/owner-scope.ts';
import { valueTaken } from './record-writes.ts';
import { recordsOf } from './repository.ts';
import { type AnyRecord, type Found, foundSelection, inTransactions } from './rows.ts';

/** Entities that this file may erase. Only `patients` erases a patient. */
type Erasable = Exclude<EntityName, 'Paciente'>;
const erasable = entityNames.filter((name): name is Erasable => name !== 'Paciente');

// Others who write wait for a transaction; so many large plans with their history take some milliseconds each.
const ERASED_AT_ONCE = 20;
const REFERENCES_AT_ONCE = 1_000;

/** Erases the records that were deleted before `until`, except patients, a few at a time. Where one entity fails, the others go on. */
export async function eraseBinned(db: Db, until: string): Promise<void> {
  await forEachCollectingErrors(erasable, async (name) => {
    let erased: number;
    do {
      erased = await eraseDue(db, name, sql`deleted_date <= ${until}`, ERASED_AT_ONCE);
      await yieldToEventLoop();
    } while (erased === ERASED_AT_ONCE);
  });
}

/** Erases one record of the bin at its owner's request. */
export async function eraseOne(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  user: SignedIn,
  name: Erasable,
  id: string,
): Promise<void> {
  const record = { id, created_by_id: user.id };
  const erased = await eraseDue(db, name, sql`id = ${id} and created_by_id = ${user.id}`, 1, (on) =>
    appendActs({ db: on, now }, [actOn('erased', actorOf(user), name, record)]),
  );
  if (erased === 0) throw new RecordNotFound(name, id);
}

/**
 * Erases records of the bin with their history and files, and clears the references to them. All is read before the
 * transactions, which lock the records: one that is restored at the same time stays, without the part of a very long
 * history that is gone by then. Files that a failure leaves behind go with the sweep. Returns how many it erased.
 */
async function eraseDue(
  db: Db,
  name: Erasable,
  which: RawBuilder<unknown>,
  most: number,
  atLast: (on: Db) => Promise<unknown> = async () => {},
): Promise<number> {
  const engine = engineOf(db);
  const { table } = entityNamed(name);
  const due = async (on: Db, end: RawBuilder<unknown>) => {
    const { rows } = await sql<{ id: string }>`select id from ${sql.table(table)}
      where deleted_date is not null and ${which} ${end}`.execute(on);
    return rows.map(({ id }) => id);
  };
  const held = (on: Db, ids: readonly string[]) =>
    due(on, sql`and ${isAnyOf(engine, sql.ref('id'), ids)} order by id ${forUpdate(engine, table)}`);
  const ids = await due(db, sql`order by id limit ${most}`);
  if (ids.length === 0) return 0;
  const files = await filesOnlyOf(db, entityNamed(name), ids);
  await eraseHistory(db, name, ids, held);
  await clearReferences(db, name, ids, held);
  const erased = await db.transaction().execute(async (on) => {
    const still = await held(on, ids);
    if (still.length === 0) return still;
    // What was written meanwhile.
    await clearReferences(on, name, still, async () => still);
    await eraseRecords(on, name, still);
    await atLast(on);
    return still;
  });
  // A restored record may name some of the files.
  if (erased.length === ids.length) await releaseAttachments(db, files);
  return erased.length;
}

/**
 * Clears the references to these records, in portions by their bytes: a template is written as a whole. A record that is
 * restored at the same time stays in the templates that are not cleared yet. Inside a transaction, `held` names the records.
 */
async function clearReferences(
  db: Db,
  name: Erasable,
  ids: readonly string[],
  held: (on: Db, ids: readonly string[]) => Promise<readonly string[]>,
): Promise<void> {
  const engine = engineOf(db);
  for (const [entity, field] of fieldsThatReferTo(name)) {
    const table = sql.table(entity.table);
    const isOf = (erased: readonly string[]) => isAnyOf(engine, sql.ref(field), erased);
    for (let left = ids; left.length > 0; ) {
      const { rows } = await sql<Found>`select ${foundSelection(entity, engine)} from ${table}
        where ${isOf(left)} limit ${REFERENCES_AT_ONCE}`.execute(db);
      for (const portion of inTransactions(rows))
        left = await inTransaction(db, async (on) => {
          const still = await held(on, left);
          const found = portion.map(({ id }) => id);
          const isThese = isAnyOf(engine, sql`id`, found);
          await sql`update ${table} set ${sql.ref(field)} = null where ${isThese} and ${isOf(still)}`.execute(
            on,
          );
          return still;
        });
      if (rows.length < REFERENCES_AT_ONCE) break;
    }
  }
}

const fieldsThatReferTo = (name: Erasable) =>
  entityNames.map(entityNamed).flatMap((entity) =>
    Object.entries(entity.fields)
      .filter(([, { refersTo }]) => refersTo === name)
      .map(([field]) => [entity, field] as const),
  );

export interface Binned {
  entity: EntityName;
  id: string;
  title: string;
  deleted_date: string;
}

interface BinQuery {
  search: string;
  /** Without it: records of all entities. */
  entity?: EntityName | undefined;
  skip: number;
  limit: number;
}

/** The records of all entities that a person has deleted, latest first. */
export async function listBinned(db: Db, user: SignedIn, query: BinQuery): Promise<Binned[]> {
  const engine = engineOf(db);
  const names = query.entity ? [query.entity] : entityNames;
  const parts = names.map((name) => binnedOf(engine, user, name, query.search));
  const { rows } = await runInBackground(
    db,
    backgroundOptions(user, 'records'),
    sql<Binned>`${sql.join(parts, sql` union all `)}
      order by deleted_date desc, id limit ${query.limit} offset ${query.skip}`,
  );
  return rows;
}

/**
 * A patient in the bin whose erasure has begun or is done. The rest of an anonymised patient stays in the bin and cannot be
 * restored.
 */
export const isErasedInBin = sql<boolean>`exists (select 1 from erasures
  where patient_id = pacientes.id and (done_date is null or done_date >= pacientes.deleted_date))`;

function binnedOf(engine: Engine, user: SignedIn, name: EntityName, search: string): RawBuilder<Binned> {
  const { table, titleField } = entityNamed(name);
  const words = searchable(search).split(' ').filter(Boolean);
  const isFound = words.map((word) => sql`and ${contains(engine, sql`busca`, word)}`);
  return sql`select ${sql.lit(name)} as entity, id, ${sql.ref(titleField)} as title, deleted_date
    from ${sql.table(table)}
    where deleted_date is not null and created_by_id = ${user.id} ${sql.join(isFound, sql` `)}
    ${name === 'Paciente' ? sql`and not ${isErasedInBin}` : sql``}`;
}

/** Those of the ids whose records are in the viewer's bin. */
export async function idsInBin(
  db: Db,
  viewer: SignedIn,
  name: EntityName,
  ids: readonly string[],
): Promise<string[]> {
  const { table } = entityNamed(name);
  // `is true`: the records are found by their ids, not by their owner.
  const { rows } = await sql<{ id: string }>`select id from ${sql.table(table)}
    where ${isAnyOf(engineOf(db), sql`id`, ids)} and deleted_date is not null and (created_by_id = ${viewer.id}) is true
    ${name === 'Paciente' ? sql`and not ${isErasedInBin}` : sql``} order by id`.execute(db);
  return rows.map(({ id }) => id);
}

export interface BinnedRecord {
  name: EntityName;
  id: string;
}

type RestoreDeps = Pick<Deps, 'db' | 'hub' | 'now' | 'config'>;

/**
 * Brings records back from the bin. All or none of what one transaction may write: the engine writes a record anew as a
 * whole, so some very large ones come back in several. Of several records no lists are read.
 */
export async function restoreRecords(
  deps: RestoreDeps,
  viewer: KnownViewer,
  binned: readonly BinnedRecord[],
): Promise<AnyRecord[]> {
  const restored: AnyRecord[] = [];
  const isOne = binned.length === 1;
  for (const portion of isOne ? [binned] : inTransactions(await sizesOf(deps.db, viewer, binned))) {
    await yieldToEventLoop();
    restored.push(...(await restoreTogether(deps, viewer, portion, isOne)));
  }
  return restored;
}

async function sizesOf(db: Db, viewer: KnownViewer, binned: readonly BinnedRecord[]) {
  const bytes = new Map<string, number>();
  for (const name of new Set(binned.map((one) => one.name))) {
    const ids = binned.flatMap((one) => (one.name === name && isId(one.id) ? one.id : []));
    for (const found of await recordsOf(db, name, viewer).sizes(ids)) bytes.set(found.id, found.bytes);
  }
  return binned.map((one) => ({ ...one, version: 0, bytes: bytes.get(one.id) ?? 0 }));
}

async function restoreTogether(
  deps: RestoreDeps,
  viewer: KnownViewer,
  binned: readonly BinnedRecord[],
  withLists: boolean,
): Promise<AnyRecord[]> {
  const restored: AnyRecord[] = [];
  await deps.db.transaction().execute(async (on) => {
    for (const one of binned) restored.push(await bringBack(on, viewer, one, withLists));
    // The trail has to be written last in a transaction.
    await appendActs(
      { ...deps, db: on },
      restored.map((record, i) =>
        actOn('restored', actorOf(viewer), (binned[i] as BinnedRecord).name, record),
      ),
    );
  });
  deps.hub.announce(
    restored.flatMap((record, i) => changesSeen((binned[i] as BinnedRecord).name, 'create', record)),
  );
  return restored;
}

async function bringBack(
  on: Db,
  viewer: KnownViewer,
  { name, id }: BinnedRecord,
  withLists: boolean,
): Promise<AnyRecord> {
  const held = recordsOf(on, name, viewer);
  const record = isId(id) ? await held.claimBinned(id, withLists) : undefined;
  // Read after the record is locked: the clean-up begins an erasure only while it holds the lock.
  const erased = sql`select 1 from pacientes where id = ${id} and ${isErasedInBin}`;
  const isErased = name === 'Paciente' && (await erased.execute(on)).rows.length > 0;
  if (!record || isErased) throw new RecordNotFound(name, id);
  const version = record.version + 1;
  const isBack = await held.write(id, { deleted_date: null, version }).catch((error: unknown) => {
    throw valueTaken(entityNamed(name), error);
  });
  if (!isBack) throw new RecordNotFound(name, id);
  return { ...record, version };
}
