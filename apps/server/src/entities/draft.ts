import {
  type Entity,
  type EntityName,
  entities,
  type Field,
  isTooLarge,
  searchable,
  TOKEN_REFUSED,
} from '@alecrim/domain';
import type { Known } from '../accounts/viewer.ts';
import { isUniqueViolation } from '../platform/db/dialect.ts';
import type { Db } from '../platform/db/tables.ts';
import { AppError } from '../platform/errors.ts';
import { invalidInput } from '../platform/http/validate.ts';
import { isId } from '../platform/ids.ts';
import { randomBytes } from '../platform/random-bytes.ts';
import { writtenColumnsOf } from './query/columns.ts';
import { recordsOf } from './repository.ts';
import type { Row } from './rows.ts';

// Two names of 300 characters; PostgreSQL indexes at most 2,700 bytes.
const SEARCH_LENGTH = 600;

/** A create body made whole: what it leaves out takes the blank's value. */
export function draftOf(entity: Entity, body: Row): Row {
  const draft: Row = {};
  for (const [name, field] of Object.entries(entity.fields))
    draft[name] = (body[name] === undefined ? defaultOf(entity, name) : body[name]) ?? emptyOf(field);
  return draft;
}

/** A form starts with empty texts; a record that was created without the text has null there. */
const defaultOf = (entity: Entity, name: string): unknown =>
  entity.blank[name] === '' ? null : entity.blank[name];

/** A patch with every null turned into the field's own way of being empty. */
export function patchOf(entity: Entity, body: Row): Row {
  return Object.fromEntries(
    Object.entries(entity.fields)
      .filter(([name]) => body[name] !== undefined)
      .map(([name, field]) => [name, body[name] ?? emptyOf(field)]),
  );
}

/** Nothing, in the way of the field: no list items, not chosen, or the first of a few words. */
function emptyOf({ shape, blank }: Field): unknown {
  if (typeof shape === 'object') return 'listOf' in shape ? [] : null;
  return shape === 'boolean' ? false : blank || null;
}

/** Refuses a record whose values are impossible together, like a body with an invalid field. */
export function refuseImpossible({ problemsOf }: Entity, draft: Row, before?: Row): void {
  const problems = problemsOf?.(draft as never, before as never) ?? [];
  if (problems.length > 0) throw invalidInput(problems);
}

/** Before anything is computed from it. A record made of many small changes has the same bounds as a new one. */
export function refuseTooLarge(entity: Entity, draft: Row, before?: Row): void {
  const isOver = isTooLarge(entity.largest, written(entity, draft), before && written(entity, before));
  if (isOver) throw new AppError(entity.largest.failure);
}

/** The draft as it is stored: completed, with its search text. */
export function completed(entity: Entity, draft: Row): Row {
  const whole: Row = entity.complete ? entity.complete(draft as never, randomBytes) : draft;
  const words = entity.searchFields.map((name) => whole[name] ?? '').join(' ');
  return { ...whole, busca: searchable(words).slice(0, SEARCH_LENGTH) };
}

/** What the server computes takes no room of what people and programs write. */
function written(entity: Entity, record: Row): Row {
  const values: Row = {};
  for (const { name } of writtenColumnsOf(entity)) values[name] = record[name];
  return values;
}

/** A reference may only point at something the writer may see; a foreign id looks like one that does not exist. */
export function referenceChecker(db: Db, entity: Entity, viewer: Known) {
  const seen = new Set<string>();
  const references = Object.entries(entity.fields).filter(([, field]) => field.refersTo);
  return async (values: Row, current?: Row): Promise<void> => {
    for (const [name, { refersTo = '' }] of references) {
      const id = values[name];
      // What a record already points at may stay, even after its target is gone.
      if (!id || id === current?.[name] || seen.has(`${name} ${id}`)) continue;
      const known = Object.hasOwn(entities, refersTo) && isId(id);
      if (!known || !(await recordsOf(db, refersTo as EntityName, viewer).owns(id)))
        throw new AppError('INVALID_REFERENCE', {
          message: `${name}: o registro indicado não existe.`,
          extra: { reason: 'invalid_reference', field: name },
        });
      seen.add(`${name} ${id}`);
    }
  };
}

/** The refusal of a value that must be unique and is taken; any other error as it is. Of a token, it does not say why. */
export function valueTaken({ onePerOwner }: Entity, error: unknown): unknown {
  if (!isUniqueViolation(error)) return error;
  const problem = onePerOwner
    ? { path: [onePerOwner], message: 'já está em uso.' }
    : { path: ['token_publico'], message: TOKEN_REFUSED };
  return invalidInput([problem]);
}
