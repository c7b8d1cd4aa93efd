import { type Entity, isCleanText } from '@alecrim/domain';
import { canonical } from '../../platform/db/canonical.ts';
import { type Column, columnNamed } from './columns.ts';
import { decodeCursor, invalidCursor, type Position, type Walk } from './cursor.ts';
import { type ReadParams, readParams, single } from './read-params.ts';
import { isSortValue } from './sort-value.ts';

export interface PageRequest {
  params: ReadParams;
  /** Set when the values of one column are wanted instead of records. */
  distinct?: Column;
  /** What the next cursor has to carry. */
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
  // A cursor may be forged: what it carries is read as carefully as what a request says.
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
      sort: `${sort.descending ? '-' : ''}${sort.column.name}`,
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
