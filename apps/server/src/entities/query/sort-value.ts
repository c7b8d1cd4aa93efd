import { isCleanText, type Shape } from '@alecrim/domain';
import { type RawBuilder, sql } from 'kysely';
import { type Engine, flag } from '../../platform/db/dialect.ts';

/** A value of a column that records are sorted by. */
export type SortValue = string | number | boolean | null;

/** A cursor can be forged: its value must be one that the column could hold, or the database would refuse it. */
export function isSortValue(shape: Shape, value: unknown): value is SortValue {
  if (value === null) return true;
  if (shape === 'text') return typeof value === 'string' && isCleanText(value);
  if (shape === 'number') return Number.isFinite(value);
  return shape === 'boolean' && typeof value === 'boolean';
}

/** The value as a statement compares it with its column. */
export function boundSortValue(engine: Engine, value: SortValue): RawBuilder<unknown> {
  if (typeof value === 'boolean') return sql`${flag(engine, value)}`;
  // As a numeric: PostgreSQL would refuse to compare an integer column with 1.5.
  return typeof value === 'number' ? sql`cast(${value} as numeric)` : sql`${value}`;
}
