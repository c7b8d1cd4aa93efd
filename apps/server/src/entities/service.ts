import { type EntityName, entityNamed } from '@alecrim/domain';
import { type KnownViewer, ownerEmailOf, ownerIdOf } from '../accounts/viewer.ts';
import type { RecordChange } from '../platform/change-events.ts';
import { engineOf } from '../platform/db/dialect.ts';
import { inTransaction } from '../platform/db/dialect-changes.ts';
import type { Db } from '../platform/db/tables.ts';
import type { Deps } from '../platform/deps.ts';
import { RecordNotFound } from '../platform/errors.ts';
import { createPause, yieldToEventLoop } from '../platform/event-loop.ts';
import { isId } from '../platform/ids.ts';
import { restoreRecords } from './bin.ts';
import { newPatientName } from './following-changes.ts';
import { recordAudit, versionContent, versionsOf } from './history.ts';
import { type OnceKey, onlyOnce } from './idempotency.ts';
import { changesSeen, firstMeasurements, insertMeasurements } from './measurements.ts';
import { allColumnsOf } from './query/columns.ts';
import type { ListRequest } from './query/paging.ts';
import { recordChanges } from './record-changes.ts';
import { type ChangeRequest, valueTaken, writePreparer } from './record-writes.ts';
import { type Records, recordsOf } from './repository.ts';
import {
  type AnyRecord,
  asColumns,
  asRecord,
  type Found,
  inPortions,
  oneTransactionOf,
  type Row,
  type StoredRow,
} from './rows.ts';
import { takeTurns } from './write-turns.ts';

export type ServiceDeps = Pick<Deps, 'db' | 'hub' | 'now' | 'newId' | 'tasks' | 'config'>;

interface CreateOptions {
  idempotencyKey?: string;
  isSample?: boolean;
}

export interface Writing {
  creations: readonly Row[];
  requests: readonly ChangeRequest[];
}

const withoutTurn: ReadonlySet<string> = new Set<keyof EntityService>([
  ...(['get', 'list', 'longList', 'count', 'versions', 'version'] as const),
  ...(['create', 'update', 'remove', 'restore'] as const),
]);

/** What a viewer may do with the records of one entity. Writes of many records of one owner take turns. */
export const entityService = (deps: ServiceDeps, name: EntityName, viewer: KnownViewer) =>
  takeTurns(serviceOf(deps, name, viewer), {
    db: deps.db,
    owner: ownerIdOf(viewer),
    except: withoutTurn,
  });

