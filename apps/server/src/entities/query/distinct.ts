import { type EntityName, entityNamed } from '@alecrim/domain';
import { sql } from 'kysely';
import type { Known } from '../../accounts/viewer.ts';
import { ask } from '../../platform/db/ask.ts';
import { decode, engineOf } from '../../platform/db/dialect.ts';
import type { Db } from '../../platform/db/tables.ts';
import { AppError } from '../../platform/errors.ts';
import { askedBy, type Column, columnNamed } from './columns.ts';
import { encodeCursor } from './cursor.ts';
import { compileFilter } from './filter.ts';
import { askerOf, readScope } from './owner-scope.ts';
import type { PageRequest } from './page-request.ts';
import { costOfFilter } from './question-cost.ts';
import { ownAddressAsId } from './shared-owner.ts';
import { boundSortValue, type SortValue } from './sort-value.ts';

/** One page of the different values of a column, in ascending order, nothing left out but null. */
export async function distinctValues(
  db: Db,
  name: EntityName,
  viewer: Known,
  { params, walk, after }: PageRequest,
  { name: field }: Column,
) {
  const entity = askedBy(entityNamed(name), viewer);
  const { expression, shape } = columnNamed(entity, field);
  if (typeof shape === 'object')
    throw new AppError('INVALID_QUERY', { message: `Não é possível listar valores de ${field}.` });
  const last = after?.value ?? null;
  const beyond =
    last === null
      ? sql`${expression} is not null`
      : sql`${expression} > ${boundSortValue(engineOf(db), last)}`;
  const cost = costOfFilter(entity, viewer, params.query) === 'lists' ? 'lists' : 'records';
  const { rows } = await ask(
    db,
    askerOf(viewer, cost),
    sql<{ value: unknown }>`
    select distinct ${expression} as value from ${sql.table(entity.table)}
    where deleted_date is null and ${readScope(entity, viewer)} and ${compileFilter(entity, engineOf(db), ownAddressAsId(entity, viewer, params.query))} and ${beyond}
    order by value limit ${params.limit + 1}`,
  );
  const items = rows.slice(0, params.limit).map((row) => decode(shape, row.value));
  const has_more = rows.length > items.length;
  const value = (items.at(-1) ?? null) as SortValue;
  return {
    items,
    next_cursor: has_more ? encodeCursor(name, walk, { value, id: '' }) : null,
    has_more,
  };
}
