import { type EntityName, entityNamed } from '@alecrim/domain';
import { type RawBuilder, sql } from 'kysely';
import type { KnownViewer } from '../accounts/viewer.ts';
import { runInBackground } from '../platform/db/background-queries.ts';
import { engineOf, forUpdate } from '../platform/db/dialect.ts';
import { changeWithHistory, hasWritten, insertRows, insertWithKey } from '../platform/db/dialect-changes.ts';
import type { Db } from '../platform/db/tables.ts';
import { versionInsert } from './history.ts';
import { keyInsert, type OnceKey } from './idempotency.ts';
import { allColumnsOf, type Column, columnsOf, entityAsSeenBy, selectionOf, sqlOf } from './query/columns.ts';
import { compileFilter } from './query/filter.ts';
import type { Condition } from './query/json-paths.ts';
import {
  asFilter,
  backgroundOptions,
  fillOwner,
  nothing,
  ownAddressAsId,
  ownerSelection,
  readById,
  readScope,
  writeScope,
} from './query/owner-scope.ts';
import { beyond, type ListRequest, order } from './query/paging.ts';
import { type Cost, costOfFilter, costOfReading } from './query/query-cost.ts';
import { storedCount } from './record-counts.ts';
import {
  type AnyRecord,
  asColumns,
  asRecord,
  type Found,
  foundSelection,
  isOneOf,
  type LongList,
  type Row,
  readInPortions,
  type StoredRow,
} from './rows.ts';

/**
 * The records of one entity that one viewer may see. There is no method without a viewer, and `db` is a
 * parameter, so a transaction is the same call.
 */
