import type { BuiltIn, Entity } from '@alecrim/domain';
import { decode, type Engine, encode, flag } from '../platform/db/dialect.ts';
import type { Column } from './query/columns.ts';

export type Row = Record<string, unknown>;
export type AnyRecord = Row & BuiltIn;
/** A row as its columns hold it: lists are JSON text, flags may be numbers. A record fits too: its lists are read already. */
export type StoredRow = Row & Pick<BuiltIn, 'id' | 'created_by_id'>;

/** A row as the wire shows it; names are the same on both sides, so this is all the mapping there is. */
export function asRecord(columns: Iterable<Column>, row: Row): AnyRecord {
  const record: Row = {};
  for (const { name, shape } of columns) record[name] = decode(shape, row[name]);
  return record as AnyRecord;
}

// The server's own columns that hold yes or no.
const flags = new Set(['is_sample', 'made_as_sample']);

/** Values as the columns take them. */
export function asColumns<R extends Row>({ fields }: Entity, engine: Engine, values: R): R {
  const columns: Row = {};
  for (const name in values) {
    const value = values[name];
    const field = fields[name];
    if (field) columns[name] = encode(engine, field.shape, value);
    else columns[name] = flags.has(name) ? flag(engine, (value as unknown) === true) : value;
  }
  return columns as R;
}
