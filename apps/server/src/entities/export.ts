import { Readable } from 'node:stream';
import { type EntityName, entityNamed } from '@alecrim/domain';
import Papa from 'papaparse';
import { toCell } from './csv-cells.ts';
import { allColumnsOf, type Column } from './query/columns.ts';
import { type AnyRecord, asRecord, type Row } from './rows.ts';

/** The entity's fields as a spreadsheet that Brazilian Excel opens by a double click: semicolons and a BOM. */
export function csvOf(name: EntityName, records: readonly AnyRecord[]): string {
  const fields = Object.entries(entityNamed(name).fields);
  const data = records.map((record) => fields.map(([key, { shape }]) => toCell(shape, record[key])));
  return `\uFEFF${Papa.unparse({ fields: fields.map(([key]) => key), data }, { delimiter: ';', newline: '\r\n' })}`;
}

/** The same sheet in portions: an export may not fit into memory. */
async function* csvPartsOf(name: EntityName, portions: AsyncIterable<readonly AnyRecord[]>) {
  const header = csvOf(name, []);
  // It ends with a line break even if no line follows.
  yield header;
  let before = '';
  for await (const records of portions) {
    if (records.length === 0) continue;
    yield before + csvOf(name, records).slice(header.length);
    before = '\r\n';
  }
}

async function* jsonPartsOf(portions: AsyncIterable<readonly AnyRecord[]>) {
  let before = '[\n  ';
  for await (const records of portions)
    for (const record of records) {
      yield before + JSON.stringify(record, null, 2).replaceAll('\n', '\n  ');
      before = ',\n  ';
    }
  yield before.startsWith('[') ? '[]' : '\n]';
}

export function exported(
  name: EntityName,
  format: 'csv' | 'json',
  portions: AsyncIterable<readonly Row[]>,
  columns: readonly Column[] = allColumnsOf(entityNamed(name)),
): Readable {
  const records = (async function* () {
    for await (const rows of portions) yield rows.map((row) => asRecord(columns, row));
  })();
  return Readable.from(format === 'json' ? jsonPartsOf(records) : csvPartsOf(name, records), {
    objectMode: false,
  });
}
