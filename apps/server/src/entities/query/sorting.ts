import type { Entity } from '@alecrim/domain';
import { sql } from 'kysely';
import type { Engine } from '../../platform/db/dialect.ts';
import type { Position } from './cursor.ts';
import type { Condition } from './json-paths.ts';
import type { Sort } from './read-params.ts';
import { boundSortValue } from './sort-value.ts';

/** Null sorts lowest on both engines; ties are broken by id. */
export function order(entity: Entity, { column, descending }: Sort): Condition {
  const direction = descending ? sql`desc` : sql`asc`;
  const nulls = column.nullable ? (descending ? sql`nulls last` : sql`nulls first`) : sql``;
  return sql`order by ${column.expression} ${direction} ${nulls}, ${sql.ref(`${entity.table}.id`)} ${direction}`;
}

/** The records that come after a position, in the same order as `order` gives. */
export function beyond(
  entity: Entity,
  engine: Engine,
  { column, descending }: Sort,
  { value, id }: Position,
): Condition {
  const idColumn = sql.ref(`${entity.table}.id`);
  const after = descending ? sql`<` : sql`>`;
  const bound = boundSortValue(engine, value);
  if (value === null) {
    const tie = sql`(${column.expression} is null and ${idColumn} ${after} ${id})`;
    return descending ? tie : sql`(${tie} or ${column.expression} is not null)`;
  }
  // Row values let the index start right behind the position.
  if (!column.nullable) return sql`(${column.expression}, ${idColumn}) ${after} (${bound}, ${id})`;
  const rest = descending && column.nullable ? sql` or ${column.expression} is null` : sql``;
  return sql`(${column.expression} ${after} ${bound} or (${column.expression} = ${bound} and ${idColumn} ${after} ${id})${rest})`;
}
