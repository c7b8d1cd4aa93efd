import { type EntityName, entityNamed } from '@alecrim/domain';
import type { Known } from '../accounts/viewer.ts';
import type { Db } from '../platform/db/tables.ts';
import type { Deps } from '../platform/deps.ts';
import { AppError, RecordNotFound } from '../platform/errors.ts';
import { isId } from '../platform/ids.ts';
import { changedRecord } from './changed-record.ts';
import { claimMany } from './claim-many.ts';
import { type OwnFoods, ownFoodsReader, rememberedFoods } from './own-foods.ts';
import { allColumnsOf } from './query/columns.ts';
import { recordTraces } from './record-traces.ts';
import { recordsOf } from './repository.ts';
import { type AnyRecord, asRecord, type Row, type StoredRow } from './rows.ts';
import { valueTaken } from './value-taken.ts';
import type { ChangeRequest } from './write-requests.ts';

/** How a viewer changes records of one entity. The callers announce it, and the plans that are renamed along. */
export function recordChanges(
  deps: Pick<Deps, 'db' | 'now'>,
  name: EntityName,
  viewer: Known,
  renamedPlans: AnyRecord[] = [],
) {
  const entity = entityNamed(name);
  const traces = recordTraces(deps, name, viewer);
  const { db } = deps;
  const columns = allColumnsOf(entity);

  /** Undefined when the record is no longer as it was read. `row` holds the same record as it is stored. */
  async function change(on: Db, before: AnyRecord, body: Row, foods: OwnFoods, row: StoredRow = before) {
    const { after, values } = await changedRecord({ ...deps, db: on }, name, viewer, before, body, foods);
    // An act is written in the transaction of its change.
    if (!on.isTransaction && (traces.hasActs(before, after) || isRenamed(name, before, after)))
      return undefined;
    try {
      const stored = await recordsOf(on, name, viewer).replace(row, values, foods.areSame());
      return stored && { after, stored };
    } catch (error) {
      throw valueTaken(entity, error);
    }
  }

  /**
   * Changes one record without holding it while its numbers are calculated, and gives its row. Undefined when another
   * writer was faster, or when anything speaks against the change: then the caller holds the record and decides.
   */
  async function changeUnheld(
    id: string,
    body: Row,
    version: number | undefined,
  ): Promise<StoredRow | undefined> {
    const row = isId(id) ? await recordsOf(db, name, viewer).findRow(id) : undefined;
    if (!row || (version !== undefined && version !== row.version)) return undefined;
    const foods = rememberedFoods(db, row.created_by_id);
    const changed = await change(db, asRecord(columns, row), body, foods, row);
    if (!changed) foods.forget();
    return changed?.stored;
  }

  async function changeAll(on: Db, changes: readonly ChangeRequest[]): Promise<AnyRecord[]> {
    const ids = [...new Set(changes.map(({ id }) => id))];
    const found = await claimMany(recordsOf(on, name, viewer), ids.filter(isId));
    const current = await changeFound(on, found, changes);
    return ids.flatMap((id) => current.get(id) ?? []);
  }

  async function changeFound(on: Db, found: readonly AnyRecord[], changes: readonly ChangeRequest[]) {
    const current = new Map(found.map((record) => [record.id, record]));
    const foodsOf = ownFoodsReader(on);
    const pairs: [AnyRecord, AnyRecord][] = [];
    for (const { id, body, version } of changes) {
      const before = current.get(id);
      if (!before) throw new RecordNotFound(name, id);
      if (version !== undefined && version !== before.version)
        throw new AppError('VERSION_CONFLICT', { extra: { reason: 'version_conflict', current: before } });
      const patch = typeof body === 'function' ? body(before) : body;
      const changed = await change(on, before, patch, foodsOf(before.created_by_id));
      if (!changed) throw new RecordNotFound(name, id);
      if (isRenamed(name, before, changed.after))
        renamedPlans.push(...(await renameInPlans({ ...deps, db: on }, viewer, before, changed.after)));
      pairs.push([before, changed.after]);
      current.set(id, changed.after);
    }
    await traces.changed(on, pairs);
    return current;
  }

  return { unheld: changeUnheld, all: changeAll, found: changeFound };
}

const isRenamed = (name: EntityName, before: AnyRecord, after: AnyRecord): boolean =>
  name === 'Paciente' && before.nome !== after.nome;

// More plans of one patient than anybody has; a longer transaction would make other writers wait.
const MOST_PLANS = 1_000;

/** The plans of a patient that carry the old name get the new one. Their earlier versions keep what they said. */
async function renameInPlans(
  deps: Pick<Deps, 'now'> & { db: Db },
  viewer: Known,
  before: AnyRecord,
  after: AnyRecord,
): Promise<AnyRecord[]> {
  const linked = { paciente_id: before.id, paciente_nome: before.nome };
  const found = await recordsOf(deps.db, 'Cardapio', viewer).matching(linked, MOST_PLANS);
  const body = { paciente_nome: after.nome };
  return recordChanges(deps, 'Cardapio', viewer).all(
    deps.db,
    found.map(({ id }) => ({ id, body })),
  );
}
