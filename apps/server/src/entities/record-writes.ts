import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import {
  type Entity,
  type EntityName,
  entityNamed,
  type Field,
  isTooLarge,
  searchable,
  TOKEN_REFUSED,
} from '@alecrim/domain';
import { type KnownViewer, ownerIdOf } from '../accounts/viewer.ts';
import { attachmentChecker } from '../files/attach.ts';
import { isUniqueViolation } from '../platform/db/dialect.ts';
import type { Deps } from '../platform/deps.ts';
import { AppError } from '../platform/errors.ts';
import { invalidInput } from '../platform/http/validate.ts';
import { withDay, withoutCopies } from './measures.ts';
import { ownFoodsReader } from './own-foods.ts';
import { computedFields } from './plan-numbers.ts';
import { personReader } from './plan-nutrients.ts';
import { writtenColumnsOf } from './query/columns.ts';
import { referenceChecker } from './references.ts';
import { restrictionsReader } from './restrictions.ts';
import type { AnyRecord, Row, StoredRow } from './rows.ts';

export interface ChangeRequest {
  id: string;
  /** The patch, or how to make it from the record as it is then. */
  body: Row | ((before: AnyRecord) => Row);
  /** The version that the writer started from; a stale one is refused. */
  version?: number;
}

/** A record before and after a patch. */
export interface PreparedChange {
  /** The record before, as it was read. */
  before: AnyRecord;
  /** The same as it is stored, if it was read like that. */
  row: StoredRow;
  /** The same object as `before` if the patch changes nothing. */
  after: AnyRecord;
  /** The columns that change; empty if the patch changes nothing. */
  values: Row;
}

/** A save that changes nothing makes no version and no new date. */
export const isChange = ({ values }: PreparedChange): boolean => Object.keys(values).length > 0;

/**
 * Prepares rows and changes to be written: validates, checks references and sizes, and adds the computed fields. All of
 * this happens before a transaction begins, because a transaction blocks other writers.
 */
