import Papa from 'papaparse';
import { schemaBounds } from '../../platform/http/bounds.ts';
import type { Task } from '../../platform/tasks.ts';
import { type JsonSchema, mismatch } from './json-schema.ts';

const MAX_ROWS = 5_000;

interface TableInput {
  text: string;
  /** Of the file. */
  name: string;
  schema: JsonSchema;
}

// Measured: half a second for 10 MB.
const CHARACTERS_PER_MS = 10_000;

/** Parses JSON or CSV into the shape of the schema; undefined when the text does not have it. */
export const dataInTextTask: Task<TableInput, unknown> = {
  name: 'read table',
  costMs: ({ text }) => text.length / CHARACTERS_PER_MS,
  run: ({ text, name, schema }) => dataInText(text, name, schema),
};

export function dataInText(text: string, name: string, schema: JsonSchema): unknown {
  const clean = text.replace(/^\uFEFF/, '');
  const candidates = /^\s*[[{]/.test(clean)
    ? jsonCandidates(clean)
    : isTable(name)
      ? tableCandidates(clean, schema)
      : [];
  return candidates.find((candidate) => mismatch(schema, candidate) === undefined);
}

function jsonCandidates(text: string): unknown[] {
  // Reading more would delay every other request.
  if (text.length > schemaBounds.text) return [];
  try {
    return [JSON.parse(text)];
  } catch {
    return [];
  }
}

const isTable = (name: string): boolean => /\.(csv|tsv)$/i.test(name);

/** A table is a list of rows, alone or as the one list of an object. */
function tableCandidates(text: string, schema: JsonSchema): unknown[] {
  const [key, list] =
    Object.entries(schema.properties ?? {}).find(([, inner]) => inner.type === 'array') ?? [];
  const { properties = {} } = (schema.type === 'array' ? schema.items : list?.items) ?? {};
  // Without the parser's own header mode, which compares every name with every other.
  const { data } = Papa.parse<string[]>(text, { skipEmptyLines: 'greedy', preview: MAX_ROWS + 1 });
  const [header = [], ...table] = data;
  const columns = Object.entries(properties).map(([name, { type }]) => ({
    name,
    type,
    at: header.indexOf(name),
  }));
  const rows = table.map((cells) => rowOf(columns, cells));
  return schema.type === 'array' || key === undefined ? [rows] : [{ [key]: rows }];
}

/** Cells take the type that the schema names; columns that it does not name are left out, and so are empty cells. */
function rowOf(columns: readonly TableColumn[], cells: readonly string[]): Record<string, unknown> {
  const values = columns.map(({ name, type, at }) => [name, cellOf(cells[at]?.trim(), type)] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

interface TableColumn {
  name: string;
  type: JsonSchema['type'];
  /** -1 when the table does not have it. */
  at: number;
}

function cellOf(text: string | undefined, type: JsonSchema['type']): unknown {
  if (text === undefined || text === '') return undefined;
  if (type === 'boolean')
    return /^(true|sim|1)$/i.test(text) || (/^(false|não|nao|0)$/i.test(text) ? false : text);
  if (type !== 'number' && type !== 'integer') return text;
  // A Brazilian spreadsheet writes 1.234,5.
  const number = Number(/^-?[\d.]*,\d+$/.test(text) ? text.replaceAll('.', '').replace(',', '.') : text);
  return Number.isNaN(number) ? text : number;
}
