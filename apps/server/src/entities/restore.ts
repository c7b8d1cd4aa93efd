import { type EntityName, entityNamed } from '@alecrim/domain';
import { actorOf, type Known } from '../accounts/viewer.ts';
import { appendActs } from '../audit/trail.ts';
import type { Db } from '../platform/db/tables.ts';
import type { Deps } from '../platform/deps.ts';
import { RecordNotFound } from '../platform/errors.ts';
import { isId } from '../platform/ids.ts';
import { changeOf } from '../platform/news.ts';
import { valueTaken } from './draft.ts';
import { actOn } from './record-traces.ts';
import { recordsOf } from './repository.ts';
import type { AnyRecord } from './rows.ts';

export interface Binned {
  name: EntityName;
  id: string;
}

/** Brings records back from the bin, all or none. */
export async function restoreRecords(
  deps: Pick<Deps, 'db' | 'hub' | 'now'>,
  viewer: Known,
  binned: readonly Binned[],
): Promise<AnyRecord[]> {
  const restored: AnyRecord[] = [];
  await deps.db.transaction().execute(async (on) => {
    for (const one of binned) restored.push(await bringBack(on, viewer, one));
    // Last in the transaction, as the trail asks for.
    await appendActs(
      { db: on, now: deps.now },
      restored.map((record, i) => actOn('restored', actorOf(viewer), (binned[i] as Binned).name, record)),
    );
  });
  deps.hub.announce(restored.map((record, i) => changeOf((binned[i] as Binned).name, 'create', record)));
  return restored;
}

async function bringBack(on: Db, viewer: Known, { name, id }: Binned): Promise<AnyRecord> {
  const held = recordsOf(on, name, viewer);
  const record = isId(id) ? await held.claimBinned(id) : undefined;
  if (!record) throw new RecordNotFound(name, id);
  const version = record.version + 1;
  const isBack = await held.write(id, { deleted_date: null, version }).catch((error: unknown) => {
    throw valueTaken(entityNamed(name), error);
  });
  if (!isBack) throw new RecordNotFound(name, id);
  return { ...record, version };
}
