import { type EntityName, entityNamed } from '@alecrim/domain';
import Papa from 'papaparse';
import { toCell } from './csv-cells.ts';
import type { AnyRecord } from './rows.ts';

/** The entity's fields as a spreadsheet that Brazilian Excel opens by a double click: semicolons and a BOM. */
export function csvOf(name: EntityName, records: readonly AnyRecord[]): string {
  const fields = Object.entries(entityNamed(name).fields);
  const data = records.map((record) => fields.map(([key, { shape }]) => toCell(shape, record[key])));
  return `\uFEFF${Papa.unparse({ fields: fields.map(([key]) => key), data }, { delimiter: ';', newline: '\r\n' })}`;
}
