import { isDeepStrictEqual } from 'node:util';
import { type EntityName, entityNamed } from '@alecrim/domain';
import { type Known, ownerIdOf } from '../accounts/viewer.ts';
import type { Db } from '../platform/db/tables.ts';
import type { Deps } from '../platform/deps.ts';
import { computedFor } from './computed-fields.ts';
import { contentDate } from './content-date.ts';
import { completed, patchOf, referenceChecker, refuseImpossible } from './draft.ts';
import type { OwnFoods } from './own-foods.ts';
import type { AnyRecord, Row } from './rows.ts';

export interface ChangedRecord {
  after: AnyRecord;
  /** The columns that differ from the record before. */
  values: Row;
}

/** What a record becomes with a patch. Nothing is written. */
export async function changedRecord(
  { db, now }: Pick<Deps, 'now'> & { db: Db },
  name: EntityName,
  viewer: Known,
  before: AnyRecord,
  body: Row,
  foods: OwnFoods,
): Promise<ChangedRecord> {
  const entity = entityNamed(name);
  const patch = patchOf(entity, body);
  await referenceChecker(db, entity, viewer)(patch, before);
  const names = Object.keys(entity.fields);
  // A form sends every field. An equal value gives way to the earlier one, so that `===` tells below what has changed.
  const isChanged = (key: string) => key in patch && !isDeepStrictEqual(patch[key], before[key]);
  const merged = Object.fromEntries(names.map((key) => [key, isChanged(key) ? patch[key] : before[key]]));
  refuseImpossible(entity, merged);
  const { busca, ...whole } = completed(entity, await computedFor(name, merged, foods, before), before);
  const time = now().toISOString();
  const dates = { updated_date: time, ...contentDate(entity, time, before, whole) };
  // An example that a person has changed is no longer an example: removing the examples keeps it.
  const moved = { version: before.version + 1, is_sample: false, ...dates };
  const differing = Object.entries(whole).filter(([key, value]) => value !== before[key]);
  return {
    after: { ...before, ...whole, ...moved },
    values: { ...Object.fromEntries(differing), ...moved, busca, updated_by_id: ownerIdOf(viewer) },
  };
}
