import { type EntityName, entityNamed } from '@alecrim/domain';
import type { Known } from '../auth/viewer.ts';
import { decode } from '../db/dialect.ts';
import type { Db } from '../db/tables.ts';
import { RecordNotFound } from '../errors.ts';
import { isId } from '../ids.ts';
import { allColumnsOf } from './columns.ts';
import { encodeCursor, type Position } from './cursor.ts';
import type { PageRequest } from './page-request.ts';
import type { Sort } from './read-params.ts';
import { type Reading, recordsOf } from './repository.ts';
import { asJson, asJsonList, type Row } from './rows.ts';
import type { SortValue } from './sort-value.ts';

/** What a viewer may read, as JSON text: reading is what happens most, and nothing looks inside on the way. */
export function entityReader(db: Db, name: EntityName, viewer: Known) {
  const records = recordsOf(db, name, viewer);
  const all = allColumnsOf(entityNamed(name));
  const textOf = ({ columns = all }: Reading, rows: readonly Row[]) => asJsonList(columns, rows);

  return {
    async get(id: string): Promise<string> {
      const row = isId(id) ? await records.findRow(id) : undefined;
      if (!row) throw new RecordNotFound(name, id);
      return asJson(all, row);
    },

    async list(reading: Reading): Promise<string> {
      return textOf(reading, await records.rows(reading));
    },

    async page({ params, walk, after }: PageRequest): Promise<string> {
      const { limit, sort, columns } = params;
      // The cursor needs the sort value, also where the reader did not ask for that field.
      const read = columns && [...new Set([...columns, sort.column])];
      const rows = await records.rows({ ...params, columns: read, after, limit: limit + 1 });
      const items = rows.slice(0, limit);
      const hasMore = rows.length > items.length;
      const next = hasMore ? encodeCursor(name, walk, positionOf(sort, items.at(-1))) : null;
      return `{"items":${textOf(params, items)},"next_cursor":${JSON.stringify(next)},"has_more":${hasMore}}`;
    },
  };
}

export type EntityReader = ReturnType<typeof entityReader>;

function positionOf({ column }: Sort, last: Row = {}): Position {
  return { value: decode(column.shape, last[column.name]) as SortValue, id: String(last.id) };
}