function serviceOf(deps: ServiceDeps, name: EntityName, viewer: KnownViewer) {
  const { db, hub } = deps;
  const entity = entityNamed(name);
  const audit = recordAudit(deps, name, viewer);
  const records = recordsOf(db, name, viewer);
  const alsoChanged: RecordChange[] = [];
  const changes = recordChanges(deps, name, viewer, alsoChanged);
  const columns = allColumnsOf(entity);
  const announce = (type: RecordChange['type'], changed: readonly StoredRow[]) =>
    hub.announce([...changed.flatMap((row) => changesSeen(name, type, row)), ...alsoChanged.splice(0)]);

  const notFound = (id: string) => new RecordNotFound(name, id);

  /** The rows that create bodies become. Nothing is written yet. */
  async function prepared(bodies: readonly Row[], isSample = false): Promise<StoredRow[]> {
    const preparer = writePreparer(deps, name, viewer);
    const rows: StoredRow[] = [];
    const pause = createPause();
    for (const body of bodies) {
      rows.push(asColumns(entity, engineOf(db), await preparer.creation(body, isSample)));
      await pause();
    }
    return rows;
  }

  /** New rows as a reader would get them, without reading them. Changes the rows: copying thousands takes a tenth of a second. */
  const shown = (rows: readonly StoredRow[]): StoredRow[] =>
    rows.map((row) => Object.assign(row, { created_by: ownerEmailOf(viewer) }));

  /** Returns the rows; none if the key was used before. */
  async function insert(on: Db, rows: readonly StoredRow[], key?: OnceKey): Promise<readonly StoredRow[]> {
    const measured = name === 'Paciente' ? firstMeasurements(deps, rows) : [];
    const inserted = (target: Db) => recordsOf(target, name, viewer).insert(rows, key);
    try {
      if (measured.length === 0) return await inserted(on);
      return await inTransaction(on, async (both) => {
        const made = await inserted(both);
        if (made.length > 0) await insertMeasurements(both, viewer, measured);
        alsoChanged.push(...measured.flatMap((row) => changesSeen('Avaliacao', 'create', row)));
        return made;
      });
    } catch (error) {
      throw valueTaken(entity, error);
    }
  }

  /** Moves records to the bin: they are hidden at once, and erased after 30 days unless they are restored. */
  async function bin(claim: (held: Records) => Promise<AnyRecord[]>): Promise<number> {
    const claimed = await db.transaction().execute(async (on) => {
      const held = recordsOf(on, name, viewer);
      const claimed = await claim(held);
      const ids = claimed.map(({ id }) => id);
      if (ids.length > 0) await held.remove(ids, deps.now().toISOString());
      await audit.deleted(on, claimed);
      return claimed;
    });
    announce('delete', claimed);
    return claimed.length;
  }

  return {
    async get(id: string): Promise<AnyRecord> {
      const record = isId(id) ? await records.find(id) : undefined;
      if (!record) throw notFound(id);
      return record;
    },

    list: (request: ListRequest) => records.list(request),
    longList: (request: ListRequest) => records.longList(request),
    count: (query: unknown) => records.count(query),

    async create(body: Row, { idempotencyKey, isSample }: CreateOptions = {}): Promise<StoredRow> {
      const owner = ownerIdOf(viewer);
      const key = idempotencyKey && owner ? { owner, key: idempotencyKey, name } : undefined;
      const create = async () => shown(await insert(db, await prepared([body], isSample), key))[0];
      const { record, isNew } = key
        ? await onlyOnce(db, key, { create, find: (id) => records.findRow(id) })
        : { record: (await create()) as StoredRow, isNew: true };
      if (isNew) announce('create', [record]);
      return record;
    },

    /** All or none, together with what `alongside` writes. */
    async createMany(bodies: readonly Row[], alongside?: (on: Db) => Promise<void>): Promise<StoredRow[]> {
      const rows = await prepared(bodies);
      await db.transaction().execute(async (on) => {
        await insert(on, rows);
        await alongside?.(on);
      });
      const created = shown(rows);
      announce('create', created);
      return created;
    },

    async update(
      id: string,
      body: Row,
      { version }: Pick<ChangeRequest, 'version'> = {},
    ): Promise<StoredRow> {
      const updated = await changes.one({ id, body, version });
      announce('update', [updated]);
      return updated;
    },

    /** All or none: one record that does not exist or belongs to another person refuses them all. */
    async updateMany(requests: readonly ChangeRequest[]): Promise<AnyRecord[]> {
      const updated = await changes.all(requests);
      announce('update', updated);
      return updated;
    },

    /**
     * All or none of the records that match while they are written, at most `limit` and no more than one transaction should
     * write. `bytes`: how much the change may add to each record.
     */
    async updateMatching(query: unknown, limit: number, bytes: number, body: (before: AnyRecord) => Row) {
      let hasMore = false;
      const updated = await changes.found(async () => {
        const found = await records.matching(query, limit + 1);
        const portion = oneTransactionOf(found.slice(0, limit), bytes);
        hasMore = found.length > portion.length;
        return portion;
      }, body);
      announce('update', updated);
      return { updated: updated.length, hasMore };
    },

    /** Creations and changes together, all or none. */
    async write({ creations, requests }: Writing, check: (on: Db) => Promise<void>) {
      const rows = await prepared(creations);
      const updated = await changes.all(requests, async (on) => {
        await check(on);
        await insert(on, rows);
      });
      const created = shown(rows);
      announce('create', created);
      announce('update', updated);
      const records = [...created.map((row) => asRecord(columns, row)), ...updated];
      return { created: created.length, updated: updated.length, records };
    },

    async remove(id: string): Promise<void> {
      if ((await bin((held) => held.claim(isId(id) ? [id] : []))) === 0) throw notFound(id);
    },

    /** All that match, in portions, so that other requests are not delayed. */
    async removeMatching(query: unknown, atOnce: number): Promise<number> {
      let removed = 0;
      for (let found: Found[] | undefined; !found || found.length === atOnce; ) {
        found = await records.matching(query, atOnce);
        for (const part of inPortions(found)) {
          await yieldToEventLoop();
          removed += await bin((held) => held.claimFound(part, query));
        }
      }
      return removed;
    },

    async restore(id: string): Promise<AnyRecord> {
      const [restored] = (await restoreRecords(deps, viewer, [{ name, id }])) as [AnyRecord];
      const renamed = name === 'Cardapio' && (await newPatientName(db, viewer, restored));
      return renamed ? asRecord(columns, await this.update(id, { paciente_nome: renamed })) : restored;
    },

    /** All of these, which are in the bin. */
    async restoreMany(ids: readonly string[]): Promise<number> {
      const binned = ids.map((id) => ({ name, id }));
      const restored = await restoreRecords(deps, viewer, binned);
      for (const record of name === 'Cardapio' ? restored : []) {
        const paciente_nome = await newPatientName(db, viewer, record);
        if (paciente_nome) await this.update(record.id, { paciente_nome });
      }
      return restored.length;
    },

    async versions(id: string) {
      await this.get(id);
      return versionsOf(db, name, id);
    },

    async version(id: string, version: number): Promise<Row> {
      await this.get(id);
      const content = await versionContent(db, name, id, version);
      if (!content) throw notFound(id);
      return content;
    },
  };
}

export type EntityService = ReturnType<typeof serviceOf>;
