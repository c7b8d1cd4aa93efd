import { Readable } from 'node:stream';
import { type EntityName, entityNamed } from '@alecrim/domain';
import type { KnownViewer } from '../accounts/viewer.ts';
import { decode } from '../platform/db/dialect.ts';
import type { Db } from '../platform/db/tables.ts';
import { RecordNotFound } from '../platform/errors.ts';
import { spendReadBudget, waitForReadBudget } from '../platform/event-loop.ts';
import { isId } from '../platform/ids.ts';
import { allColumnsOf } from './query/columns.ts';
import {
  encodeCursor,
  type ListRequest,
  type PageRequest,
  type Position,
  type SortValue,
} from './query/paging.ts';
import { isLong } from './query/query-cost.ts';
import type { Sort } from './query/read-params.ts';
import { recordsOf } from './repository.ts';
import { listBytes, type Row, recordBytes } from './rows.ts';

/** Reads records as JSON text. Reads are the most frequent requests, and nothing has to parse the records on the way. */
export function entityReader(db: Db, name: EntityName, viewer: KnownViewer) {
  const records = recordsOf(db, name, viewer);
  const entity = entityNamed(name);
  const all = allColumnsOf(entity);

  /** The next portion is made when the client has read the one before. */
  async function* bytesOf(
    { columns = all }: ListRequest,
    portions: AsyncIterable<Row[]>,
    start: string,
    end: () => string,
  ) {
    let before = start;
    for await (const rows of portions)
      if (rows.length > 0) {
        yield listBytes(columns, rows, before, '');
        before = ',';
      }
    yield Buffer.from((before === start ? start : '') + end());
  }

  async function longPage({ params, walk }: PageRequest, request: ListRequest): Promise<Readable> {
    const { portions, hasMore } = await records.longList(request);
    let last: Row | undefined;
    const remembering = async function* () {
      for await (const rows of portions) {
        last = rows.at(-1) ?? last;
        yield rows;
      }
    };
    const end = () => {
      const next = hasMore && last ? encodeCursor(name, walk, positionOf(params.sort, last)) : null;
      return pageEnd(next);
    };
    return streamOf(bytesOf(params, remembering(), PAGE_START, end));
  }

  return {
    async get(id: string): Promise<Buffer> {
      await waitForReadBudget();
      const row = isId(id) ? await records.findRow(id) : undefined;
      if (!row) throw new RecordNotFound(name, id);
      return counted(recordBytes(all, row));
    },

    async list(request: ListRequest): Promise<Buffer | Readable> {
      if (!isLong(entity, request)) {
        await waitForReadBudget();
        return counted(listBytes(request.columns ?? all, await records.rows(request)));
      }
      const { portions } = await records.longList(request);
      return streamOf(bytesOf(request, portions, '[', () => ']'));
    },

    async page(request: PageRequest): Promise<Buffer | Readable> {
      const { params, walk, after } = request;
      const { limit, sort, columns } = params;
      // The cursor needs the sort value even if the client did not select that field.
      const isRead = columns === undefined && all.includes(sort.column);
      const read = isRead ? undefined : [...new Set([...(columns ?? all), sort.column])];
      const list = { ...params, columns: read, after };
      if (isLong(entity, params)) return longPage(request, list);
      await waitForReadBudget();
      const rows = await records.rows({ ...list, limit: limit + 1 });
      const items = rows.slice(0, limit);
      const hasMore = rows.length > items.length;
      const next = hasMore ? encodeCursor(name, walk, positionOf(sort, items.at(-1))) : null;
      return counted(listBytes(columns ?? all, items, PAGE_START, pageEnd(next)));
    },
  };
}

const PAGE_START = '{"items":[';
const pageEnd = (next: string | null) =>
  `],"next_cursor":${JSON.stringify(next)},"has_more":${next !== null}}`;

function counted(bytes: Buffer): Buffer {
  spendReadBudget(bytes.length);
  return bytes;
}

const streamOf = (bytes: AsyncIterable<Buffer>) => Readable.from(bytes, { objectMode: false });

export type EntityReader = ReturnType<typeof entityReader>;

function positionOf({ column }: Sort, last: Row = {}): Position {
  return { value: decode(column.shape, last[column.name]) as SortValue, id: String(last.id) };
}
