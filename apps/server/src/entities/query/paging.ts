import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { type Entity, isCleanText, type Shape } from '@alecrim/domain';
import { type RawBuilder, sql } from 'kysely';
import { canonical } from '../../platform/db/canonical.ts';
import { type Engine, flag } from '../../platform/db/dialect.ts';
import { AppError } from '../../platform/errors.ts';
import { type Column, columnNamed, sqlOf } from './columns.ts';
import type { Condition } from './json-paths.ts';
import { type ReadParams, readParams, type Sort, single } from './read-params.ts';

export interface ListRequest extends ReadParams {
  after?: Position;
  /** Only records that the viewer may also change. */
  onlyWritable?: boolean;
}

export interface PageRequest {
  params: ReadParams;
  /** Set when the values of one column are wanted instead of records. */
  distinct?: Column;
  /** The content of the next cursor. */
  walk: Walk;
  after?: Position;
}

type Raw = Record<string, unknown>;
type Asked = Pick<PageRequest, 'params' | 'distinct' | 'walk'>;

/** The first page, as its parameters say, or a later one, as its cursor says. */
export function pageRequest(entity: Entity, raw: Raw): PageRequest {
  const cursor = single(raw, 'cursor');
  if (cursor === undefined) return asked(entity, raw);
  const { walk, value, id } = decodeCursor(entity.name, cursor);
  // A cursor can be forged: its content is validated like the parameters of a request.
  const page = asked(entity, { ...walk, limit: raw.limit });
  refuseOtherWalk(page.walk, asked(entity, raw).walk, raw);
  const { shape } = page.distinct ?? page.params.sort.column;
  if (typeof id !== 'string' || !isCleanText(id) || !isSortValue(shape, value)) throw invalidCursor();
  return { ...page, after: { value, id } };
}

function asked(entity: Entity, raw: Raw): Asked {
  const params = readParams(entity, { limit: '100', ...raw });
  const { query, sort, columns } = params;
  const distinct = single(raw, 'distinct');
  return {
    params,
    ...(distinct && { distinct: columnNamed(entity, distinct) }),
    walk: {
      q: canonical(query),
      sort: `${sort.descending ? '-' : ''}${sort.name}`,
      fields: columns
        ?.map(({ name }) => name)
        .sort()
        .join(','),
      distinct,
    },
  };
}

function refuseOtherWalk(walk: Walk, given: Walk, raw: Raw): void {
  for (const name of ['q', 'sort', 'fields', 'distinct'] as const)
    if (single(raw, name) !== undefined && given[name] !== walk[name])
      throw invalidCursor(
        `O cursor é de outra consulta: ${name} mudou. Nas páginas seguintes, envie só cursor e limit.`,
      );
}

/** The query of all pages of one walk, normalized so that two requests can be compared. */
interface Walk {
  q?: string;
  sort?: string;
  fields?: string;
  distinct?: string;
}

/** Where a page ended: the sort value and id of its last record. */
export interface Position {
  value: SortValue;
  id: string;
}

// The longest filter and the longest text that records can be sorted by, as JSON. Nothing larger is unpacked.
const MAX_CONTENT = 128 * 1024;

/**
 * A cursor holds only what the client sent and received, and grants nothing: it is neither signed nor secret, and the viewer's own
 * scope is applied to every page. Packed, it is about as long as the filter was in the address of the first page.
 */
export function encodeCursor(entity: string, { q, sort, fields, distinct }: Walk, { value, id }: Position) {
  const content = [entity, q, sort, fields, distinct, value, id];
  return deflateRawSync(JSON.stringify(content)).toString('base64url');
}

/** The walk and the position as the cursor says. A client can forge a cursor, so both must be checked. */
function decodeCursor(entity: string, cursor: string): { walk: Walk; value: unknown; id: unknown } {
  const content = unpacked(cursor);
  if (!Array.isArray(content) || content[0] !== entity) throw invalidCursor();
  const [, q, sort, fields, distinct, value, id] = content;
  const walk = {
    q: q ?? undefined,
    sort: sort ?? undefined,
    fields: fields ?? undefined,
    distinct: distinct ?? undefined,
  };
  return { walk, value, id };
}

function unpacked(cursor: string): unknown {
  try {
    const packed = Buffer.from(cursor, 'base64url');
    return JSON.parse(inflateRawSync(packed, { maxOutputLength: MAX_CONTENT }).toString('utf8'));
  } catch {
    throw invalidCursor();
  }
}

const invalidCursor = (message = 'O cursor não vale para esta consulta.') =>
  new AppError('INVALID_QUERY', { message, extra: { reason: 'invalid_cursor' } });

/** Null sorts lowest on both engines; ties are broken by id. */
export function order(entity: Entity, { column, descending }: Sort): Condition {
  const direction = descending ? sql`desc` : sql`asc`;
  const nulls = column.nullable ? (descending ? sql`nulls last` : sql`nulls first`) : sql``;
  return sql`order by ${column.expression} ${direction} ${nulls}, ${sqlOf(entity).id} ${direction}`;
}

/** The records that come after a position, in the same order as `order` gives. */
export function beyond(
  entity: Entity,
  engine: Engine,
  { column, descending }: Sort,
  { value, id }: Position,
): Condition {
  const { id: idColumn } = sqlOf(entity);
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

/** A value of a column that records are sorted by. */
export type SortValue = string | number | boolean | null;

/** A cursor can be forged: its value must be one that the column could hold, or the database would refuse it. */
function isSortValue(shape: Shape, value: unknown): value is SortValue {
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
