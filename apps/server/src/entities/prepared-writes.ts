import { isDeepStrictEqual } from 'node:util';
import { type Entity, type EntityName, entityNamed } from '@alecrim/domain';
import { type Known, ownerIdOf } from '../accounts/viewer.ts';
import type { Deps } from '../platform/deps.ts';
import { completed, draftOf, patchOf, referenceChecker, refuseImpossible, refuseTooLarge } from './draft.ts';
import { type OwnFoods, ownFoodsReader } from './own-foods.ts';
import { withComputed } from './plan-numbers.ts';
import type { AnyRecord, Row, StoredRow } from './rows.ts';

export interface ChangeRequest {
  id: string;
  /** The patch, or how to make it from the record as it is then. */
  body: Row | ((before: AnyRecord) => Row);
  /** The version that the writer started from; a stale one is refused. */
  version?: number;
}

/** What a record becomes with a patch. */
export interface PreparedChange {
  /** The record before, as it was read. */
  before: AnyRecord;
  /** The same as it is stored, if it was read like that. */
  row: StoredRow;
  /** The same as before, when the patch changes nothing. */
  after: AnyRecord;
  /** The columns that differ from the record before; empty when the patch changes nothing. */
  values: Row;
}

/** A save that changes nothing makes no version and no new date. */
export const isChange = ({ values }: PreparedChange): boolean => Object.keys(values).length > 0;

/**
 * Makes rows and changes ready to be written: validates, checks references and sizes, and computes what the server reads
 * out of a record. All of this happens before a transaction begins, because other writers wait for a transaction.
 */
export function writePreparer(
  { db, now, newId, tasks }: Pick<Deps, 'db' | 'now' | 'newId' | 'tasks'>,
  name: EntityName,
  viewer: Known,
  // Many plans of one request share what was read for the first.
  foodsOf: (ownerId: string | null) => OwnFoods = ownFoodsReader(db),
) {
  const entity = entityNamed(name);
  const fieldNames = Object.keys(entity.fields);
  const owner = ownerIdOf(viewer);
  const checkReferences = referenceChecker(db, entity, viewer);

  const computed = (draft: Row, foods: OwnFoods, before?: Row): Promise<Row> =>
    withComputed({ tasks, foods, who: owner ?? 'service' }, name, draft, before);

  return {
    /** The row that a create body becomes. */
    async creation(body: Row, isSample = false): Promise<StoredRow> {
      const draft = draftOf(entity, body);
      refuseImpossible(entity, draft);
      refuseTooLarge(entity, draft);
      await checkReferences(body);
      const whole = completed(entity, await computed(draft, foodsOf(owner)));
      const time = now().toISOString();
      return {
        ...whole,
        id: newId(),
        created_by_id: owner,
        created_date: time,
        updated_date: time,
        ...contentDate(entity, time),
        updated_by_id: owner,
        version: 1,
        is_sample: isSample,
        made_as_sample: isSample,
      };
    },

    async change(before: AnyRecord, row: StoredRow, body: Row): Promise<PreparedChange> {
      const patch = patchOf(entity, body);
      await checkReferences(patch, before);
      // A form sends every field. An equal value gives way to the earlier one, so that `===` tells below what has changed.
      const isChanged = (key: string) => key in patch && !isDeepStrictEqual(patch[key], before[key]);
      const merged: Row = {};
      for (const key of fieldNames) merged[key] = isChanged(key) ? patch[key] : before[key];
      refuseImpossible(entity, merged, before);
      refuseTooLarge(entity, merged, before);
      const { busca, ...whole } = completed(
        entity,
        await computed(merged, foodsOf(before.created_by_id), before),
      );
      const differing = Object.entries(whole).filter(
        ([key, value]) => value !== before[key] && !isDeepStrictEqual(value, before[key]),
      );
      if (differing.length === 0) return { before, row, after: before, values: {} };
      const time = now().toISOString();
      const dates = { updated_date: time, ...contentDate(entity, time, before, whole) };
      // An example that a person has changed is no longer an example: removing the examples keeps it.
      const moved = { version: before.version + 1, is_sample: false, ...dates };
      return {
        before,
        row,
        after: { ...before, ...whole, ...moved },
        values: { ...Object.fromEntries(differing), ...moved, busca, updated_by_id: owner },
      };
    },
  };
}

/**
 * The server's `content_date`, for entities that have a public link: when the text last changed. A change of the link
 * or of the targets alone leaves it as it was. Nothing for other entities, whose updated_date says the same. Where a value
 * did not change, `before` and `after` hold the same object.
 */
export function contentDate(
  { fields, besideForm, datesContent }: Entity,
  now: string,
  before?: Row,
  after?: Row,
): Row {
  if (!datesContent) return {};
  const isContent = (name: string) => !besideForm.includes(name) && !datesContent.except.includes(name);
  const isSame = (name: string) => before?.[name] === after?.[name];
  const isUnchanged = before !== undefined && Object.keys(fields).filter(isContent).every(isSame);
  return { content_date: isUnchanged ? before.content_date : now };
}