export function writePreparer(
  { db, now, newId, tasks }: Pick<Deps, 'db' | 'now' | 'newId' | 'tasks'>,
  name: EntityName,
  viewer: KnownViewer,
) {
  const entity = entityNamed(name);
  const { searchFields, searchedTexts } = entity;
  const fieldNames = Object.keys(entity.fields);
  const owner = ownerIdOf(viewer);
  const checkReferences = referenceChecker(db, entity, viewer);
  const foodsOf = ownFoodsReader(db);
  const restrictionsOf = restrictionsReader(db);
  const personOf = personReader(db);
  const withFiles = attachmentChecker({ db, now }, entity);

  async function computed(draft: Row, foodOwner: string | null, before?: Row): Promise<Row> {
    const work = { tasks, foods: foodsOf(foodOwner), restrictionsOf, personOf, tenant: owner ?? 'service' };
    return completed(entity, { ...draft, ...(await computedFields(work, name, draft, before)) }, before);
  }

  return {
    /** The row that a create body becomes. */
    async creation(body: Row, isSample = false): Promise<StoredRow> {
      const draft = await withFiles(withDay(name, draftOf(entity, body), body, now()), owner);
      refuseImpossible(entity, draft);
      refuseTooLarge(entity, draft);
      await checkReferences(body, owner);
      const whole = await computed(draft, owner);
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
      await checkReferences(patch, before.created_by_id, before);
      // A form sends every field. An equal value is replaced by the earlier one, so that `===` below finds the changes.
      const isChanged = (key: string) => key in patch && !isDeepStrictEqual(patch[key], before[key]);
      const sent: Row = {};
      for (const key of fieldNames) sent[key] = isChanged(key) ? patch[key] : before[key];
      const merged = await withFiles(withDay(name, sent, patch, now(), before), before.created_by_id, before);
      refuseImpossible(entity, merged, before);
      refuseTooLarge(entity, merged, before);
      const { busca, ...whole } = await computed(merged, before.created_by_id, before);
      const differing = Object.entries(whole).filter(
        ([key, value]) => value !== before[key] && !isDeepStrictEqual(value, before[key]),
      );
      if (differing.length === 0) return { before, row, after: before, values: {} };
      const time = now().toISOString();
      const dates = { updated_date: time, ...contentDate(entity, time, before, whole) };
      // An example that a person has changed is no longer an example: removing the examples keeps it.
      const moved = { version: before.version + 1, is_sample: false, ...dates };
      const after = { ...before, ...whole, ...moved };
      // SQLite writes an index again for every column of it that a statement names, also for the same value.
      const isSearched = searchedTexts || differing.some(([key]) => searchFields.includes(key));
      const values = {
        ...Object.fromEntries(differing),
        ...moved,
        ...(isSearched && { busca }),
        updated_by_id: owner,
      };
      return { before, row, after, values: withoutCopies(name, before, after, values) };
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

// Two names of 300 characters; PostgreSQL indexes at most 2,700 bytes.
const SEARCH_LENGTH = 600;

/** A create body with all fields: a missing one gets the blank's value. */
export function draftOf(entity: Entity, body: Row): Row {
  const draft: Row = {};
  for (const [name, field] of Object.entries(entity.fields))
    draft[name] = (body[name] === undefined ? defaultOf(entity, name) : body[name]) ?? emptyOf(field);
  return draft;
}

/** A form starts with empty texts; a record that was created without the text stores null. */
const defaultOf = (entity: Entity, name: string): unknown =>
  entity.blank[name] === '' ? null : entity.blank[name];

/** A patch in which every null has become the empty value of the field's type. */
function patchOf(entity: Entity, body: Row): Row {
  return Object.fromEntries(
    Object.entries(entity.fields)
      .filter(([name]) => body[name] !== undefined)
      .map(([name, field]) => [name, body[name] ?? emptyOf(field)]),
  );
}

/** The empty value of the field's type: [], false, the first choice, or null. */
function emptyOf({ shape, blank }: Field): unknown {
  if (typeof shape === 'object') return 'listOf' in shape ? [] : null;
  return shape === 'boolean' ? false : blank || null;
}

/** Refuses a record whose values are impossible together, like a body with an invalid field. */
function refuseImpossible({ problemsOf }: Entity, draft: Row, before?: Row): void {
  const problems = problemsOf?.(draft as never, before as never) ?? [];
  if (problems.length > 0) throw invalidInput(problems);
}

/** Call it before anything is computed. A record made of many small changes has the same bounds as a new one. */
export function refuseTooLarge(entity: Entity, draft: Row, before?: Row): void {
  const isOver = isTooLarge(entity.largest, written(entity, draft), before && written(entity, before));
  if (isOver) throw new AppError(entity.largest.failure);
}

/** The draft as it is stored: completed by its entity, with its search text. `before` is the record that changes. */
export function completed(entity: Entity, draft: Row, before?: Row): Row {
  const whole: Row = entity.complete ? entity.complete(draft as never, randomBytes, before as never) : draft;
  const words = entity.searchFields.map((name) => whole[name] ?? '').join(' ');
  const texts = entity
    .searchedTexts?.(whole as never)
    .filter(Boolean)
    .join(' ');
  const busca = texts === undefined ? searchable(words).slice(0, SEARCH_LENGTH) : searchable(texts);
  return { ...whole, busca };
}

/** Computed fields do not count towards the limits. */
function written(entity: Entity, record: Row): Row {
  const values: Row = {};
  for (const { name } of writtenColumnsOf(entity)) values[name] = record[name];
  return values;
}

/** Translates the violation of a unique index; returns any other error as it is. For a token it does not tell the reason. */
export function valueTaken({ onePerOwner }: Entity, error: unknown): unknown {
  if (!isUniqueViolation(error)) return error;
  const problem = onePerOwner
    ? { path: [onePerOwner], message: 'já está em uso.' }
    : { path: ['token_publico'], message: TOKEN_REFUSED };
  return invalidInput([problem]);
}
