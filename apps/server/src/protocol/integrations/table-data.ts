import Papa from 'papaparse';
import { schemaBounds } from '../../platform/http/bounds.ts';
import { departure, type JsonSchema } from './json-schema.ts';

const MAX_ROWS = 5_000;

/** What a JSON or CSV text already says in the shape that was asked for; undefined when it takes more than reading. */
export function dataInText(text: string, name: string, schema: JsonSchema): unknown {
  const clean = text.replace(/^\uFEFF/, '');
  const candidates = /^\s*[[{]/.test(clean)
    ? jsonCandidates(clean)
    : isTable(name)
      ? tableCandidates(clean, schema)
      : [];
  return candidates.find((candidate) => departure(schema, candidate) === undefined);
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
  const rowSchema = (schema.type === 'array' ? schema.items : list?.items) ?? {};
  const { data } = Papa.parse<Record<string, string>>(text, {
    header: true,
    skipEmptyLines: 'greedy',
    preview: MAX_ROWS,
  });
  const rows = data.map((row) => rowOf(row, rowSchema));
  return schema.type === 'array' || key === undefined ? [rows] : [{ [key]: rows }];
}

/** Cells take the type that the schema names; columns that it does not name are left out, and so are empty cells. */
function rowOf(row: Record<string, string>, { properties = {} }: JsonSchema): Record<string, unknown> {
  const cells = Object.entries(properties).map(([name, { type }]) => [name, cellOf(row[name]?.trim(), type)]);
  return Object.fromEntries(cells.filter(([, value]) => value !== undefined));
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
