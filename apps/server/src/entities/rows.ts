import type { BuiltIn, Entity } from '@alecrim/domain';
import { decode, type Engine, encode } from '../platform/db/dialect.ts';
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

/** The entity's own fields, ready to be written. */
export function asColumns(entity: Entity, engine: Engine, values: Row): Row {
  const columns: Row = {};
  for (const [name, field] of Object.entries(entity.fields)) {
    if (Object.hasOwn(values, name)) columns[name] = encode(engine, field.shape, values[name]);
  }
  return columns;
}