export function recordsOf(db: Db, name: EntityName, viewer: KnownViewer) {
  const entity = entityAsSeenBy(entityNamed(name), viewer);
  const engine = engineOf(db);
  const all = allColumnsOf(entity);
  const { table, id: idColumn, isLive: live, notDeleted } = sqlOf(entity);
  // Locks the records until the transaction ends, in an order that all writers share.
  const lock = () => sql`order by ${idColumn} ${forUpdate(engine, entity.table)}`;
  const mayRead = () => readScope(entity, viewer);
  const mayWrite = () => writeScope(entity, viewer);
  // For records that a statement names by their ids.
  const named = { mayRead: () => asFilter(mayRead()), mayWrite: () => asFilter(mayWrite()) };
  const owner = ownerSelection(entity, viewer.kind);
  const filter = (query: unknown) => compileFilter(entity, engine, ownAddressAsId(entity, viewer, query));
  const hasId = (ids: readonly string[]) => isOneOf(engine, idColumn, ids);

  /** Reads what an index gives at once; runs all other queries off the event loop. */
  async function read<R>(query: RawBuilder<R>, cost: Cost): Promise<R[]> {
    if (cost === 'index' || db.isTransaction) return (await query.execute(db)).rows;
    return (await runInBackground(db, backgroundOptions(viewer, cost), query)).rows;
  }

  async function select(
    where: Condition[],
    columns: readonly Column[],
    tail: RawBuilder<unknown> = nothing,
    cost: Cost = 'index',
  ): Promise<Row[]> {
    // A request names its columns before its viewer is known.
    const seen =
      entity === entityNamed(name)
        ? columns
        : columns.map((column) => columnsOf(entity).get(column.name) ?? column);
    const rows = await read(
      sql<Row>`select ${selectionOf(seen, owner.isFilled)}${owner.extra} from ${table} where ${sql.join(where, sql` and `)} ${tail}`,
      cost,
    );
    fillOwner(entity, viewer, rows);
    return rows;
  }

  function readingWhere({ query, sort, after, onlyWritable }: ListRequest): Condition[] {
    const scope = onlyWritable ? mayWrite() : mayRead();
    return [live, scope, filter(query), ...(after ? [beyond(entity, engine, sort, after)] : [])];
  }

  const findings = async (where: Condition[], tail: RawBuilder<unknown>, cost: Cost): Promise<Found[]> =>
    read(
      sql<Found>`select ${foundSelection(entity, engine)} from ${table} where ${sql.join(where, sql` and `)} ${tail}`,
      cost,
    );

  async function records(where: Condition[], tail?: RawBuilder<unknown>): Promise<AnyRecord[]> {
    return (await select(where, all, tail)).map((row) => asRecord(all, row));
  }

  const written = <R extends Row>(values: R): R => asColumns(entity, engine, values);

  const isAsRead = ({ id, version }: StoredRow) =>
    sql`${hasId([id])} and version = ${version} and ${live} and ${named.mayWrite()}`;

  return {
    async find(id: string): Promise<AnyRecord | undefined> {
      const row = await this.findRow(id);
      return row && asRecord(all, row);
    },

    /** The row as it is stored, for `asJson`. */
    async findRow(id: string): Promise<StoredRow | undefined> {
      const rows = await readById(db, entity, viewer, id);
      fillOwner(entity, viewer, rows);
      return rows[0] as StoredRow | undefined;
    },

    /** Includes the bin: readers are told what has just been deleted. */
    async findAny(ids: readonly string[], columns = all): Promise<AnyRecord[]> {
      if (ids.length === 0) return [];
      const rows = await select([hasId(ids), named.mayRead()], columns);
      return rows.map((row) => asRecord(columns, row));
    },

    async list(request: ListRequest): Promise<AnyRecord[]> {
      return (await this.rows(request)).map((row) => asRecord(request.columns ?? all, row));
    },

    rows(request: ListRequest): Promise<Row[]> {
      const { sort, limit, skip, columns = all } = request;
      const tail = sql`${order(entity, sort)} limit ${limit} offset ${skip}`;
      return select(readingWhere(request), columns, tail, costOfReading(entity, viewer, request));
    },

    /** Finds the ids first and then reads the records in portions. A record that is deleted in between is left out. */
    async longList(request: ListRequest): Promise<LongList> {
      const { sort, limit, skip, columns = all } = request;
      const tail = sql`${order(entity, sort)} limit ${limit + 1} offset ${skip}`;
      const found = await findings(
        readingWhere(request),
        tail,
        costOfFilter(entity, viewer, request.query) === 'lists' ? 'lists' : 'records',
      );
      const portions = readInPortions(found.slice(0, limit), (ids) =>
        select([hasId(ids), live, named.mayRead()], columns),
      );
      return { count: Math.min(limit, found.length), hasMore: found.length > limit, portions };
    },

    async count(query: unknown): Promise<number> {
      const kept = await storedCount(db, entity, viewer, query);
      if (kept !== undefined) return kept;
      const [row] = await read(
        sql<{
          count: number | string;
        }>`select count(*) as count from ${table} where ${live} and ${mayRead()} and ${filter(query)}`,
        costOfFilter(entity, viewer, query),
      );
      return Number(row?.count ?? 0);
    },

    /** Records that the viewer may change, locked until the transaction ends. */
    async claim(ids: readonly string[], query?: unknown): Promise<AnyRecord[]> {
      if (ids.length === 0) return [];
      return records([hasId(ids), live, named.mayWrite(), ...(query ? [filter(query)] : [])], lock());
    },

    /** Of those that matched when they were found, the ones that still do. A record with the same version still matches. */
    async claimFound(found: readonly Found[], query: unknown): Promise<AnyRecord[]> {
      const versions = new Map(found.map(({ id, version }) => [id, version]));
      const claimed = await this.claim([...versions.keys()]);
      const moved = claimed.filter(({ id, version }) => versions.get(id) !== version).map(({ id }) => id);
      const gone = new Set(moved);
      for (const { id } of await this.claim(moved, query)) gone.delete(id);
      return claimed.filter(({ id }) => !gone.has(id));
    },

    /** `withLists`: whole; otherwise without the lists, which are nearly all of a plan. */
    async claimBinned(id: string, withLists: boolean): Promise<AnyRecord | undefined> {
      const columns = withLists ? all : all.filter(({ shape }) => typeof shape !== 'object');
      const isTheirs = [hasId([id]), sql`not ${notDeleted}`, named.mayWrite()];
      const [row] = await select(isTheirs, columns, lock());
      return row && asRecord(columns, row);
    },

    /** Also true of the viewer's own records in the bin: a plan may keep pointing at them. */
    async owns(id: string): Promise<boolean> {
      return (await select([hasId([id]), named.mayRead()], all.slice(0, 1))).length > 0;
    },

    /** Records that match and that the viewer may change, not locked yet. */
    matching(query: unknown, limit: number): Promise<Found[]> {
      const cost = costOfFilter(entity, viewer, query);
      return findings(
        [live, mayWrite(), filter(query)],
        sql`order by id limit ${limit}`,
        cost === 'lists' ? cost : 'records',
      );
    },

    /** The sizes of records that the viewer may change, without reading them. */
    async sizes(ids: readonly string[]): Promise<Found[]> {
      return ids.length === 0 ? [] : findings([hasId(ids), named.mayWrite()], sql`order by id`, 'index');
    },

    /** The rows that the viewer may change, as they are stored; not locked. */
    async writable(ids: readonly string[]): Promise<StoredRow[]> {
      return ids.length === 0
        ? []
        : ((await select([hasId(ids), live, named.mayWrite()], all)) as StoredRow[]);
    },

    /** Takes rows of `asColumns`. With an idempotency key for one row: none if it was used before. */
    async insert<R extends Row>(rows: readonly R[], key?: OnceKey): Promise<readonly R[]> {
      const [row] = rows;
      if (key && row) return (await insertWithKey(db, entity.table, row, keyInsert(key, row))) ? [row] : [];
      await insertRows(db, entity.table, rows);
      return rows;
    },

    /**
     * Writes the next version of a record and archives the one before. Returns the stored row; undefined if the record has
     * changed since it was read, or the viewer may not change it.
     */
    async replace(before: StoredRow, values: Row): Promise<StoredRow | undefined> {
      const asRead = isAsRead(before);
      const columns = written(values);
      const change = sql`update ${table} set ${assignments(columns)} where ${asRead}`;
      const archive = entity.keepsHistory && versionInsert(entity, before, asRead);
      const isReplaced = archive
        ? await changeWithHistory(db, { change, archive })
        : await hasWritten(change, db);
      return isReplaced ? { ...before, ...columns } : undefined;
    },

    /** The row, if `replace` would write it now. */
    async asRead(row: StoredRow): Promise<StoredRow | undefined> {
      return (await select([isAsRead(row)], all.slice(0, 1))).length > 0 ? row : undefined;
    },

    /** False if there is no record that the viewer may change, or it has another version by now. */
    async write(id: string, values: Row, version?: number): Promise<boolean> {
      const isSameVersion = version === undefined ? sql`true` : sql`version = ${version}`;
      const change = sql`update ${table} set ${assignments(written(values))}
        where id = ${id} and ${mayWrite()} and ${isSameVersion}`;
      return hasWritten(change, db);
    },

    async remove(ids: readonly string[], now: string): Promise<void> {
      await sql`update ${table} set deleted_date = ${now}, version = version + 1
        where ${hasId(ids)} and ${live} and ${named.mayWrite()}`.execute(db);
    },
  };
}

const assignments = (columns: Row) =>
  sql.join(Object.entries(columns).map(([column, value]) => sql`${sql.ref(column)} = ${value}`));

export type Records = ReturnType<typeof recordsOf>;
