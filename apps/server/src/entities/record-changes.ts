import { type EntityName, entityNamed } from '@alecrim/domain';
import type { KnownViewer } from '../accounts/viewer.ts';
import type { RecordChange } from '../platform/change-events.ts';
import type { Db } from '../platform/db/tables.ts';
import type { Deps } from '../platform/deps.ts';
import { AppError, RecordNotFound } from '../platform/errors.ts';
import { createPause } from '../platform/event-loop.ts';
import { isId } from '../platform/ids.ts';
import { changesThatFollow, type PreparedWrite } from './following-changes.ts';
import { recordAudit } from './history.ts';
import { allColumnsOf } from './query/columns.ts';
import {
  type ChangeRequest,
  isChange,
  type PreparedChange,
  valueTaken,
  writePreparer,
} from './record-writes.ts';
import { type Records, recordsOf } from './repository.ts';
import { type AnyRecord, asRecord, type Found, inPortions, type Row, type StoredRow } from './rows.ts';

// A retry computes only the records that others have changed meanwhile, so the last attempts are quick.
const MOST_ATTEMPTS = 20;
// The most that one request may change and get back.
const MOST_BYTES = 16_000_000;

/** Writes something else in the same transaction, all or none. */
type Alongside = (on: Db) => Promise<void>;

/**
 * How a viewer changes records of one entity. Changes are prepared without a lock. The transaction that writes them
 * compares the records' versions; if another writer was faster, the changed records are prepared again. The callers
 * announce the changes, and those of other records that follow from them: `alsoChanged`.
 */
export function recordChanges(
  deps: Pick<Deps, 'db' | 'now' | 'newId' | 'tasks' | 'config'>,
  name: EntityName,
  viewer: KnownViewer,
  alsoChanged: RecordChange[] = [],
) {
  const { db } = deps;
  const entity = entityNamed(name);
  const audit = recordAudit(deps, name, viewer);
  const columns = allColumnsOf(entity);
  const records = recordsOf(db, name, viewer);

  /** In the order of the requests. A second request of `ready` for the same record starts from the result of the first. */
  async function prepare(
    requests: readonly ChangeRequest[],
    rows: readonly StoredRow[],
    earlier: Map<ChangeRequest, PreparedChange>,
  ): Promise<PreparedChange[]> {
    const preparer = writePreparer(deps, name, viewer);
    const current = new Map<string, { row: StoredRow; record?: AnyRecord }>(
      rows.map((row) => [row.id, { row }]),
    );
    const prepared: PreparedChange[] = [];
    const pause = createPause();
    for (const request of requests) {
      await pause();
      const { id, version } = request;
      const now = current.get(id);
      if (!now) throw new RecordNotFound(name, id);
      const { row, record = asRecord(columns, row) } = now;
      if (version !== undefined && version !== record.version)
        throw new AppError('VERSION_CONFLICT', { extra: { reason: 'version_conflict', current: record } });
      let change = earlier.get(request);
      if (change?.before.version !== record.version)
        change = await preparer.change(record, row, bodyOf(request, record));
      earlier.set(request, change);
      if (isChange(change)) current.set(id, { row: change.after, record: change.after });
      prepared.push(change);
    }
    return prepared;
  }

  /** Undefined if a record has changed since it was read. */
  async function write(on: Db, prepared: readonly PreparedChange[]): Promise<StoredRow[] | undefined> {
    const target = recordsOf(on, name, viewer);
    const stored: StoredRow[] = [];
    // Two writers that lock the same records in another order would wait for each other.
    for (const change of prepared.toSorted((a, b) => (a.row.id < b.row.id ? -1 : +(a.row.id > b.row.id)))) {
      const one = await (isChange(change)
        ? target.replace(change.row, change.values)
        : target.asRead(change.row)
      ).catch((error: unknown) => {
        throw valueTaken(entity, error);
      });
      if (!one) return undefined;
      stored.push(one);
    }
    return stored;
  }

  /** An act of the audit trail, such as closing a link, is written in the transaction of the save. */
  const needsTransaction = (prepared: readonly PreparedChange[]) =>
    prepared.length > 1 || prepared.some(({ before, after }) => audit.hasActs(before, after));

  async function writeTogether(
    prepared: readonly PreparedChange[],
    following: Awaited<ReturnType<typeof changesThatFollow>>,
    alongside?: Alongside,
  ) {
    return db
      .transaction()
      .execute(async (on) => {
        await alongside?.(on);
        // Before the patient: other writers lock a measurement first, and then its patient.
        if (following && !(await following.before(on))) throw new RecordMoved();
        const stored = await write(on, prepared);
        if (!stored || (following && !(await following.after(on)))) throw new RecordMoved();
        const whole = following ? await following.asStored(on, stored) : stored;
        await audit.changed(
          on,
          prepared.map(({ before, after }) => [before, after]),
        );
        return whole;
      })
      .catch((error: unknown) => {
        if (error instanceof RecordMoved) return undefined;
        throw error;
      });
  }

  /**
   * Prepares and writes until no other writer was faster. `next` returns the requests and their rows as
   * they are now; undefined if they changed meanwhile.
   */
  async function attempt(
    next: (isFirst: boolean) => Promise<Current | undefined>,
    alongside?: Alongside,
  ): Promise<{ prepared: PreparedChange[]; stored: StoredRow[] }> {
    const earlier = new Map<ChangeRequest, PreparedChange>();
    for (let i = 0; i < MOST_ATTEMPTS; i++) {
      const current = await next(i === 0);
      if (!current) continue;
      const prepared = await prepare(current.requests, current.rows, earlier);
      const following = await changesThatFollow(deps, name, viewer, prepared, (other, requests) =>
        recordChanges(deps, other, viewer).ready(requests),
      );
      const stored =
        alongside || following || needsTransaction(prepared)
          ? await writeTogether(prepared, following, alongside)
          : await write(db, prepared);
      if (stored) {
        alsoChanged.push(...(following?.changes ?? []));
        await following?.finish();
        return { prepared, stored };
      }
    }
    throw new AppError('OVERLOADED', { retryAfter: 1 });
  }

  return {
    /** For the transaction of another change: `write` is false when a record moved meanwhile. */
    async ready(requests: readonly ChangeRequest[]): Promise<PreparedWrite> {
      const ids = requests.map(({ id }) => id);
      const rows = await writableRows(records, ids);
      const isThere = new Set(rows.map(({ id }) => id));
      const prepared = await prepare(
        requests.filter(({ id }) => isThere.has(id)),
        rows,
        new Map(),
      );
      return {
        after: prepared.map(({ after }) => after),
        write: async (on) => (await write(on, prepared)) !== undefined,
      };
    },

    /** Gives the row as it is stored. */
    async one(request: ChangeRequest): Promise<StoredRow> {
      const { id } = request;
      const { stored } = await attempt(async (isFirst) => {
        // Most readable records may also be changed, and reading one row by its id is quick.
        const row = isFirst && isId(id) ? await records.findRow(id) : undefined;
        return { requests: [request], rows: row ? [row] : await records.writable(isId(id) ? [id] : []) };
      });
      return stored[0] as StoredRow;
    },

    /** Changes all records or none, in one transaction with `alongside`. Writes and returns each changed record once. */
    async all(all: readonly ChangeRequest[], alongside?: Alongside): Promise<AnyRecord[]> {
      const requests = onePerRecord(all);
      const ids = requests.map(({ id }) => id);
      const { prepared } = await attempt(
        async () => ({ requests, rows: await writableRows(records, ids.filter(isId)) }),
        alongside,
      );
      return prepared.map(({ after }) => after);
    },

    /** All or none of the records that `find` returns; it is called again if one of them changed meanwhile. */
    async found(
      find: () => Promise<readonly Found[]>,
      body: (before: AnyRecord) => Row,
    ): Promise<AnyRecord[]> {
      const requests = new Map<string, ChangeRequest>();
      const { prepared } = await attempt(async () => {
        const found = await find();
        const rows = await writableRows(
          records,
          found.map(({ id }) => id),
        );
        const versions = new Map(rows.map(({ id, version }) => [id, version]));
        if (found.some(({ id, version }) => versions.get(id) !== version)) return undefined;
        for (const { id } of rows) if (!requests.has(id)) requests.set(id, { id, body });
        return { requests: rows.flatMap(({ id }) => requests.get(id) ?? []), rows };
      }, inTransaction);
      return prepared.map(({ after }) => after);
    },
  };
}

