import { canonical } from '../../platform/db/canonical.ts';
import { type Engine, flag, isSet } from '../../platform/db/dialect.ts';
import type { BackupTable } from './tables.ts';

export type Row = Record<string, unknown>;

/** A row as the archive shows it: the same on both engines. */
export function asArchived(table: BackupTable, row: Row): Row {
  const { flags = [], json = [], content } = table;
  const archived: Row = { ...row };
  for (const name of flags) if (name in row) archived[name] = isSet(row[name] as boolean | number);
  for (const name of json) if (typeof row[name] === 'string') archived[name] = JSON.parse(row[name]);
  if (content) archived[content.column] = fileName(table, row);
  return archived;
}

/** An archived row as the columns of this engine take it. */
export function asStored(engine: Engine, row: Row): Row {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, stored(engine, value)]));
}

function stored(engine: Engine, value: unknown): unknown {
  if (typeof value === 'boolean') return flag(engine, value);
  const isJson = typeof value === 'object' && value !== null && !Buffer.isBuffer(value);
  return isJson ? canonical(value) : value;
}

const extensions: Record<string, string> = { 'image/webp': 'webp', 'image/png': 'png', 'image/jpeg': 'jpg' };

/** Where a row's bytes lie in the archive, with an ending by which a person can open them. */
function fileName({ content }: BackupTable, row: Row): string {
  const { hash = '', mime = '' } = content ?? {};
  return `files/${row[hash]}.${extensions[String(row[mime])] ?? 'bin'}`;
}
