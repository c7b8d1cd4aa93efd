import { type EntityName, entityNamed } from '@alecrim/domain';
import type { Known } from '../auth/viewer.ts';
import { decode } from '../db/dialect.ts';
import type { Db } from '../db/tables.ts';
import { RecordNotFound } from '../errors.ts';
import { isId } from '../ids.ts';
import { allColumnsOf } from './columns.ts';
import { encodeCursor } from './cursor.ts';
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

    async page(reading: Reading): Promise<string> {
      const rows = await records.rows({ ...reading, limit: reading.limit + 1 });
      const items = rows.slice(0, reading.limit);
      const hasMore = rows.length > items.length;
      const next = hasMore ? cursorAt(reading, items.at(-1)) : null;
      return `{"items":${textOf(reading, items)},"next_cursor":${JSON.stringify(next)},"has_more":${hasMore}}`;
    },
  };
}

export type EntityReader = ReturnType<typeof entityReader>;

function cursorAt({ sort: { column, descending }, query }: Reading, last: Row = {}): string {
  const position = { value: decode(column.shape, last[column.name]) as SortValue, id: String(last.id) };
  return encodeCursor(position, query, `${descending ? '-' : ''}${column.name}`);
}
