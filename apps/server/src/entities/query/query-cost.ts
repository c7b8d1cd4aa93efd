import type { Entity } from '@alecrim/domain';
import type { KnownViewer } from '../../accounts/viewer.ts';
import { columnsOf } from './columns.ts';
import type { ReadParams } from './read-params.ts';

/** How much a query reads: an index, the records, or the lists inside them. */
export type Cost = 'index' | 'records' | 'lists';

// Each is a plan of up to 1 MB.
const FEW = 20;
// Records without their lists are small.
const SOME = 100;
const SHORT_SKIP = 1_000;

/** The cost of a filter. */
export function costOfFilter(entity: Entity, viewer: KnownViewer, query: unknown): Cost {
  const names = namesIn(query);
  const isList = (name: string) => typeof columnsOf(entity).get(name.split('.')[0] ?? '')?.shape === 'object';
  if (names.some(isList)) return 'lists';
  // Only an owner's records lie together in an index.
  return names.length === 0 && viewer.kind === 'user' ? 'index' : 'records';
}

/** The cost of a list, including its order and the skipped records. */
export function costOfReading(
  entity: Entity,
  viewer: KnownViewer,
  { query, sort, limit, skip }: ReadParams,
): Cost {
  const cost = costOfFilter(entity, viewer, query);
  const isInOrder = sort.column.name === 'created_date' || sort.column.name === 'id';
  return cost === 'index' && !(isInOrder && limit <= SOME && skip <= SHORT_SKIP) ? 'records' : cost;
}

/** More than can be read and written down in one go without others feeling it. */
export function isLong(entity: Entity, { limit, columns }: Pick<ReadParams, 'limit' | 'columns'>): boolean {
  const read = columns ?? [...columnsOf(entity).values()];
  return limit > (read.some(({ shape }) => typeof shape === 'object') ? FEW : SOME);
}

/** Every name and operator of a filter, at any depth. */
function namesIn(query: unknown): string[] {
  if (typeof query !== 'object' || query === null) return [];
  if (Array.isArray(query)) return query.flatMap(namesIn);
  return Object.entries(query).flatMap(([name, value]) => [name, ...namesIn(value)]);
}
