import { Readable } from 'node:stream';
import { type EntityName, entityNamed } from '@alecrim/domain';
import type { Known } from '../accounts/viewer.ts';
import { decode } from '../platform/db/dialect.ts';
import type { Db } from '../platform/db/tables.ts';
import { RecordNotFound } from '../platform/errors.ts';
import { roomInTurn, spendTurn } from '../platform/event-loop-turns.ts';
import { isId } from '../platform/ids.ts';
import { allColumnsOf } from './query/columns.ts';
import { encodeCursor, type Position } from './query/cursor.ts';
import type { PageRequest } from './query/page-request.ts';
import { isLong } from './query/question-cost.ts';
import type { Sort } from './query/read-params.ts';
import type { SortValue } from './query/sort-value.ts';
import { type Reading, recordsOf } from './repository.ts';
import { asJson, asJsonList, type Row } from './rows.ts';

/** What a viewer may read, as JSON text: reading is what happens most, and nothing looks inside on the way. */
export function entityReader(db: Db, name: EntityName, viewer: Known) {
  const records = recordsOf(db, name, viewer);
  const entity = entityNamed(name);
  const all = allColumnsOf(entity);
  const textOf = ({ columns = all }: Reading, rows: readonly Row[]) => asJsonList(columns, rows);

  async function* textsOf({ columns = all }: Reading, portions: AsyncIterable<Row[]>) {
    for await (const rows of portions) if (rows.length > 0) yield asJsonList(columns, rows).slice(1, -1);
  }

  async function longPage({ params, walk }: PageRequest, reading: Reading): Promise<Readable> {
    const { portions, hasMore } = await records.longList(reading);
    let last: Row | undefined;
    const remembering = async function* () {
      for await (const rows of portions) {
        last = rows.at(-1) ?? last;
        yield rows;
      }
    };
    return streamOf('{"items":[', textsOf(params, remembering()), () => {
      const next = hasMore && last ? encodeCursor(name, walk, positionOf(params.sort, last)) : null;
      return `],"next_cursor":${JSON.stringify(next)},"has_more":${next !== null}}`;
    });
  }

  return {
    async get(id: string): Promise<string> {
      await roomInTurn();
      const row = isId(id) ? await records.findRow(id) : undefined;
      if (!row) throw new RecordNotFound(name, id);
      return counted(asJson(all, row));
    },

    async list(reading: Reading): Promise<string | Readable> {
      if (!isLong(entity, reading)) {
        await roomInTurn();
        return counted(textOf(reading, await records.rows(reading)));
      }
      const { portions } = await records.longList(reading);
      return streamOf('[', textsOf(reading, portions), () => ']');
    },

    async page(request: PageRequest): Promise<string | Readable> {
      const { params, walk, after } = request;
      const { limit, sort, columns } = params;
      // The cursor needs the sort value, also where the reader did not ask for that field.
      const read = columns && [...new Set([...columns, sort.column])];
      const reading = { ...params, columns: read, after };
      if (isLong(entity, params)) return longPage(request, reading);
      await roomInTurn();
      const rows = await records.rows({ ...reading, limit: limit + 1 });
      const items = rows.slice(0, limit);
      const hasMore = rows.length > items.length;
      const next = hasMore ? encodeCursor(name, walk, positionOf(sort, items.at(-1))) : null;
      return counted(
        `{"items":${textOf(params, items)},"next_cursor":${JSON.stringify(next)},"has_more":${hasMore}}`,
      );
    },
  };
}

function counted(text: string): string {
  spendTurn(text.length);
  return text;
}

/** Texts with commas between them; each is made when the reader of the answer has room for it. */
function streamOf(start: string, texts: AsyncIterable<string>, end: () => string): Readable {
  return Readable.from(
    (async function* () {
      let before = start;
      for await (const text of texts) {
        yield before + text;
        before = ',';
      }
      yield (before === start ? start : '') + end();
    })(),
    { objectMode: false },
  );
}

export type EntityReader = ReturnType<typeof entityReader>;

function positionOf({ column }: Sort, last: Row = {}): Position {
  return { value: decode(column.shape, last[column.name]) as SortValue, id: String(last.id) };
}
