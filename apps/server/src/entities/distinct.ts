import { type EntityName, entityNamed } from '@alecrim/domain';
import { sql } from 'kysely';
import type { Known } from '../auth/viewer.ts';
import { decode, engineOf } from '../db/dialect.ts';
import type { Db } from '../db/tables.ts';
import { AppError } from '../errors.ts';
import { columnNamed } from './columns.ts';
import { decodeCursor, encodeCursor } from './cursor.ts';
import { compileFilter } from './filter.ts';
import type { ReadParams } from './read-params.ts';
import { readScope } from './repository.ts';
import { boundSortValue, type SortValue } from './sort-value.ts';

/** One page of the different values of a field, in ascending order, nothing left out but null. */
export async function distinctValues(
  db: Db,
  name: EntityName,
  viewer: Known,
  params: ReadParams,
  field: string,
  cursor?: string,
) {
  const entity = entityNamed(name);
  const { expression, shape } = columnNamed(entity, field);
  if (typeof shape === 'object')
    throw new AppError('INVALID_QUERY', { message: `Não é possível listar valores de ${field}.` });
  const mark = `distinct ${field}`;
  const last = cursor === undefined ? null : decodeCursor(cursor, params.query, mark, shape).value;
  const after =
    last === null
      ? sql`${expression} is not null`
      : sql`${expression} > ${boundSortValue(engineOf(db), last)}`;
  const { rows } = await sql<{ value: unknown }>`
    select distinct ${expression} as value from ${sql.table(entity.table)}
    where deleted_date is null and ${readScope(entity, viewer)} and ${compileFilter(entity, engineOf(db), params.query)} and ${after}
    order by value limit ${params.limit + 1}
  `.execute(db);
  const items = rows.slice(0, params.limit).map((row) => decode(shape, row.value));
  const has_more = rows.length > items.length;
  const value = (items.at(-1) ?? null) as SortValue;
  return {
    items,
    next_cursor: has_more ? encodeCursor({ value, id: '' }, params.query, mark) : null,
    has_more,
  };
}