const bodyOf = ({ body }: ChangeRequest, before: AnyRecord): Row =>
  typeof body === 'function' ? body(before) : body;

/**
 * Merges the requests for one record; of equal fields the last wins. Each record is then written once, so the bound of what is
 * read also bounds what is written.
 */
function onePerRecord(requests: readonly ChangeRequest[]): ChangeRequest[] {
  const byId = new Map<string, ChangeRequest[]>();
  for (const request of requests) {
    const same = byId.get(request.id);
    if (same) same.push(request);
    else byId.set(request.id, [request]);
  }
  return [...byId.values()].map((same) => {
    const [only, second] = same as [ChangeRequest, ...ChangeRequest[]];
    const body = (before: AnyRecord) => Object.assign({}, ...same.map((one) => bodyOf(one, before)));
    return second ? { ...only, body } : only;
  });
}

interface Current {
  requests: readonly ChangeRequest[];
  rows: readonly StoredRow[];
}

const inTransaction: Alongside = async () => {};

class RecordMoved extends Error {}

/** Reads the rows in portions, and refuses more than one request may change. */
async function writableRows(records: Records, ids: readonly string[]): Promise<StoredRow[]> {
  if (ids.length < 2) return records.writable(ids);
  const found = await records.sizes(ids);
  if (found.reduce((sum, { bytes }) => sum + bytes, 0) > MOST_BYTES)
    throw new AppError('TOO_LARGE', { message: 'Altere menos registros de cada vez.' });
  const rows: StoredRow[] = [];
  for (const portion of inPortions(found))
    rows.push(...(await records.writable(portion.map(({ id }) => id))));
  return rows;
}
